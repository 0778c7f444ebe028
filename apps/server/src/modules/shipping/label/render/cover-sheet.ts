import { flowSheets, type FlowText } from './flow-sheets.ts';
import type { LabelPage } from './label-page.ts';

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

/** What lies before the labels when some are missing, on the paper of the labels (volume 4 'Printing'). */
export function layoutCover({ title, text, missing, moreText }: CoverSheet): LabelPage[] {
  const listed = missing.slice(0, MOST_LISTED);
  const left = missing.length - listed.length;
  return flowSheets([
    [
      { text: title, weight: 'bold', size: TITLE },
      { text, weight: 'medium', size: NAME },
    ],
    ...listed.map(({ name, reason }): FlowText[] => [
      { text: name, weight: 'bold', size: NAME },
      { text: reason, weight: 'medium', size: REASON },
    ]),
    ...(left > 0 ? [[{ text: moreText(left), weight: 'medium' as const, size: NAME }]] : []),
  ]);
}
