import { endpoints, type CodOpen, type CodShortfall } from '@sampan/contract';
import { rulesOf, toMinor, type Currency } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { findUserByVerifiedEmail } from '../../identity/account/index.ts';
import { ADMIN_EMAIL, collectedParcels, remitted, settle, upload } from '#test/cod/cod.fixtures.ts';
import { writeRemittance } from './write-remittance.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function openOf(): Promise<CodOpen[]> {
  const token = await app.tokenOf(ADMIN_EMAIL);
  return (await app.call<{ records: CodOpen[] }>(endpoints.listCodOpen, { token })).body.records;
}

async function owedByCouriers(): Promise<Map<Currency, number>> {
  const { rows } = await app.ctx.db.execute<{ currency: Currency; owed: string }>(sql`
    select a.currency, -sum(e.amount_minor) as owed from entries e join ledger_accounts a on a.id = e.account_id
    where a.kind = 'cod_receivable' group by 1 having sum(e.amount_minor) <> 0`);
  return new Map(rows.map(({ currency, owed }) => [currency, Number(owed)]));
}

function sumOf(open: readonly CodOpen[]): Map<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const { currency, expected } of open)
    sums.set(currency, (sums.get(currency) ?? 0) + toMinor(expected, currency));
  return sums;
}

describe('cash at couriers (spec 1 Cash-on-delivery orders; domain 1.2)', () => {
  test('what is expected is, per currency and to the cent, what the ledger says couriers owe; the oldest stands first', async () => {
    const { rows } = await app.ctx.db.execute<{ id: string }>(
      sql`select id from companies order by created_at limit 1`,
    );
    const company_id = rows[0]?.id ?? '';
    // One of a closed country: dong have no cents.
    await collectedParcels(app, {
      company_id,
      country: 'VN',
      count: 3,
      courier_alias: 'merlion-express',
      code: 'SMPVN',
    });
    const open = await openOf();
    expect(sumOf(open)).toEqual(await owedByCouriers());
    expect(open.map(({ oldest_at }) => oldest_at)).toEqual(
      open.map(({ oldest_at }) => oldest_at).toSorted((a, b) => a - b),
    );
    expect(open.find(({ currency }) => currency === 'VND')).toMatchObject({ count: 3, expected: 3_003, remitted: 0 });
    for (const { currency, expected, remitted: came, difference } of open)
      expect(toMinor(difference, currency)).toBe(toMinor(expected, currency) - toMinor(came, currency));
  });

  test('a courier that hands over too little is named with what is missing, and goes once it hands over the rest', async () => {
    const person = await findUserByVerifiedEmail(app.ctx, 'my@demo.sampan.test');
    const { id: company_id, country_code: country } = person!.company;
    const { currency } = rulesOf(country);
    const courier_alias = 'merlion-express';
    const of = (open: CodOpen[]) =>
      open.find((each) => each.courier_alias === courier_alias && each.currency === currency);
    const before = of(await openOf());
    const parcels = await collectedParcels(app, { company_id, country, count: 2, courier_alias, code: 'SMPOP' });
    const [full, short] = remitted(parcels);
    const little = { ...short!, collected_minor: short!.collected_minor - 400 };
    await settle(app, (await upload(app, writeRemittance(courier_alias, [full!, little]), courier_alias)).body.id);
    const now = of(await openOf());
    expect(now).toMatchObject({
      count: (before?.count ?? 0) + 1,
      missing_count: (before?.missing_count ?? 0) + 1,
    });
    const minor = (amount = 0) => toMinor(amount, currency);
    expect(minor(now?.expected) - minor(before?.expected)).toBe(short!.collected_minor);
    expect(minor(now?.difference) - minor(before?.difference)).toBe(400);
    const token = await app.tokenOf(ADMIN_EMAIL);
    const { body } = await app.call<{ records: CodShortfall[] }>(endpoints.listCodShortfalls, {
      token,
      query: { per_page: '100' },
    });
    const listed = body.records.find(({ tracking_code }) => tracking_code === short!.tracking_code);
    expect(listed).toMatchObject({ state: 'short', missing: 4 });

    await settle(app, (await upload(app, writeRemittance(courier_alias, [short!]), courier_alias)).body.id);
    expect(of(await openOf())).toEqual(before);
    expect(sumOf(await openOf())).toEqual(await owedByCouriers());
  });
});
