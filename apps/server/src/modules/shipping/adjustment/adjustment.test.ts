import {
  endpoints,
  type Adjustment,
  type OperatorAdjustment,
  type Order,
  type Problem,
  type ReweighImport,
} from '@sampan/contract';
import { formatMoney, toMinor } from '@sampan/country-rules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { auditLedger } from '../../ledger/wallet/index.ts';
import {
  ADMIN,
  mailCount,
  deliver,
  newAdjustment,
  newReference,
  partsOf,
  SCALE_PHOTO,
} from '#test/adjustment/adjustment.fixtures.ts';
import { REMIND_DAYS, settleAdjustments } from './settle-adjustments.ts';
import { RESPOND_DAYS } from './adjustment-row.ts';

const SG = 'sg@demo.sampan.test';
const DAY_S = 86_400;

let app: TestApp;
let token: string;
let admin: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf(SG);
  admin = await app.tokenOf(ADMIN);
});
afterAll(() => app.close());

const balance = async (as = token) =>
  (await app.call<{ balance: number }>(endpoints.getWalletBalance, { token: as })).body.balance;
const cents = (amount: number) => toMinor(amount, 'SGD');
/** The jobs as they run so many seconds later; sessions would not live as long. */
const settleIn = (seconds: number) =>
  settleAdjustments({ ...app.ctx, clock: { now: () => app.clock.now() + seconds * 1000 } });
const read = async (id: string) =>
  (await app.call<Adjustment>(endpoints.getAdjustment, { token, params: { id } })).body;
const accept = (id: string, as = token) =>
  app.call<Adjustment>(endpoints.acceptAdjustment, { token: as, params: { id } });
const dispute = (id: string, body: object = { reason: 'Our scale says 1.5 kg', photos: [SCALE_PHOTO] }) =>
  app.call<Adjustment>(endpoints.disputeAdjustment, { token, params: { id }, body });
const decide = (id: string, decision: 'uphold' | 'withdraw') =>
  app.call<OperatorAdjustment>(endpoints.decideAdjustment, {
    token: admin,
    params: { id },
    body: { decision, note: 'We looked at both photos' },
  });
const fresh = async (weight = 6) => newAdjustment(app, await deliver(shippedOrder, app, token), { weight });
const mails = (subject: string) => mailCount(app, subject);

