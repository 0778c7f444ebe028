import type { Adjustment } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { encodePhotos, type PhotoInput } from '../../../platform/image/photo-link.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { addPhotos } from './adjustment-photo.ts';
import { findAdjustment, transitionAdjustment } from './adjustment.repo.ts';
import { auditMove, chargeAdjustment } from './charge-adjustment.ts';
import { presentAdjustment } from './present-adjustment.ts';

/**
 * The merchant agrees: the amount is taken from the wallet, once, or is due when the wallet cannot cover it. Agreeing twice
 * changes nothing. Throws `adjustment_closed` when it was disputed or decided otherwise.
 */
export async function acceptAdjustment({ ctx, id }: { ctx: Ctx; id: string }): Promise<Adjustment> {
  const { company_id } = requireActor(ctx);
  return withTransaction(
    ctx,
    async (tx) => {
      const locked = await findAdjustment(tx, company_id, id, { lock: true });
      if (locked.outcome === 'accepted' && locked.state !== 'reversed') return locked;
      if (locked.state !== 'open') throw new DomainError('adjustment_closed');
      return chargeAdjustment(tx, locked, ['open'], 'accepted');
    },
    presentAdjustment,
  );
}

/** The merchant says why it is wrong: nothing is charged until Sampan has decided. Throws `adjustment_closed` after an answer. */
export async function disputeAdjustment({
  ctx,
  id,
  input,
}: {
  ctx: Ctx;
  id: string;
  input: { reason: string; photos: readonly PhotoInput[] };
}): Promise<Adjustment> {
  const { company_id } = requireActor(ctx);
  const { state } = await findAdjustment(ctx, company_id, id);
  if (state !== 'open') throw new DomainError('adjustment_closed');
  const images = await encodePhotos(input.photos);
  return withTransaction(
    ctx,
    async (tx) => {
      const locked = await findAdjustment(tx, company_id, id, { lock: true });
      const moved = await transitionAdjustment(tx, id, ['open'], {
        state: 'disputed',
        dispute_reason: input.reason,
        disputed_at: epochSeconds(tx.clock),
      });
      await addPhotos(tx, moved, 'merchant', images);
      await auditMove(tx, locked, moved, 'wallet.adjustment_dispute');
      return moved;
    },
    presentAdjustment,
  );
}
