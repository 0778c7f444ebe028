import type { Today } from '@sampan/contract';

/** What may wait for somebody, in the order of the work: what has a deadline, then money, then what is set up once (look-v2 7). */
const WORK = [
  'problem',
  'missed_pick_up',
  'adjustment',
  'buy',
  'print',
  'balance',
  'incomplete',
  'unconfirmed',
  'store',
] as const;
export type WorkKind = (typeof WORK)[number];

/** What the reader may do; work that somebody else has to do is not shown. */
export interface Worker {
  may_write: boolean;
  may_top_up: boolean;
  may_connect: boolean;
  is_balance_low: boolean;
}

/** What waits now, the most urgent first. */
export function workOf(today: Today, worker: Worker): WorkKind[] {
  const waits: Record<WorkKind, boolean> = {
    problem: today.problem.count > 0,
    missed_pick_up: today.missed_pick_up.count > 0,
    adjustment: today.adjustments.count > 0,
    buy: worker.may_write && today.to_buy.count > 0,
    print: today.to_print.count > 0,
    balance: worker.may_top_up && worker.is_balance_low,
    incomplete: worker.may_write && today.incomplete.count > 0,
    unconfirmed: worker.may_write && today.unconfirmed.count > 0,
    store: worker.may_connect && today.stores.count > 0,
  };
  return WORK.filter((kind) => waits[kind]);
}

/** The one with the filled button: labels bring a parcel on its way, so buying them comes first, then printing. */
export function mainOf(kinds: readonly WorkKind[]): WorkKind | undefined {
  return (['buy', 'print'] as const).find((kind) => kinds.includes(kind)) ?? kinds[0];
}
