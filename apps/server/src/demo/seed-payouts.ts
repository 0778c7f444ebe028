import { rulesOf, toMinor, type Currency } from '@sampan/country-rules';
import type { Ctx } from '../platform/context.ts';
import { hashSecret } from '../platform/ids.ts';
import { seedPayoutAccount, seedPayout, type Destination } from '../modules/settlement/payout/index.ts';
import { bookSale, bookSaleRelease, payableOf } from '../modules/ledger/wallet/index.ts';
import type { DemoCountry } from './demo-customer.ts';
import { DEMO_COMPANIES } from './demo-shop.ts';
import type { SeedParcel, SeedContext } from './seed-context.ts';
import type { Moment } from './seed-cod.ts';

const DAY_S = 86_400;
const HOUR_S = 3_600;
/** Shops do not ask at the same second: whoever pays them sees one after the other. */
const APART_S = 11 * 60;
/** Sales of the shop's own checkout among its parcels: those of the most value, so that there is something to pay out. */
const RELEASED_SALES = 24;
const OPEN_SALES = 3;

const BANK_OF: Readonly<Record<DemoCountry, readonly [string, string, string]>> = {
  SG: ['DBS Bank', '0039041782', 'OCBC Bank'],
  MY: ['Maybank', '514203887761', 'CIMB Bank'],
  PH: ['BDO Unibank', '006770124458', 'Bank of the Philippine Islands (BPI)'],
  ID: ['Bank Central Asia (BCA)', '5220304417', 'Bank Mandiri'],
};
/** The sandbox's bank calls accounts with this end closed. */
const CLOSED = '700120003';

/** Of what is in the balance at the time. */
const SHARES = { arrived: 0.5, back: 0.2, waits: 0.4 } as const;

type Account = Awaited<ReturnType<typeof seedPayoutAccount>>;

/**
 * Sales of a shop's checkout that arrived, and what was paid out of its balance: one payout that arrived, one that came back,
 * and one that waits, for somebody of Sampan where it is large enough, else for the cooling-off of a new account. Amounts are
 * what was there at the time; a company that had too little has its sales alone.
 */
export function payoutMoments(seed: SeedContext, parcels: readonly SeedParcel[]): Moment[] {
  const { company, shop, now_ms, people } = seed;
  const { currency } = rulesOf(company.country_code);
  const [user_id] = people;
  if (user_id === undefined || shop.balance === null) return [];
  const now = Math.floor(now_ms / 1000) - DEMO_COMPANIES.indexOf(shop) * APART_S;
  const owner = { company_id: company.id, user_id, currency };
  const unit = toMinor(currency === 'IDR' ? 1_000 : 1, currency);
  const whole = (minor: number) => Math.floor(minor / unit) * unit;
  const share = async (then: Ctx, part: number) => {
    const amount_minor = whole((await payableOf(then, company.id)).available_minor * part);
    return amount_minor < then.env.SAMPAN_PAYOUT_MIN[currency] ? null : amount_minor;
  };
  const [bank_name, account_number, other_bank] = BANK_OF[shop.country];
  const open = (then: Ctx, created_at: number, change: Partial<Destination> = {}) =>
    seedPayoutAccount(
      then,
      { company_id: company.id, user_id, created_at },
      { method: 'bank', bank_name, holder_name: company.name, account_number, ...change },
    );
  let usual: Account | null = null;
  const arrived = async (then: Ctx, asked: number) => {
    usual = await open(then, now - 40 * DAY_S);
    const amount_minor = await share(then, SHARES.arrived);
    if (amount_minor === null) return;
    await seedPayout(then, {
      ...owner,
      account: usual,
      amount_minor,
      comment: '',
      bank_reference: `SBX-${hashSecret(company.name).slice(-8).toUpperCase()}`,
      steps: [
        { status: 'requested', at: asked },
        { status: 'approved', at: asked + 2 },
        { status: 'sent', at: asked + 3 },
        { status: 'paid', at: asked + 9 },
      ],
    });
  };
  const cameBack = async (then: Ctx, asked: number) => {
    const account = await open(then, now - 30 * DAY_S, { bank_name: other_bank, account_number: CLOSED });
    const amount_minor = await share(then, SHARES.back);
    if (amount_minor === null) return;
    await seedPayout(then, {
      ...owner,
      account,
      amount_minor,
      comment: '',
      failure: 'account_closed',
      bank_reference: `SBX-${hashSecret(company.name).slice(-7).toUpperCase()}F`,
      steps: [
        { status: 'requested', at: asked },
        { status: 'approved', at: asked + 1 },
        { status: 'sent', at: asked + 2 },
        { status: 'failed', at: asked + 8 },
      ],
    });
  };
  const waiting = async (then: Ctx, asked: number) => {
    const large = whole(then.env.SAMPAN_PAYOUT_APPROVAL[currency] * 1.15);
    const is_large = (await payableOf(then, company.id)).available_minor > large;
    const amount_minor = is_large ? large : await share(then, SHARES.waits);
    if (amount_minor === null) return;
    const fresh = is_large ? usual : null;
    const account = fresh ?? (await open(then, asked - HOUR_S, { account_number: `${account_number}1` }));
    const status = is_large ? 'needs_approval' : 'requested';
    await seedPayout(then, { ...owner, account, amount_minor, comment: '', steps: [{ status, at: asked }] });
  };
  const moment = (at: number, run: (then: Ctx, at: number) => Promise<void>): Moment => ({
    at,
    run: (then) => run(then, at),
  });
  return [
    ...salesOf(company.id, currency, parcels),
    moment(now - 9 * DAY_S, arrived),
    moment(now - 4 * DAY_S, cameBack),
    moment(now - 2 * HOUR_S, waiting),
  ];
}

/** Buyers who paid, and parcels that arrived, at their times. */
function salesOf(company_id: string, currency: Currency, parcels: readonly SeedParcel[]): Moment[] {
  const sold = parcels
    .map(({ order }) => order)
    .filter((order) => !order.is_cod && !order.has_problem && order.total_package_value_minor > 0)
    .toSorted((a, b) => b.total_package_value_minor - a.total_package_value_minor);
  const saleOf = (order: (typeof sold)[number]) => ({
    company_id,
    currency,
    amount_minor: order.total_package_value_minor,
    reference: `demo:${order.id}`,
    description: `Sale ${order.number}`,
  });
  const paid = (order: (typeof sold)[number]): Moment => ({
    at: order.created_at,
    run: (then) => bookSale(then, { ...saleOf(order), is_test: false }),
  });
  const arrived = sold.filter(({ status, completed_at }) => status === 'completed' && completed_at !== null);
  const open = sold.filter(({ status }) => status === 'in_transit');
  return [
    ...arrived.slice(0, RELEASED_SALES).flatMap((order): Moment[] => [
      paid(order),
      {
        at: order.completed_at ?? order.created_at,
        run: (then) =>
          bookSaleRelease(then, {
            ...saleOf(order),
            description: `Sale ${order.number} released`,
            details: { order_id: order.id, order_number: order.number },
          }),
      },
    ]),
    ...open.slice(0, OPEN_SALES).map(paid),
  ];
}
