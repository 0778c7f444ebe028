import { rulesOf, type CountryCode } from '@sampan/country-rules';
import type { TestDatabase } from '@sampan/testing';

/** Where the money of a sale stands, as the columns of its checkout say it. */
export const SALES = {
  collect: { status: 'confirmed', payment_method: 'cod', paid_at: null },
  paid: { status: 'paid' },
  disputed: { status: 'paid', dispute_state: 'open' },
  lost: { status: 'paid', dispute_state: 'lost' },
  refunding: { status: 'refunded', refund_reason: 'cancelled', refund_failures: 3 },
  refunded: { status: 'refunded', refund_reason: 'cancelled', refunded_at: 1_795_000_000 },
  cancelled: { status: 'cancelled', payment_method: 'cod', paid_at: null },
} as const satisfies Record<string, object>;
export type SaleName = keyof typeof SALES;

interface OrderRow {
  id: string;
  number: string;
  company_id: string;
  price_minor: string;
  shipping_address: object;
  tracking_code: string;
}

export interface SoldParcel {
  order_id: string;
  number: string;
  /** What the label cost, and what the shopper paid, in minor units. */
  price_minor: number;
  total_minor: number;
}

/**
 * Makes one of a merchant's parcels with a label one that a shopper bought: of a country that is closed nobody can buy. Its
 * courier never comes for it, however long the tests take. Each call takes another parcel.
 */
export async function sellParcel(
  { pool }: TestDatabase,
  country: CountryCode,
  sale: SaleName,
  total_minor: number,
): Promise<SoldParcel> {
  const { rows } = await pool.query<OrderRow>(
    `update orders set status = 'ready_to_ship', has_problem = false,
       marketplace = jsonb_build_object('id', id, 'number', number, 'source', 'checkout')
     where id = (select o.id from orders o join companies c on c.id = o.company_id where c.country_code = $1
       and c.payment_type = 'prepaid' and o.status in ('ready_to_ship', 'in_transit') and o.label_state = 'bought'
       and not o.is_cod and o.marketplace is null and not exists (select from adjustments a where a.order_id = o.id) order by o.number desc limit 1)
     returning id, number, company_id, price_minor, shipping_address, tracking_code`,
    [country],
  );
  const [order] = rows;
  if (order === undefined) throw new Error(`No parcel of ${country} is left to sell`);
  await pool.query(
    'update courier_parcels set speed = 0.000001, bought_at_ms = $2, forced = default where tracking_code = $1',
    [order.tracking_code, Date.now()],
  );
  await pool.query('delete from tracking_polls where order_id = $1', [order.id]);
  const checkout = {
    id: order.id,
    company_id: order.company_id,
    product_id: order.id,
    secret_hash: order.id,
    is_test: true,
    stock_state: 'none',
    quantity: 1,
    currency: rulesOf(country).currency,
    unit_price_minor: total_minor,
    item_total_minor: total_minor,
    shipping_fee_minor: 0,
    cod_fee_minor: 0,
    total_minor,
    shipping_name: '',
    product: {
      public_id: 'prod',
      name: 'Kaya jam trio',
      weight_g: 900,
      length_mm: null,
      width_mm: null,
      height_mm: null,
      hs_code: '',
    },
    // A checkout asks for an email; parcels of the demo have not always one.
    recipient: { ...order.shipping_address, email: 'shopper@buyer.test' },
    payment_method: 'card',
    provider: 'sandbox',
    asked_at: 0,
    order_id: order.id,
    order_number: order.number,
    refund_failures: 0,
    created_at: 1_795_000_000,
    expires_at: 1_795_001_200,
    paid_at: 1_795_000_060,
    ...SALES[sale],
  };
  await pool.query('insert into checkouts select (jsonb_populate_record(null::checkouts, $1::jsonb)).*', [checkout]);
  return { order_id: order.id, number: order.number, price_minor: Number(order.price_minor), total_minor };
}
