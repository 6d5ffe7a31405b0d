// Four rows of fields: across where there is room, running downwards on a phone held upright.

/** Up to this width of the board, in px, rows run downwards. */
const NARROW = 620;

export interface Rows {
  tall: boolean;
  /** Of the whole drawing. */
  width: number;
  height: number;
  /** Of a field. */
  w: number;
  h: number;
  /** The upper left corner of the field at this position of this row, both counted from 0. */
  at: (row: number, position: number) => { x: number; y: number };
}

interface Measures {
  /** From field to field along a row, from row to row, the size of a field. */
  step: number;
  pitch: number;
  w: number;
  h: number;
  /** Beside the fields: at both ends of a row, and outside the first and the last row. */
  ends: number;
  sides: number;
}

/** `count` fields a row; `width` is what the board has. While that is not known yet, what the window has: a phone's board
 * is not to be drawn for a desk first. */
export function rows(count: number, width: number, wide: Measures, narrow: Measures): Rows {
  const tall = (width || innerWidth) < NARROW;
  const { step, pitch, w, h, ends, sides } = tall ? narrow : wide;
  const along = 2 * ends + (count - 1) * step + (tall ? h : w);
  const across = 2 * sides + 3 * pitch + (tall ? w : h);
  return {
    tall,
    width: tall ? across : along,
    height: tall ? along : across,
    w,
    h,
    at: (row, position) =>
      tall ? { x: sides + row * pitch, y: ends + position * step } : { x: ends + position * step, y: sides + row * pitch },
  };
}
