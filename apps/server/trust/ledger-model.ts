import type { Currency } from '@sampan/country-rules';
import fc from 'fast-check';
import type pg from 'pg';
import type { Ctx } from '../src/platform/context.ts';
import { DomainError } from '../src/platform/errors.ts';
import { newId } from '../src/platform/ids.ts';
import { withTransaction } from '../src/platform/transaction.ts';
import { balanceOf, openWallet, payableOf } from '../src/modules/ledger/wallet/index.ts';
import { randomOf } from './random.ts';
import { actOf } from './ledger-operations.ts';
import { LedgerReference, linesOfDatabase, type ReferenceCompany } from './ledger-reference.ts';
import { Belongings, STEPS, type Act, type Step, type StepKind } from './ledger-step.ts';

/** Companies of every currency, one of them paying later. */
const HOUSES: readonly { currency: Currency; credit_minor: number }[] = [
  { currency: 'SGD', credit_minor: 0 },
  { currency: 'MYR', credit_minor: 0 },
  { currency: 'PHP', credit_minor: 40_000 },
  { currency: 'IDR', credit_minor: 0 },
  { currency: 'VND', credit_minor: 0 },
];

/** What others wait for comes up more often, so that every kind is done in a short run too. */
const CHANCES: readonly StepKind[] = [
  ...STEPS,
  'sale',
  'sale_release',
  'cod_settled',
  'cod_payable',
  'payout_request',
  'payout_request',
  'payout_send',
  'payout_send',
  'payout_paid',
  'payout_paid',
  'sale_release',
  'dispute',
  'dispute_lost',
  'top_up_dispute',
  'top_up_dispute_lost',
];

/** How a dispute is covered depends on what happened before it: nobody can say it who knows only what they did themselves. */
const AT_ONCE = CHANCES.filter((kind) => !kind.includes('dispute'));

const stepArbitrary: fc.Arbitrary<Step> = fc
  .record({
    kind: fc.constantFrom(...CHANCES),
    company: fc.nat({ max: HOUSES.length - 1 }),
    amount: fc.integer({ min: 5, max: 30_000 }),
    part: fc.nat({ max: 5 }),
    pick: fc.nat({ max: 50 }),
    twice: fc.boolean(),
  })
  .map((step) => ({ ...step, part: Math.min(step.part, Math.floor(step.amount / 5)) }));

async function openCompanies(ctx: Ctx): Promise<ReferenceCompany[]> {
  const companies = HOUSES.map((house) => ({ ...house, id: newId() }));
  for (const { id, currency, credit_minor } of companies)
    await openWallet(ctx, { company_id: id, currency, credit_limit_minor: credit_minor });
  return companies;
}

/** Asks the product; answers whether it did it. Anything but the one refusal that fits is an error. */
async function ask(ctx: Ctx, act: Act): Promise<boolean> {
  try {
    await withTransaction(ctx, act.run);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === act.refusal) return false;
    throw error;
  }
}

interface Real {
  ctx: Ctx;
  pool: pg.Pool;
  things: Belongings;
  count: { done: number; refused: number; kinds: Set<string> };
}

/** One operation on the product and on paper; afterwards every account has to agree. */
class MoneyCommand implements fc.AsyncCommand<LedgerReference, Real> {
  readonly step: Step;

  constructor(step: Step) {
    this.step = step;
  }

  check(): boolean {
    return true;
  }

  async run(reference: LedgerReference, { ctx, pool, things, count }: Real): Promise<void> {
    const { step } = this;
    const company = reference.companies[step.company];
    const act = company && actOf(step, company, things);
    if (!company || !act) return;
    const effects = typeof act.effects === 'function' ? act.effects(reference) : act.effects;
    const expected = reference.fits(effects);
    const done = await ask(ctx, act);
    if (done !== expected) throw new Error(`${this.toString()} was ${done ? 'done' : 'refused'}, on paper it was not`);
    count.done += 1;
    count.kinds.add(step.kind);
    if (done) {
      reference.apply(effects);
      reference.setOff(company);
      act.next.forEach((thing) => things.put(thing));
      if (step.twice && act.may_repeat) await withTransaction(ctx, act.run);
    } else {
      count.refused += 1;
      if (act.taken) things.put(act.taken);
    }
    agree(reference.lines(), await linesOfDatabase(pool, reference.companies), this.toString());
    const balance = await balanceOf(ctx, company.id);
    const payable = await payableOf(ctx, company.id);
    const said = `${company.id} wallet ${balance.available_minor + balance.held_minor} held ${balance.held_minor} `;
    const is_said =
      reference.lines().some((line) => line.startsWith(said)) || balance.available_minor + balance.held_minor === 0;
    if (!is_said) throw new Error(`after ${this.toString()} the product says ${said}`);
    const paid_out = reference.lines().find((line) => line.startsWith(`${company.id} payable `));
    if (Number(paid_out?.split(' ')[2] ?? 0) !== payable.available_minor)
      throw new Error(`after ${this.toString()} the product says ${payable.available_minor} may be paid out`);
  }

