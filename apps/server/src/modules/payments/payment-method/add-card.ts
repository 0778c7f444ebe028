import type { PaymentMethod } from '@sampan/contract';
import { cardSchema, validateForm } from '@sampan/validators';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { PaymentProvider, ProviderCard } from '../../../ports/payment.ts';
import { cardProviderOf, callProvider } from './card-provider.ts';
import { customerOf } from './customer-of.ts';
import { findCardOfProvider, insertCard, lockCards, setDefaultCard, readCards } from './payment-method.repo.ts';
import { presentCard } from './present-card.ts';

export interface NewCard {
  payment_method_id: string;
  is_default: boolean;
  name?: string | undefined;
}

/** The holder's name as it is kept (spec 5 'Card'): required, upper case. Throws `invalid_input`. */
function holderOf(name: string): string {
  const { output, issues = [] } = validateForm(cardSchema, { name });
  refuseFields(issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  return output?.name ?? '';
}

/** The card, if it is this customer's or nobody's yet; everything else is no card (spec 8 'Incorrect card number'). */
async function ownCard(
  provider: PaymentProvider,
  payment_method_id: string,
  customer_id: string,
): Promise<ProviderCard> {
  const card = await callProvider(() => provider.cards.fetchCard(payment_method_id));
  const mine =
    card?.customer_id === null
      ? await callProvider(() => provider.cards.attachCard({ payment_method_id, customer_id }))
      : card;
  if (mine?.customer_id !== customer_id) throw new DomainError('card_not_accepted');
  return mine;
}

/**
 * Keeps a card the provider has (spec 7 POST /payment_method). The first one becomes the default (spec 4 'Payment
 * methods'). The same card again is the same record. Throws `card_not_accepted`, `invalid_input`, `payment_unavailable`.
 */
export async function addCard({ ctx, input }: { ctx: Ctx; input: NewCard }): Promise<PaymentMethod> {
  const actor = requireActor(ctx);
  const given = input.name === undefined ? undefined : holderOf(input.name);
  const provider = cardProviderOf(ctx, actor);
  const card = await ownCard(provider, input.payment_method_id, await customerOf(ctx, actor.company_id, provider));
  const holder_name = given ?? holderOf(card.holder_name);
  return withTransaction(ctx, async (tx) => {
    await lockCards(tx, actor.company_id);
    const known = await findCardOfProvider(tx, provider.name, card.payment_method_id);
    if (known) return presentCard(tx, known);
    const { total } = await readCards(tx, actor.company_id, { limit: 1, offset: 0 });
    const { brand, last4, exp_month, exp_year } = card;
    const row = {
      id: newId(),
      company_id: actor.company_id,
      provider: provider.name,
      provider_id: card.payment_method_id,
      brand,
      last4,
      exp_month,
      exp_year,
      holder_name,
      is_default: total === 0,
      created_at: epochSeconds(tx.clock),
      expiry_told_month: null,
    };
    await insertCard(tx, row);
    const becomes_default = row.is_default || input.is_default;
    if (becomes_default && !row.is_default) await setDefaultCard(tx, actor.company_id, row.id);
    await recordAudit(tx, {
      action: 'payment_method.add',
      object_type: 'payment_method',
      object_id: row.id,
      details: { brand, last4, is_default: becomes_default },
    });
    return presentCard(tx, { ...row, is_default: becomes_default });
  });
}