describe('a parcel weighed again (spec 3 actual_weight, volume_weight; domain 2.6)', () => {
  test('is priced part by part; the differences add up, and nothing is charged before an answer', async () => {
    const order = await deliver(shippedOrder, app, token);
    const before = await balance();
    const opened = await newAdjustment(app, order, {
      weight: 6,
      length: 50,
      width: 40,
      height: 30,
      photos: [SCALE_PHOTO],
    });
    expect(opened).toMatchObject({
      state: 'open',
      outcome: null,
      order_number: order.number,
      declared: { weight: 1.5, length: 30, width: 20, height: 10 },
      measured: { weight: 6, length: 50, width: 40, height: 30 },
    });
    expect(cents(opened.before.total)).toBe(cents(order.price ?? 0));
    expect(cents(opened.after.total) - cents(opened.before.total)).toBe(cents(opened.amount));
    expect(Object.values(opened.parts).reduce((sum, part) => sum + cents(part), 0)).toBe(cents(opened.amount));
    for (const price of [opened.before, opened.after]) {
      const surcharges = price.surcharges.reduce((sum, { amount }) => sum + cents(amount), 0);
      const { shipping_fee, platform_fee, cod_fee, insurance, discount, tax, total } = price;
      const sum = [shipping_fee, platform_fee, cod_fee, insurance, tax].reduce((all, part) => all + cents(part), 0);
      expect(sum + surcharges - cents(discount)).toBe(cents(total));
    }
    expect(opened.after.chargeable).toBeGreaterThan(opened.before.chargeable);
    expect(opened.respond_by).toBe(opened.created_at + RESPOND_DAYS * DAY_S);
    expect(await balance()).toBe(before);
    expect(await mails(order.number)).toBe(1);
  });

  test('trust 4.9: keeps the rate card version it was bought with, whatever is in force today', async () => {
    const order = await deliver(shippedOrder, app, token);
    const now = await newAdjustment(app, order, { weight: 4 });
    await decide(now.id, 'withdraw');
    await app.ctx.db.execute(sql`
      with old as (update rate_cards set replaced_at = 1 where replaced_at is null returning *)
      insert into rate_cards (courier_alias, origin_country, content_hash, source, lanes, imported_at)
      select courier_alias, origin_country, content_hash || 'x', 'test', replace(lanes::text, '"price_minor": ', '"price_minor": 9')::jsonb, 1 from old`);
    const later = await newAdjustment(app, order, { weight: 4 });
    expect([later.rate_card_version, later.amount]).toEqual([now.rate_card_version, now.amount]);
    await app.ctx.db.execute(sql`delete from rate_cards where source = 'test'`);
    await app.ctx.db.execute(sql`update rate_cards set replaced_at = null where replaced_at = 1`);
  });

  test('shows photos by a signed link, encoded anew, and to nobody else', async () => {
    const opened = await newAdjustment(app, await deliver(shippedOrder, app, token), { photos: [SCALE_PHOTO] });
    const [photo] = (await read(opened.id)).photos;
    const file = await app.app.request(photo?.link ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    const forged = (photo?.link ?? '').replace(/\.(.)/u, (_, sign) => (sign === 'A' ? '.B' : '.A'));
    expect((await app.app.request(forged)).status).toBe(404);
    app.clock.advance(601);
    expect((await app.app.request(photo?.link ?? '')).status).toBe(404);
    const text = { data_base64: Buffer.from('<svg onload="x">').toString('base64'), type: 'image/png' };
    const refused = await app.refusal(endpoints.addAdjustmentPhotos, {
      token: admin,
      params: { id: opened.id },
      body: { photos: [text] },
    });
    expect([refused.status, refused.body.errors?.[0]?.param]).toEqual([422, 'photos.0.data_base64']);
  });
});

describe('what becomes of it', () => {
  test('accepted: taken from the wallet once, part by part, also when thirty answers come at once', async () => {
    const opened = await fresh();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 30 }, () => accept(opened.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.body).toMatchObject({ state: 'charged', outcome: 'accepted' });
    expect(cents(before) - cents(await balance())).toBe(cents(opened.amount));
    const { courier, platform, tax } = opened.parts;
    expect(await partsOf(app, 'adjustment', opened.id)).toEqual({
      wallet: -cents(opened.amount),
      courier_payable: cents(courier),
      platform_fee: cents(platform),
      tax_payable: cents(tax),
    });
  });

  test('disputed and withdrawn: nothing is ever charged', async () => {
    await settleIn((RESPOND_DAYS + 1) * DAY_S);
    const opened = await fresh();
    const before = await balance();
    const disputed = (await dispute(opened.id)).body;
    expect(disputed).toMatchObject({ state: 'disputed', dispute_reason: 'Our scale says 1.5 kg' });
    expect(disputed.photos.map(({ by }) => by)).toEqual(['merchant']);
    expect((await accept(opened.id)).status).toBe(409);
    await settleIn((RESPOND_DAYS + 1) * DAY_S);
    expect((await decide(opened.id, 'withdraw')).body).toMatchObject({ state: 'withdrawn', outcome: 'withdrawn' });
    expect((await decide(opened.id, 'withdraw')).status).toBe(200);
    expect((await decide(opened.id, 'uphold')).status).toBe(409);
    expect(await balance()).toBe(before);
    expect(await partsOf(app, 'adjustment', opened.id)).toEqual({});
  });

  test('disputed and upheld: charged, with the reason the merchant reads', async () => {
    const opened = await fresh();
    await dispute(opened.id);
    const before = await balance();
    expect((await decide(opened.id, 'uphold')).body).toMatchObject({ state: 'charged', outcome: 'upheld' });
    await decide(opened.id, 'uphold');
    expect(cents(before) - cents(await balance())).toBe(cents(opened.amount));
    expect((await read(opened.id)).decision_note).toBe('We looked at both photos');
  });

  test('silence accepts at the deadline, after one letter before it', async () => {
    await settleIn((RESPOND_DAYS + 1) * DAY_S);
    const opened = await fresh();
    const before = await balance();
    await settleIn((RESPOND_DAYS - REMIND_DAYS) * DAY_S - 60);
    expect(
      await mails(`: adjustment of ${formatMoney(cents(opened.amount), 'SGD')} for parcel ${opened.order_number}`),
    ).toBe(0);
    await settleIn((RESPOND_DAYS - REMIND_DAYS) * DAY_S + 60);
    await settleIn((RESPOND_DAYS - REMIND_DAYS) * DAY_S + 120);
    expect(
      await mails(`: adjustment of ${formatMoney(cents(opened.amount), 'SGD')} for parcel ${opened.order_number}`),
    ).toBe(1);
    expect((await read(opened.id)).state).toBe('open');
    await settleIn(RESPOND_DAYS * DAY_S + 60);
    expect(await read(opened.id)).toMatchObject({ state: 'charged', outcome: 'lapsed' });
    expect(cents(before) - cents(await balance())).toBe(cents(opened.amount));
  });

  test('lighter than declared: the difference is back at once, and no answer is asked', async () => {
    const order = await deliver(shippedOrder, app, token, {
      dimension: { length: 30, width: 20, height: 10, weight: 6 },
    });
    const before = await balance();
    const credited = await newAdjustment(app, order, { weight: 1.2 });
    expect(credited).toMatchObject({ state: 'credited', respond_by: null });
    expect(credited.amount).toBeLessThan(0);
    expect(cents(await balance()) - cents(before)).toBe(-cents(credited.amount));
    expect(await mails(`Credit of ${formatMoney(-cents(credited.amount), 'SGD')} for parcel ${order.number}`)).toBe(1);
    expect((await accept(credited.id)).status).toBe(409);
  });

  test('the next weighing of a parcel starts from the price that stands', async () => {
    const order = await deliver(shippedOrder, app, token);
    const first = await newAdjustment(app, order, { weight: 6 });
    const twice = await app.refusal(endpoints.createOperatorAdjustment, {
      token: admin,
      body: { tracking_code: order.label?.tracking_code, courier_reference: newReference(), weight: 8 },
    });
    expect([twice.status, twice.body.errors?.[0]?.param]).toEqual([422, 'tracking_code']);
    await accept(first.id);
    const second = await newAdjustment(app, order, { weight: 1.5 });
    expect(second).toMatchObject({ state: 'credited', amount: -first.amount });
    const reverse = { token: admin, body: { note: 'Never mind' } };
    expect((await app.call(endpoints.reverseAdjustment, { ...reverse, params: { id: first.id } })).status).toBe(409);
  });

  test('trust 2.3: what was charged by mistake comes back by a journal of its own, once', async () => {
    const opened = await fresh();
    const before = await balance();
    await accept(opened.id);
    for (let time = 0; time < 2; time += 1) {
      const answer = await app.call<OperatorAdjustment>(endpoints.reverseAdjustment, {
        token: admin,
        params: { id: opened.id },
        body: { note: 'The courier corrected its file' },
      });
      expect([answer.status, answer.body.state]).toEqual([200, 'reversed']);
    }
    expect(await balance()).toBe(before);
    const [there, back] = [
      await partsOf(app, 'adjustment', opened.id),
      await partsOf(app, 'adjustment_reversal', opened.id),
    ];
    expect(back).toEqual(Object.fromEntries(Object.entries(there).map(([kind, amount]) => [kind, -amount])));
  });
});

