import { toMinor, rulesOf } from '@sampan/country-rules';
import type { NewOrder } from '@sampan/stand-ins';
import { customersOf } from './demo-customer.ts';
import type { DemoShop } from './demo-shop.ts';

/** Of the orders of a marketplace, those that its own courier carries. */
const PLATFORM_SHARE = 0.4;
const MOST_PIECES = 2;

/** A number below one, as `Math.random`. */
export type Chance = () => number;

const pick = <T>(from: readonly T[], chance: Chance): T | undefined => from[Math.floor(chance() * from.length)];

/**
 * What a customer of a demo shop orders at its store. The id comes from the time and not from a count: a stand-in begins anew at
 * a restart, and an order that was taken over before must not become another one.
 */
export function demoOrder(shop: DemoShop, at: { now_ms: number; place: number }, chance: Chance): NewOrder {
  const { currency } = rulesOf(shop.country);
  const buyer = pick(customersOf(shop.country), chance);
  const product = pick(shop.catalogue, chance);
  if (!buyer || !product) throw new Error(`${shop.email} has nobody to sell to`);
  const { unit_number, street, district, city, state, post_code, country } = buyer.coordinate;
  const serial = Math.floor(at.now_ms / 1000) * 10 + at.place;
  return {
    id: String(serial),
    number: String(serial % 10_000_000),
    at_ms: at.now_ms,
    is_cod: chance() < shop.cod_share,
    logistics: chance() < PLATFORM_SHARE ? 'platform' : 'own',
    buyer: {
      name: buyer.name,
      phone: buyer.phone,
      address_1: street,
      address_2: unit_number,
      district,
      city,
      state,
      postcode: post_code,
      country,
    },
    lines: [
      {
        sku: product.content.replaceAll(/\W+/gu, '-').toUpperCase().slice(0, 16),
        name: product.content,
        quantity: 1 + Math.floor(chance() * MOST_PIECES),
        price_minor: toMinor(product.value, currency),
        weight_g: Math.max(1, Math.round(product.weight_kg * 1000)),
      },
    ],
  };
}
