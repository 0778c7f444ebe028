import { HEADERS, endpoints, type Endpoint } from '@sampan/contract';
import { FULL_DRAFT, newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { newSavedCard } from '#test/payment-method/payment-method.fixtures.ts';
import { fundPayable, newAccount, PASSWORD } from '#test/payout/payout.fixtures.ts';
import { OWN_ADDRESSES } from '#test/top-up/top-up.fixtures.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';

const SG = 'sg@demo.sampan.test';

interface Subject {
  endpoint: Endpoint;
  params?: Record<string, string>;
  body: Record<string, unknown>;
  /** Another payload under the same key. */
  changed: Record<string, unknown>;
  /** Counts what a call makes. */
  made: string;
}

export interface SameKeyOutcome {
  subjects: number;
  /** Effects beyond one for each subject. */
  effects_beyond_one: number;
  first_answers: number;
  replayed_or_waiting: number;
  calls: number;
  /** Calls with the key and another payload that were not answered 422. */
  other_payload_taken: number;
  /** Calls of our own client without a key that were not answered 400. */
  keyless_taken: number;
}

async function subjectsOf(app: TestApp, token: string): Promise<Subject[]> {
  await fundPayable(app, SG, 10_000_000);
  const card = await newSavedCard(app, token);
  const account = await newAccount(app, token);
  const order = await newOrder(app, token);
  const [entry, another] = (await quoteOf(app, token, order.id)).estimated_costs;
  const to = { payout_account_id: account.id, confirm_duplicate: true, ...PASSWORD };
  const by_card = { payment_method_id: card.id, confirm_duplicate: true };
  const by_paynow = { payment_method_type: 'paynow', confirm_duplicate: true, ...OWN_ADDRESSES };
  const count = (table: string) => `select count(*) as n from ${table}`;
  return [
    {
      endpoint: endpoints.createOrder,
      body: FULL_DRAFT,
      changed: { ...FULL_DRAFT, package_content: 'Tea' },
      made: count('orders'),
    },
    {
      endpoint: endpoints.createLabel,
      params: { id: order.id },
      body: { estimated_costs_id: entry?.id },
      changed: { estimated_costs_id: another?.id },
      made: count('label_purchases'),
    },
    {
      endpoint: endpoints.createTopUp,
      body: { ...by_card, amount: 71 },
      changed: { ...by_card, amount: 72 },
      made: count("journals where kind = 'top_up'"),
    },
    {
      endpoint: endpoints.createTopUpCheckout,
      body: { ...by_paynow, amount: 73 },
      changed: { ...by_paynow, amount: 74 },
      made: count('top_ups'),
    },
    {
      endpoint: endpoints.createPayout,
      body: { ...to, amount: 75 },
      changed: { ...to, amount: 76 },
      made: count('payouts'),
    },
    {
      endpoint: endpoints.payableForShipping,
      body: { amount: 77, confirm_duplicate: true },
      changed: { amount: 78, confirm_duplicate: true },
      made: count("journals where kind = 'payable_use'"),
    },
  ];
}

/** M3: everything that makes something of money, so many times at once with one key; then with another payload, and without a key. */
export async function sameKey(app: TestApp, times: number): Promise<SameKeyOutcome> {
  const token = await app.tokenOf(SG);
  const subjects = await subjectsOf(app, token);
  const outcome: SameKeyOutcome = {
    subjects: subjects.length,
    effects_beyond_one: 0,
    first_answers: 0,
    replayed_or_waiting: 0,
    calls: subjects.length * times,
    other_payload_taken: 0,
    keyless_taken: 0,
  };
  for (const { endpoint, params = {}, body, changed, made } of subjects) {
    const number = async () => Number((await app.database.pool.query<{ n: string }>(made)).rows[0]?.n);
    const headers = { [HEADERS.idempotencyKey]: `fifty-${endpoint.name}`, [HEADERS.client]: 'trust' };
    const before = await number();
    const answers = await Promise.all(
      Array.from({ length: times }, () => app.refusal(endpoint, { token, params, body, headers })),
    );
    const is_replay = (one: { headers: Headers }) => one.headers.get(HEADERS.idempotencyReplayed) === 'true';
    outcome.effects_beyond_one += (await number()) - before - 1;
    outcome.first_answers += answers.filter((one) => one.status === 200 && !is_replay(one)).length;
    outcome.replayed_or_waiting += answers.filter(
      (one) => is_replay(one) || one.body.code === 'idempotency_in_progress',
    ).length;
    const other = await app.refusal(endpoint, { token, params, body: changed, headers });
    if (other.status !== 422 || other.body.code !== 'idempotency_key_reused') outcome.other_payload_taken += 1;
    if (endpoint.idempotency !== 'required') continue;
    const keyless = await app.refusal(endpoint, { token, params, body, headers: { [HEADERS.client]: 'trust' } });
    if (keyless.status !== 400) outcome.keyless_taken += 1;
  }
  return outcome;
}