describe("a courier's file of weighings (trust 4.16)", () => {
  const send = <Answer = ReweighImport>(csv: string, courier_alias = 'merlion-express') =>
    app.call<Answer>(endpoints.importReweighs, { token: admin, body: { courier_alias, file_name: 'scale.csv', csv } });
  const courierOf = (order: Order) => order.courier?.alias ?? '';

  test('takes each good row once, names each bad one with row, column and reason, and its figures add up', async () => {
    const [good, light, same, other] = await Promise.all([1, 2, 3, 4].map(() => deliver(shippedOrder, app, token)));
    const waiting = await deliver(shippedOrder, app, token);
    const code = (order: Order | undefined) => order?.label?.tracking_code ?? '';
    const references = Array.from({ length: 9 }, newReference);
    const rows = [
      `${references[0]},${code(good)},6,40,30,20,Scale 4`,
      `${references[1]},${code(light)},7,,,,"=cmd()"`,
      `${references[2]},${code(same)},1.5,,,,`,
      `${references[3]},SMPME00000009999,2,,,,`,
      `${references[4]},${code(other)},"2,5",,,,`,
      `${references[5]},${code(other)},2,40,,20,`,
      `${references[6]},,2,,,,`,
      `${references[7]},${code(waiting)}`,
      `${references[0]},${code(good)},6,40,30,20,Scale 4`,
    ];
    const csv = `﻿reference,tracking_code,weight_kg,length_cm,width_cm,height_cm,note\r\n${rows.join('\r\n')}\r\n`;
    const courier = courierOf(good as Order);
    const report = (await send(csv, courier)).body;
    expect(report).toMatchObject({ rows: 9, opened: 2, unchanged: 1, known: 1, refused: 5 });
    expect(report.problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [5, 'tracking_code', 'unknown_tracking_code'],
      [6, 'weight_kg', 'weight'],
      [7, 'width_cm', 'sides'],
      [8, 'tracking_code', 'tracking_code'],
      [9, '', 'row_cells'],
    ]);
    expect((await send(csv, courier)).body).toMatchObject({ rows: 9, opened: 0, unchanged: 1, known: 3, refused: 5 });
    const { body } = await app.call<{ records: ReweighImport[] }>(endpoints.listReweighImports, { token: admin });
    expect(body.records.slice(0, 2).map(({ opened }) => opened)).toEqual([0, 2]);
  });

  test('refuses the whole file for a wrong header or an unknown courier', async () => {
    const wrong = [
      ['tracking_code,weight_kg\nA,1', 'csv_columns_missing', { columns: 'reference' }],
      ['reference,tracking_code,weight_kg,a|b\nA,B,1,2', 'csv_columns_unknown', { columns: 'a|b' }],
      ['reference,tracking_code,weight_kg,note,note\nA,B,1,,', 'csv_column_twice', undefined],
      [' ', 'csv_empty', undefined],
    ] as const;
    for (const [csv, code, params] of wrong) {
      const { status, body } = await send<Problem>(csv);
      const { message: _sentence, ...error } = body.errors[0] ?? {};
      expect([status, error]).toEqual([422, { param: 'csv', code: `validate.${code}`, ...(params ? { params } : {}) }]);
    }
    expect((await send('reference,tracking_code,weight_kg\n', 'nobody')).status).toBe(422);
  });

  test("refuses another courier's parcel and one that was not picked up", async () => {
    const order = await deliver(shippedOrder, app, token);
    const wrong = courierOf(order) === 'kilat-rider' ? 'harbour-post' : 'kilat-rider';
    const row = `${newReference()},${order.label?.tracking_code ?? ''},6`;
    const { body } = await send(`reference,tracking_code,weight_kg\n${row}\n`, wrong);
    expect(body.problems[0]?.reason).toBe('other_courier');
  });
});

