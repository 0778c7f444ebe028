import { endpoints, type Payout, type PayoutAccount } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { newId } from '../../src/platform/ids.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { CallOptions, TestApp } from '../app/test-app.fixtures.ts';
import { findUserByVerifiedEmail } from '../../src/modules/identity/account/index.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { bookDisputeLost, bookSale, bookSaleDispute, bookSaleRelease } from '../../src/modules/ledger/wallet/index.ts';

/** A bank account as somebody types it. */
export const BANK = {
  method: 'bank',
  bank_name: 'DBS Bank',
  bank_account: '0012345678',
  beneficiary_name: 'Kopi & Kaya Goods Pte Ltd',
  number: '0012345678',
};
export const PAYNOW = { method: 'paynow', name: 'KOPI & KAYA GOODS PTE. LTD.', number: 'T08LL1234A' };
export const PASSWORD = { password: DEMO_PASSWORD };

async function companyOf(app: TestApp, email: string) {
  const person = await findUserByVerifiedEmail(app.ctx, email);
  if (!person) throw new Error(`Nobody is called ${email}`);
  const { id: company_id, country_code } = person.company;
  return { company_id, currency: rulesOf(country_code).currency };
}

/** Money in a company's payout balance, as delivered sales bring it there. */
export async function fundPayable(app: TestApp, email: string, amount_minor: number): Promise<string> {
  const { company_id, currency } = await companyOf(app, email);
  const sale = { company_id, currency, amount_minor, reference: newId(), description: 'Sale SP-100001' };
  await withTransaction(app.ctx, async (tx) => {
    await bookSale(tx, { ...sale, is_test: false });
    await bookSaleRelease(tx, { ...sale, details: { order_number: 'SP-100001' } });
  });
  return company_id;
}

/** A released sale that the buyer's bank takes back for good: what is not there to be taken is owed. */
export async function loseSale(app: TestApp, email: string, amount_minor: number): Promise<void> {
  const about = { ...(await companyOf(app, email)), reference: newId(), description: 'Dispute SP-100001', details: {} };
  await withTransaction(app.ctx, async (tx) => {
    await bookSaleDispute(tx, { ...about, amount_minor, is_released: true });
    await bookDisputeLost(tx, about);
  });
}

export async function newAccount(app: TestApp, token: string, change: object = {}): Promise<PayoutAccount> {
  const { status, body } = await app.call<PayoutAccount>(endpoints.createPayoutAccount, {
    token,
    body: { ...BANK, ...PASSWORD, ...change },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export async function askPayout(app: TestApp, token: string, change: object, options: CallOptions = {}) {
  return app.call<Payout>(endpoints.createPayout, {
    token,
    body: { ...PASSWORD, confirm_duplicate: true, ...change },
    ...options,
  });
}

export async function newPayout(app: TestApp, token: string, change: object): Promise<Payout> {
  const { status, body } = await askPayout(app, token, change);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

type Sample = Pick<CallOptions, 'params' | 'query' | 'body'>;

/** A desk whose bank takes files, and accounts that wait for nothing: then every call of the desk can be made. */
export const REVIEW_ENV = { SAMPAN_PAYOUTS: 'bank_file', SAMPAN_PAYOUT_COOLING_HOURS: '0.000001' };

/** Payouts for the desk are of a company in whose name nobody acts: who did could not decide about them. */
const DESK_COMPANY = 'ph@demo.sampan.test';

async function deskSamples(app: TestApp) {
  await fundPayable(app, DESK_COMPANY, 50_000_000);
  const token = await app.tokenOf(DESK_COMPANY);
  const admin = await app.tokenOf('admin@demo.sampan.test');
  const account = await newAccount(app, token);
  const large = (amount: number) => newPayout(app, token, { payout_account_id: account.id, amount });
  const approve = (id: string) => app.call(endpoints.approvePayout, { token: admin, params: { id } });
  const sent = await large(41_000);
  await approve(sent.id);
  const file = await app.call<{ id?: string }>(endpoints.createPayoutFile, { token: admin, body: { currency: 'PHP' } });
  const back = await large(41_004);
  await approve(back.id);
  for (const status of ['sent', 'paid'])
    await app.call(endpoints.markPayout, { token: admin, params: { id: back.id }, body: { status } });
  await approve((await large(41_001)).id);
  return {
    listDeskPayouts: { query: { page: '1', per_page: '10', status: 'needs_approval' } },
    listPayoutFiles: { query: { page: '1', per_page: '10' } },
    createPayoutFile: { body: { currency: 'PHP' } },
    readPayoutResults: { body: { csv: 'reference,result,reason\nSPO-NOBODY,paid,\n' } },
    downloadPayoutFile: { params: { id: file.body.id ?? sent.id } },
    approvePayout: { params: { id: (await large(41_002)).id } },
    refusePayout: { params: { id: (await large(41_003)).id }, body: { reason: 'The name differs from the company' } },
    returnPayout: {
      params: { id: back.id },
      body: { reason: 'The bank closed the account', bank_reference: 'RT26330' },
    },
    markPayout: {
      params: { id: sent.id },
      body: { status: 'failed', failure: 'account_closed', reason: 'Closed', bank_reference: 'FT26326' },
    },
  } satisfies Record<string, Sample>;
}

/** One call of every endpoint about payouts, on money and accounts of their own. */
export async function payoutSamples(app: TestApp, token: string, email: string) {
  await fundPayable(app, email, 500_000);
  const account = await newAccount(app, token);
  const removable = await newAccount(app, token, { bank_account: '0012345679', number: '0012345679' });
  const to = { payout_account_id: account.id };
  const small = await newPayout(app, token, { ...to, amount: 20 });
  const cancellable = await newPayout(app, token, { ...to, amount: 21 });
  return {
    getPayoutBalance: {},
    listPayouts: { query: { page: '1', per_page: '10', status: 'requested' } },
    exportPayouts: {},
    sendPayoutCode: {},
    payableForShipping: { body: { amount: 12.5, confirm_duplicate: true } },
    createPayout: {
      body: { ...to, ...BANK, amount: 22, comment: 'November', ...PASSWORD, confirm_duplicate: true },
    },
    getPayout: { params: { id: small.id } },
    cancelPayout: { params: { id: cancellable.id } },
    downloadPayoutAdvice: { params: { id: small.id } },
    listPayoutAccounts: { query: { page: '1', per_page: '10' } },
    createPayoutAccount: { body: { ...BANK, bank_account: '0012345680', number: '0012345680', ...PASSWORD } },
    deletePayoutAccount: { params: { id: removable.id } },
    ...(await deskSamples(app)),
  } satisfies Record<string, Sample>;
}
