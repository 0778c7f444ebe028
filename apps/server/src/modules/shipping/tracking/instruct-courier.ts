import type { AttemptWindow, ParcelProblem, PickUpWindow } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { placeHold } from '../../ledger/wallet/index.ts';
import { findOrder, type OrderRow } from '../order/index.ts';
import { applyInstruction, completeInstruction, failInstruction } from './complete-instruction.ts';
import { wireOf } from './courier-instruction.ts';
import { findTerms, placeOf, presentProblem, returnFeeOf } from './get-problem.ts';
import { askByMail } from './instruction.mail.ts';
import { obstacleFor, visitDays } from './instruction.rule.ts';
import { findOpenInstruction, findUnanswered, insertInstruction } from './instruction.repo.ts';
import { afterNoAnswer, ASK_AGAIN_S, INSTRUCT_LEASE_S } from './no-answer.ts';
import type { InstructionRow } from './instruction.table.ts';

export type InstructionInput =
  | { kind: 'attempt'; day: string; window: AttemptWindow; note: string }
  | { kind: 'pick_up'; day: string; window: PickUpWindow; note: string }
  | { kind: 'address'; street: string; unit_number: string; note: string }
  | { kind: 'return'; price: number | null; note: string };

/**
 * Tells the courier what to do with a parcel that nobody took (look-v2 3): come again on a day, come to a corrected door,
 * or bring it back; or to come for one that it did not pick up. The money of a return is set aside and `booking` committed before the courier is asked, so a server may
 * stop at any moment (trust 3); it is charged when the parcel leaves. A courier without an interface is asked by email.
 * Throws `instruction_refused` when nothing can be asked or the courier refuses, `instruction_pending` while its answer is
 * not known, `price_changed` when the return costs something else than was shown.
 */
export async function instructCourier({
  ctx,
  id,
  body,
}: {
  ctx: Ctx;
  id: string;
  body: InstructionInput;
}): Promise<ParcelProblem> {
  const { company_id, user_id } = requireWriter(ctx);
  return instructAs(ctx, await findOrder(ctx, company_id, id), user_id, body);
}

/** The same for somebody of the parcel's company, or with null for its recipient, who never replaces what the company chose. */
export async function instructAs(
  ctx: Ctx,
  order: OrderRow,
  user_id: string | null,
  body: InstructionInput,
): Promise<ParcelProblem> {
  requirePossible(order, body.kind);
  const now = epochSeconds(ctx.clock);
  const days = visitDays(placeOf(body.kind, order), now);
  const visit = body.kind === 'attempt' || body.kind === 'pick_up' ? body : null;
  if (visit !== null)
    refuseFields(
      days.includes(visit.day) ? [] : [issueErrorOf('day', 'validate.value_expected', { expected: days.join(', ') })],
    );
  const by_email = !ctx.ports.couriers.takesInstructions(order.courier_alias ?? '');
  const terms = await findTerms(ctx, order);
  const fee = body.kind === 'return' && terms !== null ? returnFeeOf(order, terms) : null;
  if (body.kind === 'return') requireSeenPrice(order, fee?.total_minor ?? null, body.price);
  const row: InstructionRow = {
    id: newId(),
    company_id: order.company_id,
    order_id: order.id,
    user_id,
    kind: body.kind,
    day: visit?.day ?? (body.kind === 'address' ? (days[0] ?? null) : null),
    window: visit?.window ?? null,
    note: body.note,
    door: body.kind === 'address' ? { street: body.street, unit_number: body.unit_number } : null,
    address_before: null,
    pick_up_before: null,
    net_minor: fee?.net_minor ?? 0,
    tax_minor: fee?.tax_minor ?? 0,
    hold_id: null,
    withdrawn_by: null,
    state: by_email ? 'asked' : 'booking',
    attempts: 1,
    lease_until: now + INSTRUCT_LEASE_S,
    created_at: now,
  };
  if (by_email) return askPeople(ctx, row);
  const booking = await reserveInstruction(ctx, row);
  await tellCourier(ctx, order, booking);
  return completeInstruction(ctx, booking, (tx, written) => presentProblem(tx, written, terms));
}

function requirePossible(order: OrderRow, kind: InstructionRow['kind']): void {
  const obstacle = obstacleFor(kind, order);
  if (obstacle !== null || order.tracking_code === null)
    throw new DomainError('instruction_refused', { data: { obstacle: obstacle ?? 'not_tried' } });
}

function requireSeenPrice(order: OrderRow, total_minor: number | null, seen: number | null): void {
  const total = total_minor === null ? null : toMajor(total_minor, order.currency);
  if (total !== seen) throw new DomainError('price_changed', { data: { price: total, currency: order.currency } });
}

/** First half: everything is checked on the locked parcel, and the money is set aside. */
async function reserveInstruction(ctx: Ctx, row: InstructionRow): Promise<InstructionRow> {
  return withTransaction(ctx, async (tx) => {
    const open = await requireFree(tx, row);
    const booking = { ...row, hold_id: await holdOf(tx, row, open) };
    await insertInstruction(tx, booking);
    return booking;
  });
}

/** Locks the parcel. What it was told before stays until the courier has agreed to the new one. */
async function requireFree(tx: Ctx, row: InstructionRow): Promise<InstructionRow | null> {
  const locked = await findOrder(tx, row.company_id, row.order_id, { lock: true });
  requirePossible(locked, row.kind);
  if ((await findUnanswered(tx, locked)) !== null)
    throw new DomainError('instruction_pending', { retry_after_s: ASK_AGAIN_S });
  const open = await findOpenInstruction(tx, locked);
  if (row.user_id === null && open !== null && open.user_id !== null) throw new DomainError('instruction_refused');
  return open;
}

async function holdOf(tx: Ctx, row: InstructionRow, open: InstructionRow | null): Promise<string | null> {
  const amount_minor = row.net_minor + row.tax_minor;
  if (amount_minor === 0) return null;
  // A return that replaces a return goes on with its money: the wallet need not hold it twice.
  if (open !== null && open.hold_id !== null && open.net_minor + open.tax_minor === amount_minor) return open.hold_id;
  return placeHold(tx, { company_id: row.company_id, amount_minor, reference: row.id });
}

async function tellCourier(ctx: Ctx, order: OrderRow, booking: InstructionRow): Promise<void> {
  const outcome = await ctx.ports.couriers
    .instruct(order.courier_alias ?? '', wireOf(order, booking))
    .catch((error: unknown) => afterNoAnswer(ctx, booking, error, () => failInstruction(ctx, booking)));
  if (outcome.status === 'booked') return;
  await failInstruction(ctx, booking);
  throw new DomainError('instruction_refused', { detail: outcome.reason });
}

/** A courier without an interface: Sampan's people read an email and call it. */
async function askPeople(ctx: Ctx, row: InstructionRow): Promise<ParcelProblem> {
  return withTransaction(ctx, async (tx) => {
    const open = await requireFree(tx, row);
    await insertInstruction(tx, row);
    const locked = await findOrder(tx, row.company_id, row.order_id, { lock: true });
    const written = await applyInstruction(tx, locked, row, open);
    await writeOutbox(tx, { topic: 'mail', company_id: row.company_id, payload: askByMail(tx, written, row) });
    return presentProblem(tx, written, null);
  });
}
