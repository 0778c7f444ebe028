import type { CardSetup, TestCardAnswer } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { TestCardInput } from '../../../ports/payment.ts';
import { cardProviderOf, callProvider } from './card-provider.ts';
import { customerOf } from './customer-of.ts';

/** Begins to save a card: what the browser needs to hand it to the provider. Throws `payment_unavailable`. */
export async function startCardSetup({ ctx }: { ctx: Ctx }): Promise<CardSetup> {
  const actor = requireActor(ctx);
  const provider = cardProviderOf(ctx, actor);
  const customer_id = await customerOf(ctx, actor.company_id, provider);
  return callProvider(() => provider.cards.startSetup({ customer_id, setup_id: newId() }));
}

/** Hands a test card to the sandbox. Throws `not_found` for a setup of somebody else, `payment_unavailable` where money is real. */
export async function tryTestCard({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: TestCardInput;
}): Promise<TestCardAnswer> {
  const actor = requireActor(ctx);
  const { sandbox } = ctx.ports.payments;
  if (!sandbox || cardProviderOf(ctx, actor) !== sandbox) throw new DomainError('payment_unavailable');
  const customer_id = await customerOf(ctx, actor.company_id, sandbox);
  const answer = await sandbox.cards.tryCard({ customer_id, setup_id: id }, input);
  if (!answer) throw new DomainError('not_found');
  return answer;
}
