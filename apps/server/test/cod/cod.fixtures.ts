import { endpoints, type Order, type OrderCod, type Remittance } from '@sampan/contract';
import { codFeeRateOn, rulesOf, type CountryCode } from '@sampan/country-rules';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { newId } from '../../src/platform/ids.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { orders } from '../../src/modules/shipping/order/order.table.ts';
import { bookCodCollected } from '../../src/modules/ledger/wallet/index.ts';
import { codCollections, type CollectionRow } from '../../src/modules/settlement/cod/cod.table.ts';
import { settleRemittances } from '../../src/modules/settlement/cod/settle-remittances.ts';

export const ADMIN_EMAIL = 'admin@demo.sampan.test';

export async function deliver(app: TestApp, order: Order): Promise<void> {
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
}

export async function codOf(app: TestApp, token: string, id: string): Promise<OrderCod> {
  return (await app.call<OrderCod>(endpoints.getOrderCod, { token, params: { id } })).body;
}

export async function upload(app: TestApp, text: string | Buffer, courier_alias = 'merlion-express') {
  return app.call<Remittance>(endpoints.uploadRemittance, {
    token: await app.tokenOf(ADMIN_EMAIL),
    body: { courier_alias, file_name: 'june.csv', data_base64: Buffer.from(text).toString('base64') },
  });
}

/** Settles a checked remittance, as the click and then the job do. */
export async function settle(app: TestApp, id: string): Promise<Remittance> {
  const token = await app.tokenOf(ADMIN_EMAIL);
  await app.call(endpoints.settleRemittance, { token, params: { id } });
  await settleRemittances(app.ctx);
  return (await app.call<Remittance>(endpoints.getRemittance, { token, params: { id } })).body;
}

/** Delivered COD parcels of one courier, written at once with the money that is booked for each. */
export async function collectedParcels(
  app: Pick<TestApp, 'ctx'>,
  input: { company_id: string; country: CountryCode; count: number; courier_alias: string; code?: string },
): Promise<CollectionRow[]> {
  const { company_id, country, count, courier_alias, code = 'SMPTR' } = input;
  const { currency } = rulesOf(country);
  const at = Math.floor(app.ctx.clock.now() / 1000) - 86_400;
  const made = Array.from({ length: count }, (_, index) => {
    const amount_minor = 1_000 + index;
    const order = {
      company_id,
      id: newId(),
      number: `TR-${code}-${index}`,
      status: 'completed' as const,
      origin_country_code: country,
      currency,
      expected_cod_minor: amount_minor,
      is_cod: true,
      cod_state: 'collected' as const,
      courier_alias,
      tracking_code: `${code}${String(index).padStart(10, '0')}`,
      created_at: at + index,
      updated_at: at,
    };
    return { order, cash: cashOf(order, country) };
  });
  await withTransaction(app.ctx, async (tx) => {
    await insertRows(
      tx.db,
      orders,
      made.map(({ order }) => order),
    );
    await insertRows(
      tx.db,
      codCollections,
      made.map(({ cash }) => cash),
    );
    for (const { cash } of made) await bookCodCollected(tx, { ...cash, fee_minor: 0, fee_tax_minor: 0 });
  });
  return made.map(({ cash }) => cash);
}

function cashOf(
  order: Pick<typeof orders.$inferInsert, 'company_id' | 'id' | 'number' | 'currency'> & {
    expected_cod_minor: number;
    courier_alias: string;
    tracking_code: string;
    created_at: number;
  },
  country: CountryCode,
): CollectionRow {
  return {
    company_id: order.company_id,
    order_id: order.id,
    order_number: order.number,
    courier_alias: order.courier_alias,
    tracking_code: order.tracking_code,
    currency: order.currency,
    amount_minor: order.expected_cod_minor,
    cod_type: 'fee_by_sender',
    fee_minor: 100,
    fee_tax_minor: 0,
    to_collect_minor: order.expected_cod_minor,
    fee_rate: codFeeRateOn(country, order.created_at),
    min_fee_minor: 0,
    includes_shipping_fee: false,
    state: 'collected',
    expected_at: order.created_at,
    collected_at: order.created_at,
    short_at: null,
    remitted_minor: null,
    disputed_at: null,
    dispute_received_minor: null,
    dispute_note: null,
    settled_at: null,
    settlement_id: null,
    remittance_reference: null,
    payable_at: null,
    paid_at: null,
    ended_at: null,
    end_reason: null,
  };
}

/** What a courier writes about collected parcels. */
export function remitted(rows: readonly CollectionRow[], reference = 'RM-1') {
  return rows.map((row) => ({
    tracking_code: row.tracking_code,
    collected_minor: row.to_collect_minor,
    fee_minor: row.fee_minor,
    currency: row.currency,
    collected_at: row.collected_at ?? row.expected_at,
    reference,
  }));
}
