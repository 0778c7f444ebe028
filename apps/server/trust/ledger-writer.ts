import { newId } from '../src/platform/ids.ts';
import type { AccountKind, LabelSplit } from '../src/modules/ledger/wallet/index.ts';
import type { Effect, ReferenceCompany } from './ledger-reference.ts';
import type { Act, Belongings, Step, Thing } from './ledger-step.ts';

/** What a step works with. */
export interface Scene {
  step: Step;
  company: ReferenceCompany;
  things: Belongings;
}

export const splitOf = ({ amount, part }: Pick<Thing, 'amount' | 'part'>, sign: 1 | -1 = 1): LabelSplit => ({
  courier_minor: sign * (amount - 2 * part),
  insurance_minor: sign * part,
  platform_minor: -sign * part,
  tax_minor: sign * 2 * part,
});

/** How a step on a company is written down: what it does to accounts, what it asks of the product. */
export function writer({ step, company, things }: Scene) {
  const { id: company_id, currency } = company;
  const description = step.kind;
  const mine = (kind: AccountKind, amount_minor: number, held_minor = 0): Effect => ({
    company,
    kind,
    currency,
    amount_minor,
    held_minor,
  });
  const ours = (kind: AccountKind, amount_minor: number): Effect => ({ company: null, kind, currency, amount_minor });
  return {
    mine,
    ours,
    description,
    /** What a label, or its correction, gives to those it is made of. */
    parts: ({ amount, part }: Pick<Thing, 'amount' | 'part'>, sign: 1 | -1): Effect[] => [
      ours('courier_payable', sign * (amount - 2 * part)),
      ours('insurance_payable', sign * part),
      ours('platform_fee', -sign * part),
      ours('tax_payable', sign * 2 * part),
    ],
    fresh: (state: string): Thing => ({ company, state, id: newId(), amount: step.amount, part: step.part }),
    act: (effects: Act['effects'], run: Act['run'], more: Partial<Act> = {}): Act => ({
      effects,
      run,
      refusal: 'insufficient_balance',
      next: [],
      taken: null,
      may_repeat: true,
      ...more,
    }),
    /** A step on something that an earlier one left. */
    on: (state: string, make: (thing: Thing) => Act): Act | null => {
      const taken = things.take(company, state, step.pick);
      return taken && { ...make(taken), taken };
    },
    cause: (thing: Thing) => ({ company_id, amount_minor: thing.amount, reference: thing.id, description }),
    dispute: (thing: Thing) => ({ company_id, currency, reference: thing.id, description, details: {} }),
    parcel: (thing: Thing) => ({ company_id, currency, order_id: thing.id, order_number: `O-${thing.id}` }),
    payout: (thing: Thing) => ({
      company_id,
      currency,
      id: thing.id,
      number: `P-${thing.id}`,
      amount_minor: thing.amount,
    }),
  };
}

/** The same thing, further on. */
export const became = (thing: Thing, state: string): Thing[] => [{ ...thing, state }];
/** A sale as the product books it. */
export const sold = (scene: Scene, thing: Thing) => ({
  ...writer(scene).cause(thing),
  currency: scene.company.currency,
  is_test: false,
});
