import { cutText } from '../../../platform/cut-text.ts';
import type { Answer, CheckoutPaymentMethod, Party, endpoints } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { isEmail } from '@sampan/validators';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { hashSecret, newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../../ports/payment.ts';
import { checkParty, normaliseParty } from '../../identity/company/index.ts';
import { reserveStock } from '../product/index.ts';
import { insertCheckout, writeCheckout } from './checkout.repo.ts';
import { checkoutSecret } from './checkout-secret.ts';
import type { CheckoutRow } from './checkout.table.ts';
import { closeCheckout } from './close-checkout.ts';
import { priceCheckout, totalOf, type PricedCheckout, type PricedOption } from './price-checkout.ts';
import { checkQuantity } from './quote-checkout.ts';
import { readQuote } from './quote-token.ts';
import { findOffer, providerOf, type Offer } from './offer.ts';
import { completeCheckout } from './complete-checkout.ts';

/** How long units are held for somebody who has not paid. */
export const STOCK_RESERVATION_S = 20 * 60;

export interface CheckoutInput {
  quote_id: string;
  shipping_option_id: string;
  recipient: Party;
  payment_method: CheckoutPaymentMethod;
  expected_total: number;
}

/** A receipt has to arrive somewhere, and the courier has to find the door. */
function checkRecipient(recipient: Party): Party {
  const tidy = normaliseParty(recipient);
  const errors = checkParty(tidy, 'recipient');
  if (!isEmail(tidy.email)) errors.push(fieldErrorOf('recipient.email', 'validate.email_invalid', 'Email is invalid'));
  refuseFields(errors);
  return tidy;
}

interface Purchase {
  offer: Offer;
  quantity: number;
  recipient: Party;
  priced: PricedCheckout;
  option: PricedOption;
  method: CheckoutPaymentMethod;
  provider: PaymentProvider | null;
}

/** Prices everything again, as if the client had said no number at all (trust 4.9). */
async function preparePurchase(ctx: Ctx, input: CheckoutInput): Promise<Purchase> {
  const quoted = readQuote(ctx, input.quote_id);
  if (!quoted) throw new DomainError('checkout_quote_expired');
  const recipient = checkRecipient(input.recipient);
  const offer = await findOffer(ctx, quoted.public_id);
  checkQuantity(offer, quoted.quantity);
  const { country, post_code, state, city } = recipient.coordinate;
  const priced = await priceCheckout(ctx, offer, quoted.quantity, { country, post_code, state, city });
  const option = priced.options.find(({ id }) => id === input.shipping_option_id);
  if (!option) throw new DomainError('no_service');
  const method = input.payment_method;
  if (!option.methods.includes(method)) throw new DomainError('payment_unavailable');
  const { total_minor } = totalOf(priced, option, method);
  const total = toMajor(total_minor, offer.product.currency);
  if (input.expected_total !== total)
    throw new DomainError('price_changed', { data: { total, currency: offer.product.currency } });
  const provider = method === 'cod' ? null : providerOf(ctx, offer.is_test);
  return { offer, quantity: quoted.quantity, recipient, priced, option, method, provider };
}

/** Holds the units and writes the checkout, together. */
async function writePurchase(tx: Ctx, purchase: Purchase): Promise<CheckoutRow> {
  const { offer, quantity, recipient, priced, option, method, provider } = purchase;
  const { product, company } = offer;
  if (offer.takes_stock && !(await reserveStock(tx, product, quantity))) throw new DomainError('out_of_stock');
  const now = epochSeconds(tx.clock);
  const id = newId(tx.clock.now());
  const row = await insertCheckout(tx, {
    company_id: company.id,
    id,
    product_id: product.id,
    secret_hash: hashSecret(checkoutSecret(tx, id)),
    status: 'awaiting_payment',
    is_test: offer.is_test,
    stock_state: offer.takes_stock ? 'held' : 'none',
    quantity,
    currency: product.currency,
    unit_price_minor: product.product_price_minor,
    item_total_minor: priced.item_total_minor,
    shipping_fee_minor: option.fee_minor,
    ...totalOf(priced, option, method),
    shipping_name: [option.courier_name, option.service_name].filter(Boolean).join(' '),
    product: {
      public_id: product.public_id,
      name: product.product_name,
      weight_g: product.weight_g,
      length_mm: product.length_mm,
      width_mm: product.width_mm,
      height_mm: product.height_mm,
      hs_code: product.hs_code,
    },
    recipient,
    payment_method: method,
    provider: provider?.name ?? null,
    created_at: now,
    expires_at: now + STOCK_RESERVATION_S,
  });
  await recordAudit(tx, {
    action: 'checkout.start',
    object_type: 'checkout',
    object_id: id,
    company_id: company.id,
    details: { total_minor: row.total_minor, method, is_test: row.is_test },
  });
  return method === 'cod' ? completeCheckout(tx, row) : row;
}

/** Asks the provider outside any transaction. Without it there is nothing to pay, and the units go back on sale. */
async function askForMoney(ctx: Ctx, row: CheckoutRow, shop: string, provider: PaymentProvider): Promise<CheckoutRow> {
  try {
    const created = await provider.create({
      reference: row.id,
      amount_minor: row.total_minor,
      currency: row.currency,
      method: row.payment_method === 'paynow' ? 'paynow' : 'card',
      description: cutText(`${shop}: ${row.product.name}`, 200),
      expires_at: row.expires_at,
    });
    return await writeCheckout(ctx, row, {
      provider_payment_id: created.payment_id,
      payment: created.instructions,
    });
  } catch (error) {
    await closeCheckout(ctx, row.id, { status: 'failed' });
    if (!(error instanceof PaymentUnavailable)) throw error;
    ctx.log.warn({ checkout_id: row.id, provider: provider.name, reason: error.message }, 'no payment was created');
    throw new DomainError('payment_unavailable', { cause: error });
  }
}

/** What a buyer's page gets. */
export type StartedCheckout = Answer<typeof endpoints.startCheckout>;

/**
 * Holds the units, writes the checkout and asks for the money; with COD it is bought at once. Throws
 * `checkout_quote_expired`, `product_not_available`, `out_of_stock`, `no_service`, `payment_unavailable`, `invalid_input`,
 * and `price_changed` with the new total when the buyer saw another one.
 */
export async function startCheckout({ ctx, input }: { ctx: Ctx; input: CheckoutInput }): Promise<StartedCheckout> {
  const purchase = await preparePurchase(ctx, input);
  const written = await withTransaction(ctx, (tx) => writePurchase(tx, purchase));
  const row = purchase.provider
    ? await askForMoney(ctx, written, purchase.offer.company.name, purchase.provider)
    : written;
  return {
    id: row.id,
    secret: checkoutSecret(ctx, row.id),
    status: row.status,
    currency: row.currency,
    total: toMajor(row.total_minor, row.currency),
    expires_at: row.expires_at,
    payment: row.payment,
  };
}

/** The answer as it is kept for a repeated call: without what opens the checkout (trust 4.2). */
export function forgetSecret(answer: StartedCheckout): StartedCheckout {
  return { ...answer, secret: '' };
}

/** The kept answer as a repeated call gets it: the same as the first. */
export function restoreSecret(ctx: Ctx, kept: StartedCheckout): StartedCheckout {
  return { ...kept, secret: checkoutSecret(ctx, kept.id) };
}
