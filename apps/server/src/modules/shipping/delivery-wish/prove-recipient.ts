import type { Ctx } from '../../../platform/context.ts';
import { isCorrectAnswer, readAnswer, recipientCheckOf } from '../confirmation/index.ts';
import type { OrderRow } from '../order/index.ts';
import { consumeTry, returnTry } from './delivery-wish.repo.ts';

/** As the holders of confirmation links (trust 4.13). */
const MAX_WRONG_PROOFS = 5;

/**
 * Why somebody is not believed to be the recipient.
 * - `proof_invalid`: nothing that could be an answer; it costs no try
 * - `proof_wrong` costs one; with `blocked` none are left
 * - `late`: there is no recipient any more
 */
export type ProofFailure = 'proof_invalid' | 'proof_wrong' | 'blocked' | 'late';

/** Whether somebody with the page of a parcel is its recipient; null when they are. Must run in a transaction that has locked the parcel. */
export async function proveRecipient(tx: Ctx, order: OrderRow, proof: string): Promise<ProofFailure | null> {
  const check = recipientCheckOf(order);
  if (check === null) return 'late';
  const given = readAnswer(check.kind, proof);
  if (given === null) return 'proof_invalid';
  if (!(await consumeTry(tx, order, MAX_WRONG_PROOFS))) return 'blocked';
  if (!isCorrectAnswer(check, given)) return 'proof_wrong';
  await returnTry(tx, order);
  return null;
}

/** A note for a driver as it is kept: one line of plain text. */
export const MAX_NOTE = 120;

export function plainNote(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
