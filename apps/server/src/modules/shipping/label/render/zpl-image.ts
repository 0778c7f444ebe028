import type { Glyph } from 'fontkit';
import { glyphsOf } from '../../../../platform/document/typeface.ts';
import { runsOf, type Weight } from './label-typeface.ts';

/** A one-bit picture: rows of whole bytes, 1 is black. `left` and `top` place it from the start of the text's baseline, in dots. */
export interface Bitmap {
  width: number;
  height: number;
  left: number;
  top: number;
  rows: Uint8Array[];
}

/** One straight piece of an outline; `turn` is +1 downwards and -1 upwards. */
interface Edge {
  x: number;
  top: number;
  bottom: number;
  slope: number;
  turn: number;
}

const CURVE_STEPS = 6;

/** Draws one line of text in dots, `size` dots to the em, as a thermal head prints it. Null for a text without ink. */
export function rasterText(text: string, weight: Weight, size: number): Bitmap | null {
  const edges = edgesOf(text, weight, size);
  if (edges.length === 0) return null;
  let [x_min, x_max, y_min, y_max] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, top, bottom, slope } of edges) {
    const end = x + slope * (bottom - top);
    x_min = Math.min(x_min, x, end);
    x_max = Math.max(x_max, x, end);
    y_min = Math.min(y_min, top);
    y_max = Math.max(y_max, bottom);
  }
  const [left, top] = [Math.floor(x_min), Math.floor(y_min)];
  const [width, height] = [Math.ceil(x_max) - left, Math.ceil(y_max) - top];
  const crossings = Array.from({ length: height }, (): number[] => []);
  for (const edge of edges) {
    for (let row = Math.ceil(edge.top - top - 0.5); row + 0.5 < edge.bottom - top; row += 1) {
      const x = edge.x + edge.slope * (top + row + 0.5 - edge.top) - left;
      crossings[row]?.push(Math.round(x * FINENESS) * 2 + (edge.turn > 0 ? 1 : 0));
    }
  }
  return { width, height, left, top, rows: crossings.map((row) => fillRow(row, width)) };
}

/** Steps of a dot in which a crossing is kept: as one whole number with its direction in the last bit, rows sort fast. */
const FINENESS = 256;

/** Dots whose centre is inside the outlines, by the nonzero rule: letters and their accents overlap. */
function fillRow(crossings: number[], width: number): Uint8Array {
  const bits = new Uint8Array(Math.ceil(width / 8));
  crossings.sort((one, other) => one - other);
  let winding = 0;
  crossings.forEach((crossing, index) => {
    winding += (crossing & 1) === 1 ? 1 : -1;
    const next = crossings[index + 1];
    if (winding === 0 || next === undefined) return;
    const end = (next >> 1) / FINENESS;
    for (let x = Math.ceil((crossing >> 1) / FINENESS - 0.5); x + 0.5 < end; x += 1) {
      bits[x >> 3] = (bits[x >> 3] ?? 0) | (0x80 >> (x & 7));
    }
  });
  return bits;
}

function edgesOf(text: string, weight: Weight, size: number): Edge[] {
  const edges: Edge[] = [];
  let canvas = 0;
  for (const run of runsOf(text, weight)) {
    const scale = (size * run.face.scale) / run.face.font.unitsPerEm;
    for (const { glyph, advance, x_offset, y_offset } of glyphsOf(run)) {
      for (const contour of contoursOf(glyph))
        addContour(edges, contour, canvas + x_offset * scale, -y_offset * scale, scale);
      canvas += advance * scale;
    }
  }
  return edges;
}

function addContour(edges: Edge[], contour: readonly number[], x: number, y: number, scale: number): void {
  for (let at = 0; at + 3 < contour.length; at += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [contour[at], contour[at + 1], contour[at + 2], contour[at + 3]];
    if (y0 === y1) continue;
    // Font units count upwards, dots downwards.
    const slope = (x1 - x0) / (y0 - y1);
    if (y0 > y1) edges.push({ x: x + x0 * scale, top: y - y0 * scale, bottom: y - y1 * scale, slope, turn: 1 });
    else edges.push({ x: x + x1 * scale, top: y - y1 * scale, bottom: y - y0 * scale, slope, turn: -1 });
  }
}

const contours = new WeakMap<Glyph, number[][]>();

/** A glyph's outline in font units as closed chains of x, y, x, y, ...; curves are cut into short lines once per glyph. */
function contoursOf(glyph: Glyph): number[][] {
  const known = contours.get(glyph);
  if (known) return known;
  const made: number[][] = [];
  for (const { command, args } of glyph.path.commands) {
    const open = made.at(-1);
    if (command === 'moveTo') made.push([...args]);
    else if (open && command === 'closePath') open.push(open[0] ?? 0, open[1] ?? 0);
    else if (open) open.push(...curve([...open.slice(-2), ...args]));
  }
  contours.set(glyph, made);
  return made;
}

/** A Bezier curve of any degree, by de Casteljau, without its first point; a straight line is its own only step. */
function curve(points: readonly number[]): number[] {
  if (points.length <= 4) return points.slice(2);
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS;
    let level = points;
    while (level.length > 2)
      level = level.slice(2).map((value, index) => (level[index] ?? 0) + (value - (level[index] ?? 0)) * t);
    return level;
  }).flat();
}

/** The bitmap as a ^GF field: hexadecimal, with ZPL's own shortening of repeated digits and rows. */
export function graphicField(bitmap: Bitmap): string {
  const per_row = Math.ceil(bitmap.width / 8);
  const total = per_row * bitmap.height;
  let above = '';
  const data = bitmap.rows.map((row) => {
    const digits = Buffer.from(row).toString('hex').toUpperCase();
    if (digits === above) return ':';
    above = digits;
    return shorten(digits);
  });
  return `^GFA,${total},${total},${per_row},${data.join('')}`;
}

/** 'g' to 'z' stand for 20 to 400 repeats, 'G' to 'Y' for 1 to 19; ',' and '!' fill a row with white and black. */
function shorten(digits: string): string {
  const last = digits.at(-1);
  let end = digits.length;
  while (end > 0 && (last === '0' || last === 'F') && digits[end - 1] === last) end -= 1;
  const rest_of_row = end === digits.length ? '' : last === '0' ? ',' : '!';
  const shortened = digits.slice(0, end).replace(/([0-9A-F])\1{2,}/gu, (run, digit: string) => {
    const scores = Math.min(20, Math.floor(run.length / 20));
    const units = Math.min(19, run.length - 20 * scores);
    const rest = run.length - 20 * scores - units;
    return (
      (scores > 0 ? String.fromCharCode(0x66 + scores) : '') +
      (units > 0 ? String.fromCharCode(0x46 + units) : '') +
      digit +
      digit.repeat(rest)
    );
  });
  return shortened + rest_of_row;
}
