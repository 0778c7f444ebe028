import {
  endpoints,
  type PayoutReview,
  type Order,
  type Payout,
  type PayoutBalance,
  type PayoutFile,
} from '@sampan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DirectPayouts, PayoutOrder, PayoutOutcome } from '../../../ports/payout.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { collectedParcels, remitted, settle, upload } from '#test/cod/cod.fixtures.ts';
import { releaseSettlements } from '../cod/release-settlements.ts';
import { writeRemittance } from '../cod/write-remittance.ts';
import { DEMO_PASSWORD } from '../../../demo/index.ts';
import { auditLedger, isBalanced } from '../../ledger/wallet/index.ts';
import { fundPayable, loseSale, newAccount, newPayout } from '#test/payout/payout.fixtures.ts';
import { advancePayouts } from './index.ts';

const SG = 'sg@demo.sampan.test';
const MY = 'my@demo.sampan.test';
const PH = 'ph@demo.sampan.test';
const ID = 'id@demo.sampan.test';
/** Another company with Singapore dollars. */
const OTHER = 'postbilling@demo.sampan.test';
const ADMIN = 'admin@demo.sampan.test';
const DAY_S = 86_400;

/** A bank that pays at once, and says what it was asked to pay. */
class QuickBank implements DirectPayouts {
  readonly leaves_by = 'itself';
  readonly name = 'quick';
  readonly sent: string[] = [];
  async find(client_ref: string): Promise<PayoutOutcome> {
    return Promise.resolve(
      this.sent.includes(client_ref) ? { status: 'paid', bank_reference: 'B' } : { status: 'unknown' },
    );
  }
  async send({ client_ref }: PayoutOrder): Promise<PayoutOutcome> {
    this.sent.push(client_ref);
    return Promise.resolve({ status: 'paid', bank_reference: 'B' });
  }
}

let app: TestApp;
/** A session of now: the clock moves by days here, and sessions end. */
async function signIn(email: string): Promise<string> {
  const { body } = await app.call<{ token: string }>(endpoints.login, { body: { email, password: DEMO_PASSWORD } });
  return body.token;
}
/** What may be paid out, and what is owed. */
async function standing(email: string): Promise<[number, number]> {
  const { body } = await app.call<PayoutBalance>(endpoints.getPayoutBalance, { token: await signIn(email) });
  return [body.available, body.owed];
}
/** All of a company's payout balance, with some more in it, asked for before anything is owed; the account's cooling-off is over unless it is new. */
async function asked(email: string, amount_minor: number, is_new = false): Promise<Payout> {
  await fundPayable(app, email, amount_minor);
  const { id } = await newAccount(app, await signIn(email));
  if (!is_new) app.clock.advance(DAY_S + 1);
  const [amount] = await standing(email);
  return newPayout(app, await signIn(email), { payout_account_id: id, amount });
}
const shown = async (email: string, id: string) =>
  (await app.call<Payout>(endpoints.getPayout, { token: await signIn(email), params: { id } })).body;
