import {
  endpoints,
  type CheckoutInfo,
  type CheckoutQuote,
  type PaymentMethod,
  type Product,
  type Remittance,
  type TopUp,
} from '@sampan/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { BUYER, PRODUCT_DRAFT } from '#test/checkout/checkout.fixtures.ts';
import { BANK, PASSWORD } from '#test/payout/payout.fixtures.ts';
import { writeRemittance } from '../src/modules/settlement/cod/write-remittance.ts';
import { secretOf } from '#test/top-up/top-up.fixtures.ts';
import { TEST_CARD } from '#test/payment-method/payment-method.fixtures.ts';
import { insist, NoAnswer, obtain, type Line, type Shared } from './crash-client.ts';

/** One turn of a client; the number makes its amounts and keys its own. */
export type Turn = (shared: Shared, turn: number) => Promise<void>;

/** Does turns until the run is over; a turn that the end cuts short counts for nothing. */
export async function keepBusy<L extends Line>(
  shared: L,
  name: string,
  work: (shared: L, turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; !shared.stopping; turn += 1) {
    try {
      await work(shared, turn);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw new Error(`${name}, turn ${turn}`, { cause: error });
    }
  }
}

/** Creates a parcel and buys its label. */
export const shipper =
  (client: number): Turn =>
  async (shared, turn) => {
    const key = `${client}-${turn}`;
    const created = await insist<{ id: string }>(shared, endpoints.createOrder, {
      body: { ...FULL_DRAFT, reference_id: `crash-${key}` },
      key: `order-${key}`,
    });
    if (created.status !== 200) return;
    shared.orders.push(created.body.id);
    const params = { id: created.body.id };
    const quote = await insist<{ estimated_costs?: { id: string }[] }>(shared, endpoints.estimateOrder, {
      params,
      body: {},
    });
    const entry = quote.body.estimated_costs?.[0];
    if (!entry) return;
    const bought = await insist(shared, endpoints.createLabel, {
      params,
      body: { estimated_costs_id: entry.id },
      key: `label-${key}`,
    });
    if (bought.status === 200) shared.labels.push(created.body.id);
  };

/** Each top-up of a run has an amount of its own, so that one made twice is seen. */
const CARD_FROM = 100;
const PAYNOW_FROM = 500;
const cents = (from: number, turn: number) => (from * 100 + turn) / 100;

/** Saves a test card. */
export async function saveCard(shared: Shared): Promise<string> {
  const { setup_id } = await obtain<{ setup_id: string }>(shared, endpoints.startCardSetup, {});
  const tried = await obtain<{ payment_method_id: string }>(shared, endpoints.tryTestCard, {
    params: { id: setup_id },
    body: TEST_CARD,
  });
  const body = { payment_method_id: tried.payment_method_id, name: 'Rachel Tan' };
  return (await obtain<PaymentMethod>(shared, endpoints.createPaymentMethod, { body, key: 'crash-card' })).id;
}

export const cardPayer =
  (payment_method_id: string): Turn =>
  async (shared, turn) => {
    const body = { amount: cents(CARD_FROM, turn), payment_method_id, confirm_duplicate: true };
    const done = await obtain<TopUp>(shared, endpoints.createTopUp, { body, key: `card-${turn}` });
    if (done.status === 'succeeded') shared.top_ups.push(done.id);
  };

/** Opens a PayNow page and pays there, as often as it takes. */
export const payNowPayer: Turn = async (shared, turn) => {
  const home = `${shared.server.url}/histories`;
  const back = { success_checkout_url: `${home}?success=true`, cancalled_checkout_url: `${home}?success=false` };
  const begun = await obtain<{ top_up_id: string; checkout_url: string }>(shared, endpoints.createTopUpCheckout, {
    body: {
      amount: cents(PAYNOW_FROM, turn),
      payment_method_type: 'paynow',
      confirm_duplicate: true,
      ...back,
    },
    key: `paynow-${turn}`,
  });
  const params = { secret: secretOf(begun) };
  const done = await insist<{ status: string }>(shared, endpoints.actOnPaymentPage, {
    params,
    body: { action: 'pay' },
  });
  if (done.status !== 200 || done.body.status !== 'paid') return;
  const after = await obtain<TopUp>(shared, endpoints.getTopUp, { params: { id: begun.top_up_id } });
  if (after.status === 'succeeded') shared.top_ups.push(begun.top_up_id);
};

/** Puts something on sale. */
export async function listProduct(shared: Shared): Promise<string> {
  const body = { ...PRODUCT_DRAFT, stock_quantity: 10_000 };
  return (await obtain<Product>(shared, endpoints.createProduct, { body, key: 'crash-product' })).public_id;
}

/** Buys it, by PayNow. */
export const buyer =
  (product_id: string): Turn =>
  async (shared, turn) => {
    const address = { country: 'SG', post_code: '310145' };
    const quote = await obtain<CheckoutQuote>(shared, endpoints.quoteCheckout, {
      body: { product_id, quantity: 1, address },
    });
    const [option] = quote.shipping_options;
    const begun = await obtain<{ id: string; secret: string }>(shared, endpoints.startCheckout, {
      key: `sale-${turn}`,
      body: {
        quote_id: quote.quote_id,
        shipping_option_id: option?.id,
        recipient: BUYER,
        payment_method: 'paynow',
        expected_total: option?.payments.find(({ method }) => method === 'paynow')?.total,
      },
    });
    const paid = await insist<CheckoutInfo>(shared, endpoints.confirmSandboxPayment, {
      params: { id: begun.id },
      body: { secret: begun.secret, action: 'paynow_paid' },
    });
    if (paid.body.status === 'paid') shared.sales.push(begun.id);
  };

/** An account that money may be paid out to, once its cooling-off is over. */
export async function openAccount(shared: Shared): Promise<string> {
  return (await obtain<{ id: string }>(shared, endpoints.createPayoutAccount, { body: { ...BANK, ...PASSWORD } })).id;
}

const PAYOUT_FROM = 20;

export const payee =
  (payout_account_id: string): Turn =>
  async (shared, turn) => {
    const asked = await insist<{ id: string }>(shared, endpoints.createPayout, {
      body: { payout_account_id, amount: cents(PAYOUT_FROM, turn), confirm_duplicate: true, ...PASSWORD },
      key: `payout-${turn}`,
    });
    if (asked.status === 200) shared.payouts.push(asked.body.id);
    await sleep(200);
  };

type Parcel = Parameters<typeof writeRemittance>[1][number] & { order_id: string };
const ROWS = 12;
const COURIER = 'merlion-express';

/** Imports remittances of so many parcels each, and has them settled. */
export const importer =
  (parcels: readonly Parcel[]): Turn =>
  async (shared, turn) => {
    const rows = parcels.slice(turn * ROWS, (turn + 1) * ROWS);
    if (rows.length === 0) {
      await sleep(500);
      return;
    }
    const body = {
      courier_alias: COURIER,
      file_name: `crash-${turn}.csv`,
      data_base64: Buffer.from(writeRemittance(COURIER, rows)).toString('base64'),
    };
    const read = await obtain<Remittance>(shared, endpoints.uploadRemittance, { body, as_admin: true });
    await obtain(shared, endpoints.settleRemittance, {
      params: { id: read.id },
      as_admin: true,
      key: `settle-${turn}`,
    });
    shared.settled_parcels.push(...rows.map(({ order_id }) => order_id));
  };
