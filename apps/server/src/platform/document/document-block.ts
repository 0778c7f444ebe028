import { stripControlCharacters } from './strip-control-characters.ts';
import { wrapLines, type DocumentWeight } from './document-typeface.ts';

const MM = 72 / 25.4;

/** A4 in points, and where texts stand on it. */
export const PAGE = {
  width: 210 * MM,
  height: 297 * MM,
  left: 18 * MM,
  right: 192 * MM,
  top: 18 * MM,
  bottom: 276 * MM,
  /** Baseline of the page number. */
  foot: 285 * MM,
} as const;

/** Red, green and blue as PDF writes them. */
export const COLOUR = {
  ink: '0.063 0.094 0.157',
  quiet: '0.278 0.329 0.404',
  line: '0.835 0.855 0.882',
  soft: '0.933 0.945 0.961',
  brand: '0.043 0.373 0.8',
  sail: '0.961 0.647 0.141',
  white: '1 1 1',
} as const;

/** Something drawn, in points from the page's top left corner; texts stand on `y`. */
export type Mark =
  | { kind: 'text'; text: string; x: number; y: number; weight: DocumentWeight; size: number; colour: string }
  | { kind: 'box'; x: number; y: number; width: number; height: number; colour: string }
  | { kind: 'brand'; x: number; y: number; size: number };

/** A strip across the page that is never torn. */
export interface Block {
  height: number;
  marks: (top: number) => Mark[];
}

/** Several blocks as one, below one another. */
export function stackBlocks(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, block) => sum + block.height, 0),
    marks: (top) => {
      let y = top;
      return blocks.flatMap((block) => {
        const marks = block.marks(y);
        y += block.height;
        return marks;
      });
    },
  };
}

/** A line over the page's whole width, its lower edge at `y`. */
export function drawRule(y: number, line: number, colour: string): Mark {
  return { kind: 'box', x: PAGE.left - 4, y: y - line, width: PAGE.right - PAGE.left + 8, height: line, colour };
}

export interface TextPlace {
  x?: number;
  width?: number;
  before?: number;
  after?: number;
  colour?: string;
}

/** A text that wraps, over the page's width unless `place` says less. */
export function textBlock(text: string, weight: DocumentWeight, size: number, place: TextPlace = {}): Block {
  const { x = PAGE.left, width = PAGE.right - PAGE.left, before = 0, after = 0, colour = COLOUR.ink } = place;
  const lines = wrapLines(stripControlCharacters(text), weight, size, width);
  const line = size * 1.4;
  return {
    height: before + lines.length * line + after,
    marks: (top) =>
      lines.map((shown, index) => ({
        kind: 'text',
        text: shown,
        x,
        y: top + before + index * line + size * 1.02,
        weight,
        size,
        colour,
      })),
  };
}
