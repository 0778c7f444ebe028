import { stripControlCharacters } from '../../../../platform/document/strip-control-characters.ts';
import { createCanvas, PAGE_HEIGHT, PAGE_WIDTH, type LabelCanvas, type LabelPage } from './label-page.ts';
import { wrapText } from './text-fit.ts';
import type { Weight } from './label-typeface.ts';

/** A parcel without a label, and why. */
export interface MissingLabel {
  /** Its number and whom it is for. */
  name: string;
  reason: string;
}

export interface CoverSheet {
  title: string;
  text: string;
  missing: readonly MissingLabel[];
  /** Said on the last sheet when not all fit. */
  moreText: (count: number) => string;
}

/** More parcels than these are counted, not listed: a roll of labels is no place for thousands of lines. */
const MOST_LISTED = 100;
const TITLE = 14;
const NAME = 9;
const REASON = 8;
const LEADING = 1.35;
const GAP = 6;

/** What lies before the labels when some are missing, on the paper of the labels (volume 4 'Printing'). */
export function layoutCover({ title, text, missing, moreText }: CoverSheet): LabelPage[] {
  const listed = missing.slice(0, MOST_LISTED);
  const left = missing.length - listed.length;
  const sheets: LabelCanvas[] = [];
  let y = PAGE_HEIGHT;
  const put = (lines: readonly Line[]): void => {
    const height = lines.reduce((sum, { size }) => sum + size * LEADING, 0);
    if (sheets.length === 0 || y + height > PAGE_HEIGHT) {
      sheets.push(createCanvas());
      y = 0;
    }
    for (const { text: line, size, weight } of lines) {
      sheets.at(-1)?.text(line, 0, y + size, PAGE_WIDTH, size, { weight, field: line });
      y += size * LEADING;
    }
    y += GAP;
  };
  put([...linesOf(title, 'bold', TITLE), ...linesOf(text, 'medium', NAME)]);
  for (const { name, reason } of listed) put([...linesOf(name, 'bold', NAME), ...linesOf(reason, 'medium', REASON)]);
  if (left > 0) put(linesOf(moreText(left), 'medium', NAME));
  return sheets;
}

interface Line {
  text: string;
  size: number;
  weight: Weight;
}

function linesOf(text: string, weight: Weight, size: number): Line[] {
  return wrapText(stripControlCharacters(text), weight, size, PAGE_WIDTH).map((line) => ({ text: line, size, weight }));
}