/** The people of the Philippines read Filipino. */
const inFilipino = () => app.database.pool.query(`update users set language = 'ph' where email = $1`, [PH]);
/** Mails to somebody whose subject is like this. */
async function mailsTo(email: string, subject: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select payload->>'text' as text from outbox where payload->>'to' = $1 and payload->>'subject' like $2`,
    [email, subject],
  );
  return rows.map(({ text }) => text);
}
/** How often the ledger gave a payout's money back, and set a debt off with it. */
async function backs(id: string): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ back: number; off: number }>(
    `select count(*) filter (where kind = 'payout_return' and reference = $1)::int as back,
       count(*) filter (where kind = 'dispute_set_off' and reference = 'payout_return:' || $1)::int as off from journals`,
    [id],
  );
  return [rows[0]?.back ?? 0, rows[0]?.off ?? 0];
}
const decide = async (verb: 'approvePayout' | 'refusePayout' | 'markPayout', id: string, body?: object) =>
  app.refusal(endpoints[verb], { token: await signIn(ADMIN), params: { id }, body });
const deskOf = async (status: string) =>
  (
    await app.call<{ records: PayoutReview[] }>(endpoints.listDeskPayouts, {
      token: await signIn(ADMIN),
      query: { status, per_page: '50' },
    })
  ).body.records;

afterEach(async () => {
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
});

describe('nothing leaves by itself while something is owed', () => {
  const bank = new QuickBank();
  beforeAll(async () => {
    app = await openTestApp({ ports: { payouts: bank } });
  });
  afterAll(() => app.close());

  test('cash on delivery that the money of a refused one paid a debt with counts as paid', async () => {
    const company_id = await fundPayable(app, OTHER, 4_000);
    const cash = { company_id, country: 'SG', count: 1, courier_alias: 'merlion-express', code: 'OWE' } as const;
    const [parcel] = await collectedParcels(app, cash);
    if (!parcel) throw new Error('No parcel');
    const report = await upload(app, writeRemittance('merlion-express', remitted([parcel])));
    await settle(app, report.body.id);
    app.clock.advance(DAY_S + 1);
    await releaseSettlements(app.ctx);
    const payout = await asked(OTHER, 5_000);
    const stateOf = async () =>
      (await app.call<Order>(endpoints.getOrder, { token: await signIn(OTHER), params: { id: parcel.order_id } })).body
        .cod_state;
    expect(await stateOf()).toBe('payable');
    await loseSale(app, OTHER, 100_000);
    await advancePayouts(app.ctx);
    expect(await shown(OTHER, payout.id)).toMatchObject({ status: 'refused' });
    expect(await stateOf()).toBe('paid');
  });

  test('a small one that is due is refused once, its money sets the debt off, and the owner reads why', async () => {
    const payout = await asked(SG, 5_000);
    await loseSale(app, SG, 8_001);
    expect(await standing(SG)).toEqual([0, 80.01]);
    await Promise.all([advancePayouts(app.ctx), advancePayouts(app.ctx), advancePayouts(app.ctx)]);
    app.clock.advance(61);
    await advancePayouts(app.ctx);
    expect(await shown(SG, payout.id)).toMatchObject({
      status: 'refused',
      failure: 'owed',
      reason: '',
      set_off: 50,
    });
    expect(await standing(SG)).toEqual([0, 30.01]);
    expect(await backs(payout.id)).toEqual([1, 1]);
    expect(bank.sent).toEqual([]);
    const mails = await mailsTo(SG, `Payout ${payout.number}%was not approved`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('was not approved: your company owes money after a lost dispute.');
    expect(mails[0]).toContain('S$ 50.00 of it was used to repay what your company owed after a lost dispute.');
    expect(mails[0]).not.toContain('has been returned to your payout balance');
  });

  test('a debt smaller than the payout: the rest is payable again, and can be paid out', async () => {
    const payout = await asked(MY, 10_000);
    await loseSale(app, MY, 3_001);
    await advancePayouts(app.ctx);
    expect(await shown(MY, payout.id)).toMatchObject({ status: 'refused', failure: 'owed', set_off: 30.01 });
    expect(await standing(MY)).toEqual([69.99, 0]);
    const [mail] = await mailsTo(MY, `Payout ${payout.number}%was not approved`);
    expect(mail).toContain('RM 30.01 of it was used to repay');
    expect(mail).toContain('RM 69.99 has been returned to your payout balance.');
    const rest = await newPayout(app, await signIn(MY), { payout_account_id: payout.account.id, amount: 69.99 });
    await advancePayouts(app.ctx);
    expect(await shown(MY, rest.id)).toMatchObject({ status: 'paid', failure: null });
    expect(await standing(MY)).toEqual([0, 0]);
    expect(bank.sent).toHaveLength(1);
  });

  test('one that somebody approved before is refused when its cooling-off is over', async () => {
    const payout = await asked(ID, 2_000_000_000, true);
    expect(await decide('approvePayout', payout.id)).toMatchObject({ status: 200, body: { owed: 0 } });
    await loseSale(app, ID, 500_000_000);
    await advancePayouts(app.ctx);
    expect(await shown(ID, payout.id)).toMatchObject({ status: 'approved' });
    app.clock.advance(DAY_S + 1);
    await advancePayouts(app.ctx);
    expect(await shown(ID, payout.id)).toMatchObject({ status: 'refused', failure: 'owed' });
    expect(await standing(ID)).toEqual([15_000_000, 0]);
  });

  test('a large one cannot be approved: the desk says what is owed, and refusing it sets the debt off', async () => {
    await inFilipino();
    const payout = await asked(PH, 5_000_000);
    await loseSale(app, PH, 1_234_567);
    const waiting = (await deskOf('needs_approval')).find(({ id }) => id === payout.id);
    expect(waiting).toMatchObject({ owed: 12_345.67, may_decide: true });
    const approved = await decide('approvePayout', payout.id);
    expect(approved).toMatchObject({
      status: 409,
      body: { code: 'payout_owed', data: { owed: 12_345.67, currency: 'PHP' } },
    });
    // Waiting for somebody, it is not the server's to refuse.
    await advancePayouts(app.ctx);
    expect(await shown(PH, payout.id)).toMatchObject({ status: 'needs_approval' });
    const refused = await decide('refusePayout', payout.id, { reason: 'See our mail of today' });
    expect(refused).toMatchObject({
      status: 200,
      body: { status: 'refused', failure: 'owed', owed: 0, set_off: 12_345.67 },
    });
    expect(await standing(PH)).toEqual([37_654.33, 0]);
    const [mail] = await mailsTo(PH, `Hindi naaprubahan ang payout ${payout.number}%`);
    expect(mail).toContain('may utang pa ang kumpanya mo mula sa natalong dispute. See our mail of today');
    expect(mail).toContain('Ibinawas ang ₱12,345.67 mula rito sa utang ng kumpanya mo');
    expect(mail).toContain('Bumalik na ang ₱37,654.33 sa payout balance mo.');
  });

  test('what is owed is asked for once for a page of the desk', async () => {
    const token = await signIn(ADMIN);
    const watched = vi.spyOn(app.database.pool, 'query');
    await app.call(endpoints.listDeskPayouts, { token, query: { per_page: '50' } });
    const asks = watched.mock.calls.map((call) => JSON.stringify(call));
    expect(asks.filter((text) => text.includes('ledger_accounts'))).toHaveLength(1);
  });
});

describe('nothing is taken to the bank while something is owed', () => {
  beforeAll(async () => {
    app = await openTestApp({ env: { SAMPAN_PAYOUTS: 'bank_file' } });
  });
  afterAll(() => app.close());
  const makeFile = async () =>
    app.call<PayoutFile & { code?: string }>(endpoints.createPayoutFile, {
      token: await signIn(ADMIN),
      body: { currency: 'SGD' },
    });

  test('a file is made without it and with all others; by hand it is not sent either; refused, it pays the debt', async () => {
    const owing = await asked(SG, 20_000);
    const other = await asked(OTHER, 30_000);
    await advancePayouts(app.ctx);
    await loseSale(app, SG, 5_050);
    const approved = await deskOf('approved');
    const owedOf = (wanted: string) => approved.find(({ id }) => id === wanted)?.owed;
    expect([owedOf(owing.id), owedOf(other.id)]).toEqual([50.5, 0]);
    expect(await decide('markPayout', owing.id, { status: 'sent' })).toMatchObject({
      status: 409,
      body: { code: 'payout_owed', data: { owed: 50.5, currency: 'SGD' } },
    });
    expect((await makeFile()).body).toMatchObject({ count: 1, total: 300 });
    expect(await shown(OTHER, other.id)).toMatchObject({ status: 'sent' });
    // Approved, it waits for people: no server looks at it.
    await advancePayouts(app.ctx);
    expect(await shown(SG, owing.id)).toMatchObject({ status: 'approved' });
    expect((await makeFile()).body.code).toBe('payout_nothing_to_send');
    await decide('refusePayout', owing.id, { reason: 'A lost dispute' });
    expect(await shown(SG, owing.id)).toMatchObject({ status: 'refused', failure: 'owed', reason: 'A lost dispute' });
    expect(await standing(SG)).toEqual([149.5, 0]);
  });

  test('a small one that is due is refused by the server, as where a bank is asked by it', async () => {
    const payout = await asked(MY, 12_000);
    await loseSale(app, MY, 12_000);
    await advancePayouts(app.ctx);
    await advancePayouts(app.ctx);
    expect(await shown(MY, payout.id)).toMatchObject({ status: 'refused', failure: 'owed' });
    expect(await standing(MY)).toEqual([0, 0]);
    expect(await backs(payout.id)).toEqual([1, 1]);
  });

  test('what a bank did not pay of a company that owes sets the debt off, and the mail says it', async () => {
    await inFilipino();
    const payout = await asked(PH, 100_000);
    await advancePayouts(app.ctx);
    await decide('markPayout', payout.id, { status: 'sent' });
    await loseSale(app, PH, 40_000);
    const answer = await decide('markPayout', payout.id, { status: 'failed', failure: 'account_closed' });
    expect(answer).toMatchObject({ status: 200, body: { failure: 'account_closed', owed: 0, set_off: 400 } });
    expect(await standing(PH)).toEqual([600, 0]);
    const [mail] = await mailsTo(PH, `Hindi dumating ang payout ${payout.number}%`);
    expect(mail).toContain('sarado na ang account');
    expect(mail).toContain('Ibinawas ang ₱400.00 mula rito sa utang ng kumpanya mo');
  });

  test('one that the merchant takes back pays the debt first, and says how much; without a debt all of it is back', async () => {
    const payout = await asked(MY, 9_000);
    await loseSale(app, MY, 2_550);
    const token = await signIn(MY);
    const taken = await app.call<Payout>(endpoints.cancelPayout, { token, params: { id: payout.id } });
    expect(taken.body).toMatchObject({ status: 'cancelled', failure: null, amount: 90, set_off: 25.5 });
    expect(await standing(MY)).toEqual([64.5, 0]);
    const again = await newPayout(app, token, { payout_account_id: payout.account.id, amount: 64.5 });
    const back = await app.call<Payout>(endpoints.cancelPayout, { token, params: { id: again.id } });
    expect(back.body).toMatchObject({ status: 'cancelled', set_off: 0 });
    expect(await standing(MY)).toEqual([64.5, 0]);
  });

  test('nobody says `owed` of a bank', async () => {
    const { id } = await asked(ID, 200_000_000);
    await advancePayouts(app.ctx);
    await decide('markPayout', id, { status: 'sent' });
    expect((await decide('markPayout', id, { status: 'failed', failure: 'owed' })).status).toBe(422);
  });
});
