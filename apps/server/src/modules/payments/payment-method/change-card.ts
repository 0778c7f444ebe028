import type { PaymentMethod } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { callProvider } from './card-provider.ts';
import { deleteCard, findCard, lockCards, setDefaultCard, readCards } from './payment-method.repo.ts';
import type { PaymentMethodRow } from './payment-method.table.ts';
import { presentCard } from './present-card.ts';

async function requireCard(ctx: Ctx, company_id: string, id: string): Promise<PaymentMethodRow> {
  const row = await findCard(ctx, company_id, id);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Makes a card the default (spec 4 'Updating sets it default'). Throws `not_found`. */
export async function makeDefault({ ctx, id }: { ctx: Ctx; id: string }): Promise<PaymentMethod> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    await lockCards(tx, company_id);
    const row = await requireCard(tx, company_id, id);
    if (row.is_default) return presentCard(tx, row);
    await setDefaultCard(tx, company_id, id);
    await recordAudit(tx, {
      action: 'payment_method.make_default',
      object_type: 'payment_method',
      object_id: id,
      details: { brand: row.brand, last4: row.last4 },
    });
    return presentCard(tx, { ...row, is_default: true });
  });
}

/**
 * Forgets a card here and at its provider; the newest of the others becomes the default. The provider forgets it first: a
 * card that stands nowhere must not be chargeable. Throws `not_found`, `payment_unavailable`.
 */
export async function removeCard({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  const { company_id } = requireActor(ctx);
  const { provider, provider_id } = await requireCard(ctx, company_id, id);
  const { live, sandbox } = ctx.ports.payments;
  const keeper = [live, sandbox].find((one) => one?.name === provider);
  if (!keeper) throw new DomainError('payment_unavailable');
  await callProvider(() => keeper.cards.detachCard(provider_id));
  await withTransaction(ctx, async (tx) => {
    await lockCards(tx, company_id);
    const row = await findCard(tx, company_id, id);
    if (!row) return;
    await deleteCard(tx, company_id, id);
    const [next] = (await readCards(tx, company_id, { limit: 1, offset: 0 })).rows;
    if (row.is_default && next) await setDefaultCard(tx, company_id, next.id);
    await recordAudit(tx, {
      action: 'payment_method.remove',
      object_type: 'payment_method',
      object_id: id,
      details: { brand: row.brand, last4: row.last4 },
    });
  });
}
