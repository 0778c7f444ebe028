import { ATTEMPT_WINDOWS } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { recipientCheckOf, type RecipientCheckKind } from '../confirmation/index.ts';
import { MAX_NOTE, plainNote, proveRecipient, type ProofFailure } from '../delivery-wish/index.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { findTerms, placeOf } from './get-problem.ts';
import { instructAs } from './instruct-courier.ts';
import { visitDays, dayAt, obstacleOf } from './instruction.rule.ts';
import { findOpenInstruction, findUnanswered } from './instruction.repo.ts';

/** What a recipient chooses on the page of a parcel that nobody took. */
export interface AttemptInput {
  day: string;
  window: string;
  note: string;
  proof: string;
}

/**
 * What became of it.
 * - `booked`: the driver comes
 * - `pending`: the courier gave no answer, which is being found out
 * - `refused`: the courier wants money for it, or does not do it: the shop decides
 * - `unavailable`: the courier does not answer, and nothing has changed
 * - `day_missing`: no day or time that is offered; `note_long`
 * - `late`: nothing can be chosen any more, or the shop has chosen
 */
export type AttemptResult =
  | ProofFailure
  | 'booked'
  | 'pending'
  | 'refused'
  | 'unavailable'
  | 'day_missing'
  | 'note_long';

/** What the recipient of a parcel may choose; null where there is nothing. Asks no courier: it is read for anybody. */
export interface AttemptOffer {
  proof: RecipientCheckKind;
  days: string[];
  /** After that day the courier goes ahead on its own; null when it does not wait. */
  decide_by: string | null;
}

export async function findAttemptOffer(ctx: Ctx, order: OrderRow): Promise<AttemptOffer | null> {
  if (obstacleOf(order) !== null || !ctx.ports.couriers.takesInstructions(order.courier_alias ?? '')) return null;
  const proof = recipientCheckOf(order)?.kind ?? null;
  const unanswered = await findUnanswered(ctx, order);
  // Somebody else's open question closes it; one's own is answered with that it is open.
  if (proof === null || (unanswered !== null && unanswered.user_id !== null)) return null;
  const open = await findOpenInstruction(ctx, order);
  if (open !== null && open.user_id !== null) return null;
  const country = placeOf('attempt', order);
  const { decide_by } = order;
  return {
    proof,
    days: visitDays(country, epochSeconds(ctx.clock)),
    decide_by: decide_by === null ? null : dayAt(country, decide_by),
  };
}

/**
 * The recipient chooses another day (look-v2 10 'the page of a problem'): the same as if the shop had, where the courier asks no
 * money for it. What the shop has chosen stands.
 */
export async function chooseAttempt(ctx: Ctx, found: OrderRow, input: AttemptInput): Promise<AttemptResult> {
  const offer = await findAttemptOffer(ctx, found);
  if (offer === null) return 'late';
  const window = ATTEMPT_WINDOWS.find((known) => known === input.window);
  const note = plainNote(input.note);
  if (window === undefined || !offer.days.includes(input.day)) return 'day_missing';
  if (note.length > MAX_NOTE) return 'note_long';
  const failure = await withTransaction(ctx, async (tx) =>
    proveRecipient(tx, await findOrder(tx, found.company_id, found.id, { lock: true }), input.proof),
  );
  if (failure !== null) return failure;
  try {
    if ((await findTerms(ctx, found))?.attempt_minor !== 0) return 'refused';
    await instructAs(ctx, found, null, { kind: 'attempt', day: input.day, window, note });
    return 'booked';
  } catch (error) {
    return resultOf(error);
  }
}

function resultOf(error: unknown): AttemptResult {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'instruction_pending') return 'pending';
  if (error.code === 'instruction_refused') return 'refused';
  if (error.code === 'courier_unavailable') return 'unavailable';
  throw error;
}
