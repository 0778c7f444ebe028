import type { CheckoutPaymentMethod } from '@sampan/contract';
import { COUNTRY_CODES, rulesOf, type CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { PaymentProvider } from '../../../ports/payment.ts';
import { findCompany, type CompanyRow } from '../../identity/account/index.ts';
import { findProductOnSale, type ProductRow } from '../product/index.ts';

/** A product on sale with its shop, and on whose terms this caller buys. */
export interface Offer {
  product: ProductRow;
  company: CompanyRow;
  /** No money moves: the page has a test key, or everything here is a demo. */
  is_test: boolean;
  /** Whether a sale takes units off the shelf. Tests of a real shop do not: its test key stands on pages that people try. */
  takes_stock: boolean;
}

/**
 * What is on sale under a handle, for whoever calls. Throws `product_not_available` for unknown and archived ones, and for
 * those of another company than the page's key (trust 4.11): all three alike.
 */
export async function findOffer(ctx: Ctx, public_id: string): Promise<Offer> {
  const product = await findProductOnSale(ctx, public_id);
  const company = product && (await findCompany(ctx, product.company_id));
  if (!company || (ctx.key && ctx.key.company_id !== company.id)) throw new DomainError('product_not_available');
  const is_demo = ctx.env.SAMPAN_PROFILE === 'demo' || company.is_test;
  const is_test = ctx.key ? ctx.key.mode === 'test' : is_demo;
  return { product, company, is_test, takes_stock: is_demo || !is_test };
}

/** Who takes the money of a sale: tests always the sandbox, real money always a real provider. Null when there is none. */
export function providerOf(ctx: Pick<Ctx, 'ports'>, is_test: boolean): PaymentProvider | null {
  return is_test ? ctx.ports.payments.sandbox : ctx.ports.payments.live;
}

/** Where a product is sent: a price from the couriers holds everywhere, a fee of the shop's own in its country. */
export function destinationsOf({ country_code, shipping_fee_model }: ProductRow): CountryCode[] {
  const open = COUNTRY_CODES.filter((country) => !rulesOf(country).is_closed);
  return shipping_fee_model === 'live_quote' ? open : open.filter((country) => country === country_code);
}

/** Whether the buyer may pay at the door: inside the shop's country, where the product allows it. */
export function allowsCashOnDelivery({ product }: Offer, destination: CountryCode): boolean {
  return product.cod_allowed && destination === product.country_code && !rulesOf(destination).is_closed;
}

/** Every way to pay for an offer; PayNow exists in Singapore. */
export function paymentMethodsOf(ctx: Pick<Ctx, 'ports'>, offer: Offer): CheckoutPaymentMethod[] {
  const { product, is_test } = offer;
  const methods: CheckoutPaymentMethod[] = [];
  if (providerOf(ctx, is_test)) methods.push('card', ...(product.country_code === 'SG' ? (['paynow'] as const) : []));
  if (allowsCashOnDelivery(offer, product.country_code)) methods.push('cod');
  return methods;
}
