import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { CourierUnavailable } from '../../../ports/courier.ts';
import { changeUnanswered } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';

/** How long an instruction belongs to whoever works on it: longer than the 10 s a courier has to answer. */
export const INSTRUCT_LEASE_S = 20;
/** The reconciler asks this soon after a call without an answer. */
export const ASK_AGAIN_S = 3;

/**
 * After a call to the courier that threw: `undo` where the courier certainly knows nothing of it, else the reconciler finds the
 * answer out. Throws `courier_unavailable` or `instruction_pending`.
 */
export async function afterNoAnswer(
  ctx: Ctx,
  row: InstructionRow,
  error: unknown,
  undo: () => Promise<void>,
): Promise<never> {
  // The guard in front of the courier refused, so the courier certainly knows nothing.
  if (error instanceof CourierUnavailable && (error.reason === 'busy' || error.reason === 'paused')) {
    await undo();
    throw new DomainError('courier_unavailable', {
      cause: error,
      message: 'The courier does not answer at the moment. Nothing has changed yet; please try again.',
    });
  }
  ctx.log.warn({ err: error, instruction_id: row.id }, 'the courier gave no answer to an instruction');
  await changeUnanswered(ctx, row, { lease_until: epochSeconds(ctx.clock) + ASK_AGAIN_S });
  throw new DomainError('instruction_pending', { cause: error, retry_after_s: ASK_AGAIN_S });
}
