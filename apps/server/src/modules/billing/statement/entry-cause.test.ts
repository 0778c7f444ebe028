import {
  endpoints,
  type Adjustment,
  type Invoice,
  type Payout,
  type TopUp,
  type Transaction,
  type TransactionPage,
} from '@sampan/contract';
import { COUNTRY_CODES } from '@sampan/country-rules';
import { createTestDatabase } from '@sampan/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../../platform/config/env.ts';
import { newId } from '../../../platform/ids.ts';
import { composeServer } from '../../../composition/server.ts';
import { openTestApp, TestClock, type TestApp } from '#test/app/test-app.fixtures.ts';
import { seedDemo } from '../../../demo/index.ts';
import { listTransactions } from './list-transactions.ts';
import { move, newShop } from '#test/statement/statement.fixtures.ts';

const NOW = 1_795_000_000;
let app: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase({ pool: { max: 20 } });
  const clock = new TestClock();
  const log = pino({ level: 'silent' });
  await seedDemo(await composeServer({ pool: database.pool, env: readEnv({}, 'unused'), clock, log }));
  app = await openTestApp({ database, clock });
});
afterAll(() => app.close());

/** Entries of an account that something else than a parcel made. */
async function caused(token: string, account: string): Promise<Transaction[]> {
  const { body } = await app.call<TransactionPage>(endpoints.listTransactions, {
    token,
    query: { account, per_page: '100' },
  });
  return body.records.filter(({ cause }) => cause !== null);
}

describe('an entry leads to what made it (spec 2 Transaction History)', () => {
  test('adjustments, credit notes, payouts, settlements and receipts of the demo can be opened, and are of that amount', async () => {
    const token = await app.tokenOf('ph@demo.sampan.test');
    const found = (await Promise.all(['wallet', 'payable'].map((account) => caused(token, account)))).flat();
    const opened = new Set<string>();
    for (const { cause, amount, description } of found) {
      if (cause === null || opened.has(cause.type)) continue;
      opened.add(cause.type);
      const params = { id: cause.id };
      if (cause.type === 'adjustment') {
        const { body } = await app.call<Adjustment>(endpoints.getAdjustment, { token, params });
        expect(body.amount).toBe(-amount);
      } else if (cause.type === 'payout') {
        const { body } = await app.call<Payout>(endpoints.getPayout, { token, params });
        expect([body.amount, description.includes(body.number)]).toEqual([Math.abs(amount), true]);
      } else if (cause.type === 'credit_note') {
        const { body } = await app.call<{ records: { id: string; amount: number }[] }>(endpoints.listRefunds, {
          token,
          query: { per_page: '100' },
        });
        expect(body.records.find(({ id }) => id === cause.id)?.amount).toBe(amount);
        expect((await app.call(endpoints.downloadCreditNote, { token, params })).status).toBe(200);
      } else if (cause.type === 'receipt') {
        const { body } = await app.call<TopUp>(endpoints.getTopUp, { token, params });
        expect([body.status, body.amount]).toEqual(['succeeded', amount]);
        expect((await app.call(endpoints.downloadTopUpReceipt, { token, params })).status).toBe(200);
      } else {
        const { body } = await app.call<{ records: { id: string; amount: number }[] }>(endpoints.listCodSettlements, {
          token,
          query: { per_page: '100' },
        });
        expect(body.records.find(({ id }) => id === cause.id)?.amount).toBe(amount);
        expect((await app.call(endpoints.downloadCodSettlement, { token, params })).status).toBe(200);
      }
    }
    expect([...opened].sort()).toEqual(['adjustment', 'cod_settlement', 'credit_note', 'payout', 'receipt']);
  });

  test('a payment of an invoice leads to the invoice and says its number', async () => {
    const token = await app.tokenOf('postbilling@demo.sampan.test');
    const all = await app.call<{ records: Invoice[] }>(endpoints.listInvoices, { token });
    const invoice = all.body.records.find(({ outstanding }) => outstanding > 0);
    const payment = { amount: invoice?.outstanding ?? 0, reference: 'GIRO 77' };
    const admin = await app.tokenOf('admin@demo.sampan.test');
    const params = { id: invoice?.id ?? '' };
    expect((await app.call(endpoints.payInvoice, { token: admin, params, body: payment })).status).toBe(200);
    const paid = (await caused(token, 'wallet')).find(({ kind }) => kind === 'invoice_payment');
    expect(paid).toMatchObject({
      amount: invoice?.outstanding,
      description: `Invoice payment ${invoice?.number}`,
      subject: { type: 'invoice', id: invoice?.id, number: invoice?.number },
      cause: { type: 'invoice', id: invoice?.id },
    });
  });

  test.each(COUNTRY_CODES)(
    'a top-up leads to its receipt, labels and the bank’s disputes lead nowhere else: %s',
    async (country) => {
      const shop = await newShop(app, country);
      const top_up_id = newId();
      const details = { order_id: newId(), order_number: 'SP-000042' };
      await move(shop, { kind: 'top_up', at: NOW, amount_minor: 90_000, reference: `top_up:${top_up_id}` });
      await move(shop, { kind: 'label', at: NOW, amount_minor: -684, details });
      await move(shop, { kind: 'adjustment', at: NOW, amount_minor: -100, reference: `dispute:${newId()}`, details });
      const { records } = await listTransactions({
        ctx: shop.ctxAt(NOW),
        query: { account: 'wallet', page: 1, per_page: 20 },
      });
      expect(records.map(({ cause }) => cause)).toEqual([null, null, { type: 'receipt', id: top_up_id }]);
    },
  );
});
