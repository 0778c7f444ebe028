import { endpoints, type Payout, type TopUp } from '@sampan/contract';
import type { TestDatabase } from '@sampan/testing';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { createMonotonicClock } from '../src/platform/monotonic-clock.ts';
import { reconcilePurchases } from '../src/modules/shipping/label/index.ts';
import { issueCode, verifyCode } from '../src/modules/identity/one-time-code/index.ts';
import { askPayout, fundPayable, newAccount } from '#test/payout/payout.fixtures.ts';
import { advancePayouts } from '../src/modules/settlement/payout/index.ts';
import { settleTopUps } from '../src/modules/payments/top-up/index.ts';
import { checkoutBy } from '#test/top-up/top-up.fixtures.ts';
import { TestClock, openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const SG = 'sg@demo.sampan.test';
const HOUR_S = 3_600;

/** A machine whose clock on the wall can be turned, under a server that goes by a steady one. */
class JumpingClock extends TestClock {
  #wall_ms = Date.now();
  #elapsed_ms = 0;
  readonly #steady = createMonotonicClock(this.#wall_ms, {
    wall_ms: () => this.#wall_ms,
    elapsed_ms: () => this.#elapsed_ms,
  });

  override now(): number {
    return this.#steady.now();
  }

  /** Time passes. */
  override advance(seconds: number): void {
    this.#wall_ms += seconds * 1000;
    this.#elapsed_ms += seconds * 1000;
  }

  /** Somebody turns the clock. */
  jump(seconds: number): void {
    this.#wall_ms += seconds * 1000;
  }
}

/** What a jump of the clock does to something that lives for a time. */
export interface JumpOutcome {
  /** What each jump was tried on. */
  tried: string[];
  /** What a jump ended, prolonged, or let happen early. */
  wrong: string[];
}

/** F7: turns the clock by so many seconds while codes, sessions, quotes, holds, top-ups and payouts live. */
export async function jumpClock(database: TestDatabase, by_s: number): Promise<JumpOutcome> {
  const clock = new JumpingClock();
  const app = await openTestApp({ database, clock });
  const tried: string[] = [];
  const wrong: string[] = [];
  const expect = (what: string, is_right: boolean) => {
    tried.push(what);
    if (!is_right) wrong.push(`${what} (${by_s > 0 ? '+' : ''}${by_s / HOUR_S} h)`);
  };
  const world: World = { app, clock, by_s, expect };
  for (const story of [code, session, quote, hold, unpaid, coolingOff]) await story(world);
  return { tried, wrong };
}

interface World {
  app: TestApp;
  clock: JumpingClock;
  by_s: number;
  expect: (what: string, is_right: boolean) => void;
}

async function code({ app, clock, by_s, expect }: World): Promise<void> {
  const owner = { purpose: 'payout', subject: `jump ${by_s}` } as const;
  const living = await issueCode(app.ctx, owner);
  clock.jump(by_s);
  expect('a code lives on', (await verifyCode(app.ctx, owner, living)) === 'right');
  const dying = await issueCode(app.ctx, owner);
  clock.jump(-by_s);
  clock.advance(601);
  expect('a code of ten minutes and a second is dead', (await verifyCode(app.ctx, owner, dying)) === 'dead');
}

async function session({ app, clock, by_s, expect }: World): Promise<void> {
  const fresh = async () =>
    (await app.call<{ token: string }>(endpoints.login, { body: { email: SG, password: 'Sampan#2026' } })).body.token;
  const lives = async (token: string) => (await app.refusal(endpoints.getMe, { token })).status === 200;
  const idle = await fresh();
  clock.jump(by_s);
  expect('a session lives on', await lives(idle));
  clock.advance(12 * HOUR_S + 1);
  expect('a session nobody used for twelve hours has ended', !(await lives(idle)));
  const busy = await fresh();
  for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
    clock.jump(hours % 12 === 0 ? by_s : -by_s);
    clock.advance(6 * HOUR_S);
    await lives(busy);
  }
  expect('a session in use lives for its week', await lives(busy));
  clock.advance(6 * HOUR_S + 1);
  expect('no session is eternal', !(await lives(busy)));
}

async function quote({ app, clock, by_s, expect }: World): Promise<void> {
  const token = await signIn(app);
  const buy = async (wait_s: number) => {
    const order = await newOrder(app, token);
    const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
    clock.jump(by_s);
    clock.advance(wait_s);
    const body = { estimated_costs_id: entry?.id };
    return app.refusal(endpoints.createLabel, { token, params: { id: order.id }, body });
  };
  expect('a price holds for its quarter of an hour', (await buy(14 * 60)).status === 200);
  expect('and not longer', (await buy(15 * 60 + 1)).body.code === 'quote_expired');
}

async function hold({ app, clock, by_s, expect }: World): Promise<void> {
  const token = await signIn(app);
  const held = async () =>
    Number(
      (await app.database.pool.query<{ n: string }>("select count(*) as n from holds where state = 'placed'")).rows[0]
        ?.n,
    );
  const order = await newOrder(app, token);
  const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
  app.network.faults.set(entry?.courier.alias ?? '', { buy: 'lost_after' });
  const pending = await app.refusal(endpoints.createLabel, {
    token,
    params: { id: order.id },
    body: { estimated_costs_id: entry?.id },
  });
  app.network.faults.clear();
  clock.jump(by_s);
  expect('money of a silent courier is held', pending.body.code === 'label_pending' && (await held()) === 1);
  clock.advance(35);
  await reconcilePurchases(app.ctx);
  expect('and settled once the courier is asked again', (await held()) === 0);
}

async function unpaid({ app, clock, by_s, expect }: World): Promise<void> {
  const token = await signIn(app);
  const { top_up_id } = (await checkoutBy(app, token, { amount: 77 })).body;
  for (const turn of [by_s, -by_s, -by_s, by_s]) {
    clock.jump(turn);
    clock.advance(61);
    await settleTopUps(app.ctx);
  }
  const now = await app.call<TopUp>(endpoints.getTopUp, { token, params: { id: top_up_id } });
  expect('nothing is credited that nobody paid', now.body.status === 'pending');
}

async function coolingOff({ app, clock, by_s, expect }: World): Promise<void> {
  await fundPayable(app, SG, 100_000);
  const bank_account = `00${Math.abs(by_s)}${by_s > 0 ? 11 : 22}`;
  const account = await newAccount(app, await signIn(app), { bank_account, number: bank_account });
  const { body } = await askPayout(app, await signIn(app), { payout_account_id: account.id, amount: 25 });
  const status = async () =>
    (await app.call<Payout>(endpoints.getPayout, { token: await signIn(app), params: { id: body.id } })).body.status;
  clock.jump(by_s);
  clock.advance(23.5 * HOUR_S);
  await advancePayouts(app.ctx);
  expect('nothing is paid to a new account before its day is over', (await status()) === 'requested');
  clock.advance(0.5 * HOUR_S + 60);
  await advancePayouts(app.ctx);
  expect('and then it is', ['sent', 'paid'].includes(await status()));
}

/** A session of now: earlier ones have ended meanwhile. */
async function signIn(app: TestApp): Promise<string> {
  const body = { email: SG, password: 'Sampan#2026' };
  return (await app.call<{ token: string }>(endpoints.login, { body })).body.token;
}
