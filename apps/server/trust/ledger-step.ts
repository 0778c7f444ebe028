import type { Ctx } from '../src/platform/context.ts';
import type { Effect, LedgerReference, ReferenceCompany } from './ledger-reference.ts';

/** Everything that moves money. */
export const STEPS = [
  'top_up',
  'bonus',
  'hold',
  'capture',
  'release',
  'label_cancel',
  'sale',
  'sale_refund',
  'sale_release',
  'cod_collected',
  'cod_settled',
  'cod_payable',
  'payout_request',
  'payout_refuse',
  'payout_send',
  'payout_paid',
  'payout_fail',
  'payout_come_back',
  'payable_use',
  'adjustment',
  'adjustment_reversal',
  'invoice_payment',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'top_up_dispute',
  'top_up_dispute_won',
  'top_up_dispute_lost',
] as const;
export type StepKind = (typeof STEPS)[number];

/** One operation, as chance chose it. */
export interface Step {
  kind: StepKind;
  company: number;
  amount: number;
  /** A share of it: fee, tax. Never more than a fifth. */
  part: number;
  /** Which of several holds, labels, payouts. */
  pick: number;
  /** Told a second time, as a repeated message does. */
  twice: boolean;
}

/** A hold, a label, a sale, a payout: what one step left for another to go on with. */
export interface Thing {
  company: ReferenceCompany;
  state: string;
  id: string;
  amount: number;
  part: number;
  /** Of a disputed sale: where it was taken from; of every disputed payment: how much was there. */
  from?: 'merchant_sales' | 'payable';
  taken?: number;
}

export class Belongings {
  readonly #things = new Map<string, Thing[]>();

  put(thing: Thing): void {
    const key = `${thing.company.id} ${thing.state}`;
    this.#things.set(key, [...(this.#things.get(key) ?? []), thing]);
  }

  /** Takes one out; null when there is none. */
  take(company: ReferenceCompany, state: string, pick: number): Thing | null {
    const list = this.#things.get(`${company.id} ${state}`) ?? [];
    return list.splice(pick % Math.max(1, list.length), 1)[0] ?? null;
  }
}

/** A step made ready: what it asks of the product, and by hand what it does on paper. */
export interface Act {
  /** Where what happens depends on what stands there, it is read off the paper. */
  effects: Effect[] | ((reference: LedgerReference) => Effect[]);
  run: (tx: Ctx) => Promise<unknown>;
  /** How the product refuses it when an account has too little. */
  refusal: 'insufficient_balance' | 'insufficient_payable';
  /** What it leaves when it succeeds. */
  next: Thing[];
  /** What it was done on; given back when it is refused. */
  taken: Thing | null;
  /** False where a repetition is another operation: a second hold. */
  may_repeat: boolean;
}