describe('the list', () => {
  test('its sums are the sums of what it lists, state by state', async () => {
    const all: Adjustment[] = [];
    let cursor: string | null = null;
    let page;
    do {
      page = (
        await app.call<{
          records: Adjustment[];
          next_cursor: string | null;
          total: number;
          total_amount: number;
          totals: { state: string; count: number; amount: number }[];
        }>(endpoints.listAdjustments, { token, query: { per_page: '3', ...(cursor === null ? {} : { cursor }) } })
      ).body;
      all.push(...page.records);
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(all.length).toBe(page.total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const sum = (rows: Adjustment[]) => rows.reduce((total, { amount }) => total + cents(amount), 0);
    expect(cents(page.total_amount)).toBe(sum(all));
    expect(page.totals.length).toBeGreaterThan(3);
    for (const { state, count, amount } of page.totals) {
      const of_state = all.filter((row) => row.state === state);
      expect([state, count, cents(amount)]).toEqual([state, of_state.length, sum(of_state)]);
    }
  });

  test('is of the own company; another one finds nothing, staff may look and not answer', async () => {
    const opened = await fresh();
    const stranger = await app.tokenOf('ph@demo.sampan.test');
    const params = { id: opened.id };
    for (const endpoint of [endpoints.getAdjustment, endpoints.downloadAdjustment, endpoints.acceptAdjustment])
      expect((await app.refusal(endpoint, { token: stranger, params })).status).toBe(404);
    const staff = await app.tokenOf('staff@demo.sampan.test');
    expect((await app.call(endpoints.getAdjustment, { token: staff, params })).status).toBe(200);
    expect((await app.refusal(endpoints.acceptAdjustment, { token: staff, params })).status).toBe(403);
    expect((await app.refusal(endpoints.getOperatorAdjustment, { token, params })).status).toBe(403);
    expect(
      (await app.refusal(endpoints.decideAdjustment, { token, params, body: { decision: 'withdraw', note: 'x' } }))
        .status,
    ).toBe(403);
  });

  test('goes into a CSV file and one adjustment into a PDF', async () => {
    const opened = await fresh();
    const file = async (
      endpoint: typeof endpoints.downloadAdjustments | typeof endpoints.downloadAdjustment,
      params = {},
    ) => {
      const { link } = (await app.call<{ link: string }>(endpoint, { token, params })).body;
      return app.app.request(link);
    };
    const csv = await (await file(endpoints.downloadAdjustments)).text();
    expect(csv.split('\r\n').find((line) => line.includes(opened.order_number))).toContain(
      `,${opened.amount.toFixed(2)},`,
    );
    const pdf = await file(endpoints.downloadAdjustment, { id: opened.id });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  });
});

test('trust 2: nothing is charged without its row of evidence and its audit row, and the ledger is sound', async () => {
  const { rows } = await app.ctx.db.execute<{ n: string; lonely: string; silent: string }>(sql`
    select count(*) as n,
      count(*) filter (where not exists (select 1 from adjustments a where a.id::text = j.reference and a.state in ('charged', 'credited', 'reversed'))) as lonely,
      count(*) filter (where not exists (select 1 from audit_log l where l.object_id = j.reference and l.action in ('wallet.adjustment', 'wallet.adjustment_credit'))) as silent
    from journals j where j.kind = 'adjustment'`);
  expect(Number(rows[0]?.n)).toBeGreaterThan(5);
  expect([rows[0]?.lonely, rows[0]?.silent]).toEqual(['0', '0']);
  const audit = await auditLedger(app.ctx);
  expect(audit).toMatchObject({ imbalance_minor: 0, wrong_accounts: [], wrong_entries: 0 });
});
