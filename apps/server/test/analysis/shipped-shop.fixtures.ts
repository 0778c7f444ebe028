import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { newId } from '../../src/platform/ids.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { CourierRate } from '../../src/ports/courier.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { chargeAdjustment } from '../../src/modules/shipping/adjustment/charge-adjustment.ts';
import { createAdjustment } from '../../src/modules/shipping/adjustment/create-adjustment.ts';
import { presentEntry, priceEntry, repricedEntry, type QuoteEntry } from '../../src/modules/shipping/estimate/index.ts';
import { allocatePrice } from '../../src/modules/shipping/label/index.ts';
import { labelPurchases } from '../../src/modules/shipping/label/label.table.ts';
import { orders } from '../../src/modules/shipping/order/order.table.ts';
import { newShop, type Shop } from '../statement/statement.fixtures.ts';
import { captureHold, creditWallet, placeHold, refundLabel } from '../../src/modules/ledger/wallet/index.ts';

const DAY_S = 86_400;
/** A Monday, noon in Singapore. */
export const FIRST_DAY = Date.UTC(2026, 8, 7, 4) / 1000;
const PARCELS = 36;
const STATES = ['', 'Selangor', 'Penang', 'Cavite'] as const;

/** A company with weeks of labels, some cancelled, some weighed again; everything booked as the product books it. */
export async function newShippedShop(app: TestApp, country: CountryCode): Promise<Shop> {
  const shop = await newShop(app, country);
  await withTransaction(shop.ctxAt(FIRST_DAY - 3600), (tx) =>
    creditWallet(tx, {
      company_id: shop.company_id,
      amount_minor: 900_000_000,
      reference: newId(),
      description: 'Top-up',
    }),
  );
  for (let n = 0; n < PARCELS; n += 1) await ship(app, shop, n);
  return shop;
}

function entryOf(shop: Shop, n: number): QuoteEntry {
  const { currency } = rulesOf(shop.country);
  const courier = ['merlion-express', 'straits-parcel', 'harbour-post'][n % 3] ?? '';
  const rate: CourierRate = {
    service_id: `${courier}.${n % 2 === 0 ? 'standard' : 'express'}`,
    service_alias: n % 2 === 0 ? 'standard' : 'express',
    service_name: n % 2 === 0 ? 'Standard' : 'Express',
    currency,
    freight_minor: 433 + n * 37,
    surcharges: n % 4 === 0 ? [{ code: 'fuel', name: 'Fuel surcharge', amount_minor: 19 + n }] : [],
    weight: { actual_g: 1_500, volumetric_g: 1_000, chargeable_g: 1_500, divisor: 6_000, rounding_step_g: 500 },
    eta_days_from: 1,
    eta_days_to: 2,
    cut_off: null,
    pick_up: true,
    drop_off: true,
    cod: null,
    insurance_max_minor: 0,
    rate_card_version: 1,
    courier_rate_ref: null,
  };
  const profile = {
    alias: courier,
    name: courier,
    countries: [shop.country],
    color: '#0b5fcc',
    image_url: '',
    support_phone: '',
  };
  const question = {
    country: shop.country,
    origin_country: shop.country,
    destination_country: shop.country,
    at: FIRST_DAY,
    tax_schedule: 'spec' as const,
    tax_registered: true,
    cod_minor: 0,
    cod_type: 'fee_by_sender' as const,
    value_minor: 0,
    is_insured: false,
    delivery_type: 'pick_up' as const,
    voucher: n % 5 === 0 ? 'discount20' : '',
  };
  return priceEntry(rate, profile, question, `${newId()}.1`);
}

async function ship(app: TestApp, shop: Shop, n: number): Promise<void> {
  // Every hour of the day happens, so that days of different time zones differ.
  const at = FIRST_DAY + n * DAY_S + ((n * 7) % 24) * 3600;
  const entry = entryOf(shop, n);
  const [order_id, purchase_id] = [newId(), newId()];
  const ctx = shop.ctxAt(at);
  const is_cancelled = n % 9 === 4;
  const is_failed = n % 11 === 6;
  const address = {
    name: 'Ari',
    phone: '',
    email: '',
    coordinate: { country: shop.country, state: STATES[n % 4] ?? '' },
  };
  const [order] = await app.ctx.db
    .insert(orders)
    .values({
      company_id: shop.company_id,
      id: order_id,
      number: `TP-${String(n).padStart(4, '0')}`,
      status: is_cancelled ? 'cancelled' : n > 32 ? 'in_transit' : 'completed',
      origin_country_code: shop.country,
      destination_country_code: shop.country,
      currency: entry.currency,
      billing_address: address as never,
      shipping_address: address as never,
      weight_g: 500 + n * 130,
      courier_alias: entry.courier.alias,
      estimated_cost: presentEntry(entry),
      price_minor: entry.total_fee,
      label_state: 'bought',
      tracking_code: `TP${shop.company_id.slice(-8).toUpperCase()}${n}`,
      label_created_at: at,
      last_event: { status: is_failed ? 'returned' : 'delivered', status_description: '', created_at: at },
      estimated_delivery_at: at + 2 * DAY_S,
      completed_at: n > 32 ? null : at + (n % 4) * DAY_S,
      created_at: at,
      updated_at: at,
    })
    .returning();
  const purchase = {
    id: purchase_id,
    company_id: shop.company_id,
    order_id,
    state: 'bought' as const,
    client_ref: newId(),
    entry,
    currency: entry.currency,
    amount_minor: entry.total_fee,
    tracking_code: order?.tracking_code ?? null,
    lease_until: at,
    created_at: at,
    updated_at: at,
  };
  const [bought] = await app.ctx.db.insert(labelPurchases).values(purchase).returning();
  if (!order || !bought) throw new Error('nothing was written');
  const booking = { reference: purchase_id, description: 'Label', split: allocatePrice(entry) };
  await withTransaction(ctx, async (tx) => {
    const hold_id = await placeHold(tx, {
      company_id: shop.company_id,
      amount_minor: entry.total_fee,
      reference: purchase_id,
    });
    await captureHold(tx, { hold_id, ...booking });
    if (is_cancelled) {
      await refundLabel(tx, { company_id: shop.company_id, ...booking });
      await tx.db.execute(`update label_purchases set state = 'refunded' where id = '${purchase_id}'`);
      await tx.db.execute(`update orders set label_state = 'refunded' where id = '${order_id}'`);
    }
  });
  if (!is_cancelled && n % 6 === 2) await weighAgain(shop, { order, purchase: bought }, n);
}

/** Some lighter, some heavier; of those, some accepted, some open. */
async function weighAgain(shop: Shop, carried: Parameters<typeof createAdjustment>[3], n: number): Promise<void> {
  const entry = carried?.purchase.entry;
  if (!entry) return;
  const repriced = repricedEntry(entry, { ...entry, freight_minor: entry.shipping_fee + (n % 4 === 0 ? -101 : 213) });
  await withTransaction(shop.ctxAt(FIRST_DAY + 50 * DAY_S), async (tx) => {
    const opened = await createAdjustment(
      tx,
      { reprice: () => Promise.resolve(repriced) },
      {
        courier_reference: newId(),
        tracking_code: carried?.order.tracking_code ?? '',
        weight_g: 2_000 + n,
        sides_mm: null,
        note: '',
        photos: [],
        import_id: null,
        courier_alias: null,
      },
      carried,
    );
    if (opened.status === 'opened' && opened.row.state === 'open' && n % 12 !== 2)
      await chargeAdjustment(tx, opened.row, ['open'], 'accepted');
  });
}
