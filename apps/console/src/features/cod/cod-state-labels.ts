import type { CodState, CodTotals, OrderCod } from '@sampan/contract';
import type { TagTone } from '@sampan/ui';

type TotalState = CodTotals['totals'][number]['state'];

/** The six stages of cash on its way from a parcel without a label to the bank, in order (look-v2 12). */
export const CASH_STAGES = [
  'not_shipped',
  'expected',
  'collected',
  'settled',
  'payable',
  'paid',
] as const satisfies readonly TotalState[];
/** States that are off this way: shown when something stands in them. */
export const CASH_ASIDE = ['short', 'disputed', 'not_collected'] as const satisfies readonly CodState[];

/** The message of a state. */
export const STATE_LABELS = {
  not_shipped: 'cod.state_not_shipped',
  expected: 'cod.state_expected',
  collected: 'cod.state_collected',
  short: 'cod.state_short',
  disputed: 'cod.state_disputed',
  settled: 'cod.state_settled',
  payable: 'cod.state_payable',
  paid: 'cod.state_paid',
  not_collected: 'cod.state_not_collected',
} as const satisfies Record<TotalState, string>;

/** The message of a step of a parcel's cash. */
export const STEP_LABELS = {
  ...STATE_LABELS,
  cancelled: 'cod.step_cancelled',
  returned: 'cod.step_returned',
  lost: 'cod.step_lost',
} as const satisfies Record<OrderCod['steps'][number]['step'] | TotalState, string>;

const TONES: Partial<Record<TotalState, TagTone>> = {
  collected: 'info',
  short: 'warning',
  disputed: 'warning',
  not_collected: 'danger',
  payable: 'success',
  paid: 'success',
};

export function toneOf(state: TotalState): TagTone {
  return TONES[state] ?? 'neutral';
}