  toString(): string {
    return JSON.stringify(this.step);
  }
}

function agree(reference: string[], database: string[], after: string): void {
  const missing = reference.filter((line) => !database.includes(line));
  const strange = database.filter((line) => !reference.includes(line));
  if (missing.length + strange.length === 0) return;
  throw new Error(`after ${after}\n  paper:    ${missing.join(' | ')}\n  database: ${strange.join(' | ')}`);
}

export interface ModelOutcome {
  operations: number;
  refused: number;
  kinds: number;
  /** Empty when both agreed after each operation; else what fast-check shrank it to, with the seed that repeats it. */
  disagreement: string;
}

/** Random operations, one after the other, until so many were done; the database is compared after each (trust M6). */
export async function compareWithReference(input: {
  ctx: Ctx;
  pool: pg.Pool;
  operations: number;
  seed: number;
}): Promise<ModelOutcome> {
  const { ctx, pool, operations } = input;
  const count: Real['count'] = { done: 0, refused: 0, kinds: new Set() };
  const commands = fc.commands([stepArbitrary.map((step) => new MoneyCommand(step))], {
    maxCommands: Math.min(400, operations),
    size: 'max',
  });
  const property = fc.asyncProperty(commands, (run) =>
    fc.asyncModelRun(async () => {
      const reference = new LedgerReference(await openCompanies(ctx));
      return { model: reference, real: { ctx, pool, things: new Belongings(), count } };
    }, run),
  );
  for (let seed = input.seed; count.done < operations; seed += 1) {
    const details = await fc.check(property, { seed, numRuns: 2, endOnFailure: false });
    if (details.failed)
      return outcomeOf(
        count,
        `seed ${seed} path ${details.counterexamplePath ?? ''}: ${String(details.counterexample)} ${String(details.errorInstance)}`,
      );
  }
  return outcomeOf(count, '');
}

function outcomeOf(count: Real['count'], disagreement: string): ModelOutcome {
  return { operations: count.done, refused: count.refused, kinds: count.kinds.size, disagreement };
}

/**
 * The same by several clients at once on the same companies: each knows only what it did itself, and what was acknowledged is
 * written on one paper. Who is refused depends on the order of things; the end does not.
 */
export async function compareAtOnce(input: {
  ctx: Ctx;
  pool: pg.Pool;
  clients: number;
  operations: number;
  seed: number;
}): Promise<ModelOutcome> {
  const { ctx, pool, clients, operations, seed } = input;
  const reference = new LedgerReference(await openCompanies(ctx));
  const count: Real['count'] = { done: 0, refused: 0, kinds: new Set() };
  const client = async (number: number) => {
    const random = randomOf(seed + number);
    const below = (max: number) => Math.floor(random() * max);
    const things = new Belongings();
    while (count.done < operations) {
      const amount = 5 + below(30_000);
      const step: Step = {
        kind: AT_ONCE[below(AT_ONCE.length)] ?? 'top_up',
        company: below(HOUSES.length),
        amount,
        part: Math.min(below(6), Math.floor(amount / 5)),
        pick: below(50),
        twice: random() < 0.5,
      };
      const company = reference.companies[step.company];
      const act = company && actOf(step, company, things);
      if (!act || typeof act.effects === 'function') continue;
      const done = await ask(ctx, act);
      count.done += 1;
      count.kinds.add(step.kind);
      if (!done) {
        count.refused += 1;
        if (act.taken) things.put(act.taken);
        continue;
      }
      reference.apply(act.effects);
      act.next.forEach((thing) => things.put(thing));
      if (step.twice && act.may_repeat) await withTransaction(ctx, act.run);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
    agree(reference.lines(), await linesOfDatabase(pool, reference.companies), 'all of it');
    return outcomeOf(count, '');
  } catch (error) {
    return outcomeOf(count, `seed ${seed}: ${String(error)}`);
  }
}
