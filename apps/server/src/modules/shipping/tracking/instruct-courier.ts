import type { AttemptWindow, ParcelProblem } from '@sampan/contract';
import { toMajor } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeLiveEvent, writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import type { CourierInstruction } from '../../../ports/courier.ts';
import { availableBalanceOf, placeHold } from '../../ledger/wallet/index.ts';
import { findOrder, writeOrder, type OrderChange, type OrderRow } from '../order/index.ts';
import { correctedAddress } from './corrected-address.ts';
import { countryOf, findTerms, presentProblem, returnFeeOf } from './get-problem.ts';
import { askByMail } from './instruction.mail.ts';
import { attemptDays, INSTRUCTED, instructionText, obstacleOf, windowTimes } from './instruction.rule.ts';
import { findOpenInstruction, insertInstruction } from './instruction.repo.ts';
import type { InstructionRow } from './instruction.table.ts';
import { undoInstruction } from './undo-instruction.ts';

export type InstructionInput =
  | { kind: 'attempt'; day: string; window: AttemptWindow; note: string }
  | { kind: 'address'; street: string; unit_number: string; note: string }
  | { kind: 'return'; price: number | null; note: string };

/**
 * Tells the courier what to do with a parcel that nobody took (look-v2 3): come again on a day, come to a corrected door,
 * or bring it back. The courier is asked first and keeps one instruction per parcel, so a call that broke off is simply
 * repeated; a courier without an interface is asked by email. The money of a return is set aside now and charged when the
 * parcel leaves. Throws `instruction_refused` when nothing can be asked or the courier refuses, `price_changed` when the
 * return costs something else than was shown.
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
  const actor = requireWriter(ctx);
  const order = await findOrder(ctx, actor.company_id, id);
  requirePossible(order);
  const now = epochSeconds(ctx.clock);
  const days = attemptDays(countryOf(order), now);
  if (body.kind === 'attempt')
    refuseFields(
      days.includes(body.day) ? [] : [issueErrorOf('day', 'validate.value_expected', { expected: days.join(', ') })],
    );
  const terms = await findTerms(ctx, order);
  const fee = body.kind === 'return' && terms !== null ? returnFeeOf(order, terms) : null;
  if (body.kind === 'return') requireSeenPrice(order, fee?.total_minor ?? null, body.price);
  if (fee !== null) await requireMoney(ctx, order, fee.total_minor);
  const planned = {
    kind: body.kind,
    day: body.kind === 'attempt' ? body.day : body.kind === 'address' ? (days[0] ?? null) : null,
    window: body.kind === 'attempt' ? body.window : null,
    note: body.note,
  };
  if (terms !== null) await tellCourier(ctx, order, body, planned.day);
  return withTransaction(ctx, async (tx) => {
    const locked = await findOrder(tx, actor.company_id, id, { lock: true });
    // The courier has reported something else meanwhile: that is the newer truth.
    requirePossible(locked);
    const open = await findOpenInstruction(tx, locked);
    const free = open === null ? locked : await undoInstruction(tx, locked, open, 'replaced');
    const row: InstructionRow = {
      ...planned,
      id: newId(),
      company_id: actor.company_id,
      order_id: id,
      user_id: actor.user_id,
      address_before: body.kind === 'address' ? free.shipping_address : null,
      net_minor: fee?.net_minor ?? 0,
      tax_minor: fee?.tax_minor ?? 0,
      hold_id: null,
      state: terms === null ? 'asked' : 'booked',
      created_at: now,
    };
    if (fee !== null && fee.total_minor > 0)
      row.hold_id = await placeHold(tx, {
        company_id: actor.company_id,
        amount_minor: fee.total_minor,
        reference: row.id,
      });
    await insertInstruction(tx, row);
    const written = await writeOrder(tx, free, changeOf(free, body, row));
    if (terms === null)
      await writeOutbox(tx, { topic: 'mail', company_id: actor.company_id, payload: askByMail(tx, written, row) });
    await recordAudit(tx, {
      action: `order.instruct_${body.kind}`,
      object_type: 'order',
      object_id: id,
      details: { day: row.day, window: row.window, amount_minor: row.net_minor + row.tax_minor },
    });
    await writeLiveEvent(tx, actor.company_id, 'tracking_updated', { order_id: id, status: written.status });
    return presentProblem(tx, written, terms);
  }).catch(async (error: unknown) => {
    // Spent by another purchase in the moment between: the courier shall not return what nobody pays for.
    if (fee !== null && error instanceof DomainError && error.code === 'insufficient_balance')
      await ctx.ports.couriers.withdrawInstruction(order.courier_alias ?? '', order.tracking_code ?? '');
    throw error;
  });
}

function requirePossible(order: OrderRow): void {
  const obstacle = obstacleOf(order);
  if (obstacle !== null || order.tracking_code === null)
    throw new DomainError('instruction_refused', { data: { obstacle: obstacle ?? 'not_tried' } });
}

function requireSeenPrice(order: OrderRow, total_minor: number | null, seen: number | null): void {
  const total = total_minor === null ? null : toMajor(total_minor, order.currency);
  if (total !== seen) throw new DomainError('price_changed', { data: { price: total, currency: order.currency } });
}

/** Before the courier is asked; the hold itself is placed with the instruction. */
async function requireMoney(ctx: Ctx, order: OrderRow, amount_minor: number): Promise<void> {
  const open = await findOpenInstruction(ctx, order);
  const held = open?.hold_id == null ? 0 : open.net_minor + open.tax_minor;
  const available = await availableBalanceOf(ctx, [order.company_id]);
  if ((available.get(order.company_id) ?? 0) + held < amount_minor) throw new DomainError('insufficient_balance');
}

async function tellCourier(ctx: Ctx, order: OrderRow, body: InstructionInput, day: string | null): Promise<void> {
  const outcome = await ctx.ports.couriers
    .instruct(order.courier_alias ?? '', wireOf(order, body, day))
    .catch((error: unknown) => {
      throw new DomainError('courier_unavailable', {
        cause: error,
        message: 'The courier does not answer at the moment. Nothing is booked yet; please try again.',
      });
    });
  if (outcome.status === 'refused') throw new DomainError('instruction_refused', { detail: outcome.reason });
}

function wireOf(order: OrderRow, body: InstructionInput, day: string | null): CourierInstruction {
  const base = { tracking_code: order.tracking_code ?? '', note: body.note };
  if (body.kind === 'return') return { ...base, kind: 'return' };
  const visit = windowTimes(countryOf(order), day ?? '', body.kind === 'attempt' ? body.window : null);
  if (body.kind === 'attempt') return { ...base, kind: 'attempt', ...visit };
  return { ...base, kind: 'address', street: body.street, unit_number: body.unit_number, ...visit };
}

/** A courier that was only asked by email has not agreed: the parcel stays what it is. */
function changeOf(order: OrderRow, body: InstructionInput, row: InstructionRow): OrderChange {
  const { kind, day, window, created_at } = row;
  const address = body.kind === 'address' ? { shipping_address: correctedAddress(order, body) } : {};
  if (row.state === 'asked') return address;
  const instruction = { kind, day, window };
  return {
    ...address,
    has_problem: false,
    decide_by: null,
    last_event: { status: INSTRUCTED[kind], status_description: instructionText(instruction), instruction, created_at },
  };
}
