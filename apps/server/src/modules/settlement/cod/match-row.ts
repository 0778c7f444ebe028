import type { RemittanceReason } from '@sampan/contract';
import { REMITTED } from './cod.status.ts';
import type { CollectionRow } from './cod.table.ts';
import type { RemittanceLine } from './remittance.table.ts';

/** What is wrong with a row that was read well. */
export interface RowMismatch {
  reason: RemittanceReason;
  field: 'tracking_code' | 'currency' | 'collected';
  expected_minor: number | null;
  expected_currency: CollectionRow['currency'] | null;
}

type Line = Pick<RemittanceLine, 'courier_alias' | 'currency' | 'collected_minor'>;
type Cash = Pick<CollectionRow, 'courier_alias' | 'currency' | 'to_collect_minor' | 'state'>;

/**
 * Whether a row of a remittance may be settled with the parcel of its tracking code; null when it may. The parcel must be
 * this courier's, delivered, not settled before, and the amount and currency exactly what the courier had to collect.
 */
export function findMismatch(line: Line, cash: Cash | null, is_twice: boolean): RowMismatch | null {
  const why = (reason: RemittanceReason, field: RowMismatch['field'] = 'tracking_code'): RowMismatch => ({
    reason,
    field,
    expected_minor: cash?.to_collect_minor ?? null,
    expected_currency: cash?.currency ?? null,
  });
  if (cash === null) return why('unknown_tracking_code');
  // Another courier's parcel is none of this file's business: nothing is said about it.
  if (cash.courier_alias !== line.courier_alias)
    return { ...why('other_courier'), expected_minor: null, expected_currency: null };
  if (REMITTED.has(cash.state)) return why('already_settled');
  if (is_twice) return why('twice_in_file');
  if (cash.state === 'expected') return why('not_delivered');
  if (cash.state === 'not_collected') return why('not_collected');
  if (cash.currency !== line.currency) return why('wrong_currency', 'currency');
  if (cash.to_collect_minor !== line.collected_minor) return why('amount_differs', 'collected');
  return null;
}
