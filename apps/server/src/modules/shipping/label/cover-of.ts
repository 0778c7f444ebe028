import type { Language } from '@sampan/country-rules';
import { fillText, textsOf } from '../../../platform/texts.ts';
import type { OrderRow } from '../order/index.ts';
import type { LabelFault } from './courier-pdf/read-courier-label.ts';
import type { CoverSheet } from './render/cover-sheet.ts';

const TEXTS = textsOf('document_print');

/** A parcel that was to be printed, with what is known of it. */
export interface Unprinted {
  number: string;
  order: OrderRow | undefined;
  /** It has a label of its courier's own making that could not lie with the others. */
  fault?: LabelFault;
}

/** The cover sheet of a file in the reader's language; null when nothing is missing. */
export function coverOf(missing: readonly Unprinted[], total: number, language: Language): CoverSheet | null {
  if (missing.length === 0) return null;
  const texts = TEXTS[language];
  return {
    title: texts.cover_title,
    text: fillText(texts.cover_text, { missing: String(missing.length), total: String(total) }),
    missing: missing.map(({ number, order, fault }) => ({
      name: [number, order?.shipping_address?.name ?? texts.cover_no_recipient].join(' · '),
      reason: fault === undefined ? reasonOf(order, texts) : texts[`cover_${fault}`],
    })),
    moreText: (count) => fillText(texts.cover_more, { count: String(count) }),
  };
}

function reasonOf(order: OrderRow | undefined, texts: (typeof TEXTS)[Language]): string {
  if (order === undefined) return texts.cover_not_found;
  if (order.status === 'cancelled') return texts.cover_cancelled;
  if (order.label_state === 'pending') return texts.cover_pending;
  return order.label_error ?? texts.cover_not_bought;
}
