import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { PaymentProviderName } from '../../../ports/payment.ts';
import { findCard, findCustomer } from './payment-method.repo.ts';

/** A saved card as a charge needs it. */
export interface ChargeableCard {
  card_id: string;
  brand: string;
  last4: string;
  provider: PaymentProviderName;
  customer_id: string;
  provider_card_id: string;
}

/** A company's own card, to be charged. Throws `not_found` for another company's. */
export async function chargeableCard(ctx: Ctx, company_id: string, id: string): Promise<ChargeableCard> {
  const card = await findCard(ctx, company_id, id);
  const customer_id = card && (await findCustomer(ctx, company_id, card.provider));
  if (!card || customer_id === null) throw new DomainError('not_found');
  const { brand, last4, provider, provider_id } = card;
  return { card_id: card.id, brand, last4, provider, customer_id, provider_card_id: provider_id };
}
