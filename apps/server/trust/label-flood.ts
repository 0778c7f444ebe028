import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, type Order } from '@sampan/contract';
import { toMinor } from '@sampan/country-rules';
import { newOrder, quoteOf } from '#test/app/endpoint-samples.fixtures.ts';
import { newId } from '../src/platform/ids.ts';
import { withTransaction } from '../src/platform/transaction.ts';
import { creditWallet } from '../src/modules/ledger/wallet/index.ts';
import type { TestApp } from '#test/app/test-app.fixtures.ts';

const SG = 'sg@demo.sampan.test';

export interface LabelFloodOutcome {
  bought: number;
  refused_for_money: number;
  other_answers: number;
  balance_left_minor: number;
  reads: number;
  lowest_read_minor: number;
  labels_at_couriers: number;
  charged_minor_less_prices: number;
}

/** In groups, so that thousands of parcels do not wait for one another. */
async function inGroups<T, R>(things: readonly T[], size: number, work: (thing: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < things.length; from += size)
    done.push(...(await Promise.all(things.slice(from, from + size).map(work))));
  return done;
}

/** A courier takes few calls at a time and pauses when it is slow: a client asks again, as the answer tells it to. */
const WAIT = new Set(['courier_unavailable', 'label_pending', 'rate_limited', 'unavailable']);
const PATIENCE_MS = 300_000;

async function insist(app: TestApp, token: string, id: string, estimated_costs_id: string | undefined) {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const body = { estimated_costs_id };
    const answer = await app.call<Order & { code?: string }>(endpoints.createLabel, { token, params: { id }, body });
    if (!WAIT.has(answer.body.code ?? '') || performance.now() > until) return answer;
    await sleep(200 + Math.random() * 400);
  }
}

/**
 * M2: parcels whose labels all cost the same, bought all at once from a wallet that holds the money for some of them, while
 * somebody reads the balance without a pause.
 */
export async function floodLabels(app: TestApp, calls: number, funded: number): Promise<LabelFloodOutcome> {
  const token = await app.tokenOf(SG);
  const { pool } = app.database;
  const one = async (text: string, values: unknown[] = []) =>
    Number((await pool.query<{ n: string }>(text, values)).rows[0]?.n ?? 0);
  const company =
    (await pool.query<{ id: string }>('select company_id as id from users where email = $1', [SG])).rows[0]?.id ?? '';
  const balance = () =>
    one(`select posted_minor - held_minor as n from ledger_accounts where company_id = $1 and kind = 'wallet'`, [
      company,
    ]);

  const parcels = await inGroups(Array.from({ length: calls }), 10, async () => {
    const order = await newOrder(app, token);
    const [entry] = (await quoteOf(app, token, order.id)).estimated_costs;
    return { id: order.id, entry_id: entry?.id, price: toMinor(entry?.total_fee ?? 0, 'SGD') };
  });
  const [price = 0] = [...new Set(parcels.map((parcel) => parcel.price))];
  if (parcels.some((parcel) => parcel.price !== price)) throw new Error('the parcels cost differently');
  const amount_minor = price * funded - (await balance());
  await withTransaction(app.ctx, (tx) =>
    creditWallet(tx, { company_id: company, amount_minor, reference: newId(), description: `Funds for ${funded}` }),
  );

  let reading = true;
  const reads: number[] = [];
  const reader = (async () => {
    while (reading) {
      reads.push(await balance());
      const said = await app.call<{ balance: number }>(endpoints.getWalletBalance, { token });
      reads.push(toMinor(said.body.balance, 'SGD'));
    }
  })();
  const answers = await Promise.all(parcels.map(({ id, entry_id }) => insist(app, token, id, entry_id)));
  reading = false;
  await reader;
  const bought = answers.filter(({ status }) => status === 200).length;
  const refused_for_money = answers.filter(({ body }) => body.code === 'insufficient_balance').length;
  return {
    bought,
    refused_for_money,
    other_answers: answers.length - bought - refused_for_money,
    balance_left_minor: await balance(),
    reads: reads.length,
    lowest_read_minor: Math.min(...reads),
    labels_at_couriers: await one(
      `select count(*) as n from courier_parcels p join label_purchases l on l.client_ref::text = p.client_ref::text
       where l.order_id = any($1::uuid[])`,
      [parcels.map(({ id }) => id)],
    ),
    charged_minor_less_prices:
      (await one(
        `select coalesce(-sum(e.amount_minor), 0) as n from entries e join ledger_accounts a on a.id = e.account_id
         where a.company_id = $1 and a.kind = 'wallet' and e.kind = 'label'`,
        [company],
      )) -
      bought * price,
  };
}
