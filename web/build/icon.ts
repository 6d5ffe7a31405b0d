// The page's icon, drawn once as a list of shapes: as SVG for browsers, as PNG for the home screens of phones, which
// take nothing else. With a dot, it says in the browser's tab that it is our turn.

import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

type Colour = `#${string}`;

/** A rectangle with round corners around x, y, turned by so many degrees; with r = w / 2 = h / 2 a circle. */
interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  r: number;
  turn?: number;
  fill: Colour;
}

const SIDE = 64; // all measures are parts of this
const EDGE = 1.5; // dark wood around a tile

const tile = (x: number, y: number, turn: number, fill: Colour): Shape[] => [
  { x, y, w: 25 + 2 * EDGE, h: 31 + 2 * EDGE, r: 6.5, turn, fill: "#7a5228" },
  { x, y, w: 25, h: 31, r: 5.2, turn, fill },
];
const disc = (x: number, y: number, r: number, fill: Colour): Shape => ({ x, y, w: 2 * r, h: 2 * r, r, fill });

const TABLE: Shape = { x: 32, y: 32, w: 64, h: 64, r: 14, fill: "#25694a" };
const FULL: Shape = { ...TABLE, r: 0 }; // a phone cuts it to its own shape
const TILES = [
  ...tile(23.5, 34, -12, "#e2bd89"),
  ...tile(39, 30.5, 9, "#f7e9cd"),
  disc(39, 30.5, 7, "#b3331f"),
];
const DOT = [disc(51, 51, 13, "#fdfaf3"), disc(51, 51, 10, "#e8931a")];

export const ICON = [TABLE, ...TILES];
const TURN = [...ICON, ...DOT];
const PHONE = [FULL, ...TILES.map((shape) => smaller(shape, 0.82))];

function smaller(shape: Shape, by: number): Shape {
  const middle = SIDE / 2;
  const { x, y, w, h, r } = shape;
  return { ...shape, x: middle + (x - middle) * by, y: middle + (y - middle) * by, w: w * by, h: h * by, r: r * by };
}

export function svg(shapes: Shape[]): string {
  const drawn = shapes.map(
    ({ x, y, w, h, r, turn, fill }) =>
      `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="${r}" fill="${fill}"` +
      (turn ? ` transform="rotate(${turn} ${x} ${y})"/>` : "/>"),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${drawn.join("")}</svg>\n`;
}

function within({ x, y, w, h, r, turn = 0 }: Shape, px: number, py: number): boolean {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [px - x, py - y];
  const ax = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle));
  const ay = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle));
  const [ox, oy] = [ax - (w / 2 - r), ay - (h / 2 - r)]; // beyond the corner's middle
  return ox <= 0 || oy <= 0 ? ax <= w / 2 && ay <= h / 2 : ox * ox + oy * oy <= r * r;
}

const FINE = 4; // samples a pixel, each way

/** Red, green, blue and how much covers the ground. */
function pixel(shapes: Shape[], column: number, row: number, size: number): [number, number, number, number] {
  const sum = [0, 0, 0];
  let seen = 0;
  for (let i = 0; i < FINE * FINE; i++) {
    const x = ((column + ((i % FINE) + 0.5) / FINE) * SIDE) / size;
    const y = ((row + (Math.floor(i / FINE) + 0.5) / FINE) * SIDE) / size;
    const shape = shapes.findLast((one) => within(one, x, y));
    if (!shape) continue;
    seen++;
    for (let part = 0; part < 3; part++) sum[part]! += parseInt(shape.fill.slice(1 + 2 * part, 3 + 2 * part), 16);
  }
  const [red = 0, green = 0, blue = 0] = sum.map((one) => Math.round(one / (seen || 1)));
  return [red, green, blue, Math.round((255 * seen) / (FINE * FINE))];
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

export function png(shapes: Shape[], size: number): Buffer {
  const lines = Buffer.alloc(size * (1 + 4 * size)); // each begins with a 0: no filter
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      lines.set(pixel(shapes, column, row, size), row * (1 + 4 * size) + 1 + 4 * column);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8); // 8 bits for each of four colours
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

const FILES: Record<string, () => string | Buffer> = {
  "icon.svg": () => svg(ICON),
  "icon-turn.svg": () => svg(TURN),
  "icon-192.png": () => png(ICON, 192),
  "icon-512.png": () => png(ICON, 512),
  "icon-phone.png": () => png(PHONE, 512),
  "apple-touch-icon.png": () => png(PHONE, 180),
};

export function icon(): Plugin {
  return {
    name: "icon",
    generateBundle() {
      for (const [fileName, draw] of Object.entries(FILES)) this.emitFile({ type: "asset", fileName, source: draw() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").slice(1).split("?")[0] ?? "";
        if (!FILES[name]) return next();
        response.setHeader("Content-Type", name.endsWith(".svg") ? "image/svg+xml" : "image/png");
        response.end(FILES[name]());
      });
    },
  };
}
