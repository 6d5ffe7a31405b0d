// Colours, and the sign that each has besides: colour never carries meaning alone. The values are in board.css, chosen
// so that they stay apart for people who see no red, no green or no blue.

/** yellow, red, blue, green, orange, purple; grey for jokers, cream and dark for tiles without a colour. */
export type Hue = "y" | "r" | "b" | "g" | "o" | "p" | "x" | "w" | "k";

/** Outlines in a square from -10 to 10. */
export const OUTLINES = {
  circle: "M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z",
  triangle: "M0-9.5 9.5 7.5-9.5 7.5Z",
  square: "M-7.8-7.8H7.8V7.8H-7.8Z",
  diamond: "M0-10.5 9 0 0 10.5-9 0Z",
  wide: "M-10-3.6H10V3.6H-10Z",
  tall: "M-3.6-10H3.6V10H-3.6Z",
  star: "M0-10 2.6-3.5 9.5-3.1 4.2 1.3 5.9 8.1 0 4.4-5.9 8.1-4.2 1.3-9.5-3.1-2.6-3.5Z",
  sun: "M0-10 2.6-6 7-7 6-2.6 10 0 6 2.6 7 7 2.6 6 0 10-2.6 6-7 7-6 2.6-10 0-6-2.6-7-7-2.6-6Z",
  heart: "M0 9C-16-2-7-14 0-5 7-14 16-2 0 9Z",
  moon: "M3-9.5A9.5 9.5 0 1 0 9 4.5 8 8 0 0 1 3-9.5Z",
  cloud: "M-5.5 6.5A4.5 4.5 0 0 1-6-2.4 6 6 0 0 1 5-4 5.3 5.3 0 0 1 5.5 6.5Z",
} as const;
export type Shape = keyof typeof OUTLINES;

export const MARKS: Partial<Record<Hue, Shape>> = {
  y: "circle",
  r: "triangle",
  b: "square",
  g: "diamond",
  p: "wide",
  o: "tall",
};

/** The first letter of a tile's or a field's name, where that is a colour. */
export function hueOf(name: string): Hue {
  const letter = name[0] ?? "";
  return "yrbgopxwk".includes(letter) ? (letter as Hue) : "w";
}
