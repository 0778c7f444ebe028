import { stripControlCharacters } from '../../../../platform/document/strip-control-characters.ts';
import {
  createCanvas,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type LabelCanvas,
  type LabelPage,
  type LabelPicture,
} from './label-page.ts';
import type { Weight } from './label-typeface.ts';
import { wrapText } from './text-fit.ts';

export interface FlowText {
  text: string;
  weight: Weight;
  size: number;
}

const LEADING = 1.35;
const GAP = 6;

/** Paragraphs one below the other, on as many label sheets as they need; what belongs together is never torn. A picture stands above the first. */
export function flowSheets(
  paragraphs: readonly (readonly FlowText[])[],
  picture: LabelPicture | null = null,
): LabelPage[] {
  const sheets: LabelCanvas[] = [];
  let y = PAGE_HEIGHT;
  if (picture !== null) {
    const first = createCanvas();
    first.marks.push({ kind: 'picture', x: 0, y: 0, picture });
    sheets.push(first);
    y = picture.height + GAP;
  }
  for (const paragraph of paragraphs) {
    const lines = paragraph.flatMap(({ text, weight, size }) =>
      wrapText(stripControlCharacters(text), weight, size, PAGE_WIDTH).map((line) => ({ line, weight, size })),
    );
    const height = lines.reduce((sum, { size }) => sum + size * LEADING, 0);
    if (sheets.length === 0 || y + height > PAGE_HEIGHT) {
      sheets.push(createCanvas());
      y = 0;
    }
    for (const { line, weight, size } of lines) {
      sheets.at(-1)?.text(line, 0, y + size, PAGE_WIDTH, size, { weight });
      y += size * LEADING;
    }
    y += GAP;
  }
  return sheets;
}
