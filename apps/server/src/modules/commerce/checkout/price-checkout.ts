import { MAX_AMOUNT, type CheckoutPaymentMethod, type EstimatedCost, type ShippingOption } from '@sampan/contract';
import {
  codFeeRateOn,
  payablePercentOf,
  rulesOf,
  toMajor,
  toMinor,
  type CountryCode,
  type Currency,
} from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { findDefaultPickupLocation } from '../../identity/company/index.ts';
import { estimatePublic } from '../../shipping/estimate/index.ts';
import { sidesOf } from '../product/index.ts';
import { destinationsOf, allowsCashOnDelivery, paymentMethodsOf, type Offer } from './offer.ts';

/** Where a parcel goes, as far as its price depends on it. */
export interface Destination {
  country: CountryCode;
  post_code: string;
  state: string;
  city: string;
}

/** One way to have it sent, in minor units. */
export interface PricedOption {
  id: string;
  kind: ShippingOption['kind'];
  courier_name: string;
  service_name: string;
  fee_minor: number;
  tax: { name: string; rate_percent: number; minor: number } | null;
  eta_days_from: number | null;
  eta_days_to: number | null;
  recommended: boolean;
  /** Null when nobody collects money at the door with this option. */
  cod_fee_minor: number | null;
  methods: CheckoutPaymentMethod[];
}

export interface PricedCheckout {
  item_total_minor: number;
  options: PricedOption[];
  reasons: { code: string; message: string }[];
}

/** What a way to pay costs with an option: items, shipping, and the fee for collecting at the door. */
export function totalOf(priced: PricedCheckout, option: PricedOption, method: CheckoutPaymentMethod) {
  const cod_fee_minor = method === 'cod' ? (option.cod_fee_minor ?? 0) : 0;
  return { cod_fee_minor, total_minor: priced.item_total_minor + option.fee_minor + cod_fee_minor };
}

/**
 * Prices so many units of an offer at a place: the one place where a checkout's numbers are made, for the quote and again
 * for the purchase (trust 4.9). Throws `country_closed` for VN, `no_service` where the shop does not send to, and `invalid_input` for
 * more units than can be paid in one go.
 */
export async function priceCheckout(
  ctx: Ctx,
  offer: Offer,
  quantity: number,
  destination: Destination,
): Promise<PricedCheckout> {
  const { product } = offer;
  if (rulesOf(destination.country).is_closed) throw new DomainError('country_closed');
  if (!destinationsOf(product).includes(destination.country)) throw new DomainError('no_service');
  const item_total_minor = product.product_price_minor * quantity;
  refuseUnpayable(item_total_minor, product.currency);
  if (product.shipping_fee_model === 'live_quote')
    return priceLive(ctx, offer, quantity, destination, item_total_minor);

  const per_item = product.shipping_fee_model === 'flat_per_item' ? quantity : 1;
  const kind = product.shipping_fee_model === 'free' ? 'free' : 'flat';
  const fee_minor = kind === 'free' ? 0 : product.shipping_fee_minor * per_item;
  refuseUnpayable(item_total_minor + fee_minor, product.currency);
  const at_door = allowsCashOnDelivery(offer, destination.country);
  return {
    item_total_minor,
    options: [
      {
        id: kind,
        kind,
        courier_name: '',
        service_name: '',
        fee_minor,
        tax: null,
        eta_days_from: null,
        eta_days_to: null,
        recommended: true,
        cod_fee_minor: at_door ? codFeeOf(ctx, offer, item_total_minor + fee_minor) : null,
        methods: paymentMethodsOf(ctx, offer).filter((method) => method !== 'cod' || at_door),
      },
    ],
    reasons: [],
  };
}

/** No call takes a larger amount, so nobody could pay it. */
function refuseUnpayable(total_minor: number, currency: Currency): void {
  if (total_minor > toMinor(MAX_AMOUNT, currency))
    refuseFields([issueErrorOf('quantity', 'validate.amount_too_large')]);
}

/** The country's fee on the money that is collected (spec 9 'COD fee rate'), half up. */
function codFeeOf(ctx: Ctx, { product }: Offer, collected_minor: number): number {
  const { basis_points } = codFeeRateOn(product.country_code, epochSeconds(ctx.clock));
  return payablePercentOf(collected_minor, basis_points, product.currency);
}

async function priceLive(
  ctx: Ctx,
  offer: Offer,
  quantity: number,
  destination: Destination,
  item_total_minor: number,
): Promise<PricedCheckout> {
  const { product } = offer;
  const place = await findDefaultPickupLocation(ctx, product.company_id);
  // Nothing is sold that could not be sent: a parcel needs a person who sends it.
  if (!place || place.name.trim() === '') throw new DomainError('no_service');
  const { country, post_code, state, city } = place.coordinate;
  const item_total = toMajor(item_total_minor, product.currency);
  const ask = (expected_cod_collection: number) =>
    estimatePublic({
      ctx,
      input: {
        sender: { country, post_code, state, city },
        recipient: destination,
        dimension: measuresOf(offer, quantity),
        package_type: null,
        weight: null,
        total_package_value: item_total,
        expected_cod_collection,
        is_insured: false,
      },
    });
  const at_door = allowsCashOnDelivery(offer, destination.country);
  const [prepaid, collecting] = await Promise.all([ask(0), at_door ? ask(item_total) : null]);
  const cod_entries = new Map(collecting?.estimated_costs.map((entry) => [entry.delivery_service.id, entry]));
  const methods = paymentMethodsOf(ctx, offer);
  return {
    item_total_minor,
    options: prepaid.estimated_costs.map((entry) => {
      const fee_minor = toMinor(entry.total_fee, product.currency);
      const cod = cod_entries.get(entry.delivery_service.id);
      return {
        id: entry.delivery_service.id,
        kind: 'live' as const,
        courier_name: entry.courier.name,
        service_name: entry.delivery_service.name,
        fee_minor,
        tax: taxOf(entry, product.currency),
        eta_days_from: entry.delivery_service.eta_days_from,
        eta_days_to: entry.delivery_service.eta_days_to,
        recommended: entry.recommended,
        // A courier with a minimum fee takes at least that.
        cod_fee_minor: cod
          ? Math.max(codFeeOf(ctx, offer, item_total_minor + fee_minor), toMinor(cod.cod_fee, product.currency))
          : null,
        methods: methods.filter((method) => method !== 'cod' || cod !== undefined),
      };
    }),
    reasons: prepaid.reasons,
  };
}

function taxOf(entry: EstimatedCost, currency: Offer['product']['currency']): PricedOption['tax'] {
  if (entry.tax === 0) return null;
  return { name: entry.tax_name, rate_percent: entry.tax_rate_percent, minor: toMinor(entry.tax, currency) };
}

/** Weight and size of so many units: stacked along their shortest side. Sides of 0 say that they are not known. */
function measuresOf({ product }: Offer, quantity: number) {
  const weight = (product.weight_g * quantity) / 1000;
  const sides = sidesOf(product);
  if (sides === null) return { length: 0, width: 0, height: 0, weight };
  const [short = 0, middle = 0, long = 0] = [sides.length, sides.width, sides.height].sort((a, b) => a - b);
  return { length: long, width: middle, height: short * quantity, weight };
}
