import type { ImportIssue, ImportValues } from '@sampan/contract';
import { foldText, type Currency } from '@sampan/country-rules';
import { importIssue } from './import-issue.ts';

const CLOSED = /\b(?:cancel\w*|refunded|voided|void|batal|dibatalkan|da huy|huy|returned|dikembalikan)\b/u;
const STILL_OPEN = /\b(?:partial\w*|uncancel\w*)\b/u;
/** The moment of a cancellation stands where a state would. */
const MOMENT = /^(?:\d{4}-\d\d|\d{5}(?:\.\d+)?$|\d{1,2}[/.]\d)/u;
const TOTAL = /^(?:total|grand total|sub ?total|sum|jumlah|total keseluruhan|kabuuan|tong|tong cong)$/u;

function isClosed(state: string): boolean {
  const folded = foldText(state);
  return MOMENT.test(state) || (CLOSED.test(folded) && !STILL_OPEN.test(folded));
}

/** Why a row is no parcel of today, or what of the whole order keeps it back: closed orders, totals, foreign money. */
export function orderIssues(values: ImportValues, currency: Currency): ImportIssue[] {
  if (isClosed(values.order_state ?? ''))
    return [importIssue('order_state', 'skipped', 'validate.import_order_closed')];
  const has_nobody = !values.recipient_name && !values.recipient_phone && !values.recipient_address;
  const is_total = [values.reference_id, values.recipient_name].some((text) => TOTAL.test(foldText(text ?? '')));
  if ((has_nobody && !values.reference_id) || (is_total && !values.recipient_phone))
    return [importIssue(null, 'skipped', 'validate.import_not_a_parcel')];
  const said = (values.currency ?? '').toUpperCase();
  if (/^[A-Z]{3}$/u.test(said) && said !== currency)
    return [
      importIssue('package_value', 'error', 'validate.import_currency_differs', { currency: said, expected: currency }),
    ];
  return [];
}
