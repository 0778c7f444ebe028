import { isAbroadLabel, layoutCustomsForm, type LabelAbroad } from './customs-form.ts';
import type { LabelPage } from './label-page.ts';
import { layoutPackingSlip, type PackingSlip } from './packing-slip.ts';

/** What is printed behind a label, on the paper of the labels: lists, and the customs form of a label that leaves its country. */
export type Paper = PackingSlip | LabelAbroad;

/** The sheets of such a paper. */
export function layoutPaper(paper: Paper): LabelPage[] {
  return isAbroadLabel(paper) ? layoutCustomsForm(paper) : layoutPackingSlip(paper);
}
