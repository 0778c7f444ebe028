import { rulesOf } from '@sampan/country-rules';
import { createTestDatabase, type TestDatabase } from '@sampan/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../platform/config/env.ts';
import { composeServer, type ServerParts } from '../composition/server.ts';
import { findUserByVerifiedEmail } from '../modules/identity/account/index.ts';
import { auditLedger } from '../modules/ledger/wallet/index.ts';
import { createRateSource } from '../modules/shipping/estimate/index.ts';
import { DEMO_COMPANIES } from './demo-shop.ts';
import { generateCompany } from './generate-company.ts';
import { createSeedContext, seedDemo } from './seed-demo.ts';

const NOW_MS = Date.parse('2026-11-20T06:30:00Z');

let database: TestDatabase;
let parts: ServerParts;

beforeAll(async () => {
  database = await createTestDatabase();
  parts = await composeServer({
    pool: database.pool,
    env: { ...readEnv({}, 'unused'), SAMPAN_SECRET: 'x'.repeat(32) },
    clock: { now: () => NOW_MS },
    log: pino({ level: 'silent' }),
  });
  await seedDemo(parts);
});
afterAll(() => database.drop());

test.each(DEMO_COMPANIES)(
  '$email has an invoice of last month that is what its ledger charged then',
  async ({ email }) => {
    const company = (await findUserByVerifiedEmail(parts.ctx, email))?.company;
    const { utc_offset_h } = rulesOf(company?.country_code ?? 'SG');
    const month_end = Date.UTC(2026, 10, 1) / 1000 - utc_offset_h * 3_600;
    const { rows: invoices } = await database.pool.query<Record<string, string>>(
      `select sequence, period, total_minor, due_minor, paid_minor, issued_at from invoices where company_id = $1 order by sequence`,
      [company?.id],
    );
    expect(invoices.at(-1)).toMatchObject({ period: '2026-10' });
    expect(invoices.map(({ sequence }) => Number(sequence))).toEqual(invoices.map((_, index) => index + 1));
    const { rows: charged } = await database.pool.query<{ sum: string }>(
      `select -sum(e.amount_minor) as sum from entries e join ledger_accounts a on a.id = e.account_id
     where a.company_id = $1 and a.kind = 'wallet' and e.kind in ('label', 'label_refund', 'adjustment', 'adjustment_reversal') and e.created_at < $2`,
      [company?.id, month_end],
    );
    const total = invoices.reduce((sum, { total_minor }) => sum + Number(total_minor), 0);
    expect(total).toBe(Number(charged[0]?.sum));
    expect(total).toBeGreaterThan(0);
    const is_later = company?.payment_type === 'post_billing';
    expect(invoices.some(({ due_minor, paid_minor }) => Number(paid_minor) < Number(due_minor))).toBe(is_later);
  },
);

test('the ledger of the house adds up with its payments', async () => {
  expect(await auditLedger(parts.ctx)).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
});

test('at one moment it has the same parcels under the same ids, so that its pictures are the same', async () => {
  const { ctx } = parts;
  const rates = createRateSource({ db: ctx.db, clock: ctx.clock });
  const [shop] = DEMO_COMPANIES;
  if (shop === undefined) throw new Error('the demo has no company');
  const built = async () => {
    const parcels = await generateCompany(await createSeedContext(ctx, shop, NOW_MS, rates));
    return parcels.map(({ order }) => [order.id, order.created_at, order.shipping_address?.name]);
  };
  const first = await built();
  expect(first.length).toBeGreaterThan(50);
  expect(await built()).toEqual(first);
});

test.each(['payouts', 'cod_remittances'])(
  'no two %s are of one second: lists of them have one order',
  async (table) => {
    const { rows } = await database.pool.query<{ created_at: string }>(`select created_at from ${table}`);
    const moments = rows.map(({ created_at }) => created_at);
    expect(moments.length).toBeGreaterThan(3);
    expect(new Set(moments).size).toBe(moments.length);
  },
);
