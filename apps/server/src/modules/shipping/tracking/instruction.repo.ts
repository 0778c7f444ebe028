import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { leaseRows } from '../../../platform/lease.ts';
import { users } from '../../identity/account/account.table.ts';
import type { OrderRow } from '../order/index.ts';
import { parcelInstructions, type InstructionRow, type InstructionState } from './instruction.table.ts';

/** An instruction with the name of who asked for it. */
export type NamedInstruction = InstructionRow & { user_name: string };

/** More instructions than this for one parcel are not shown. */
const MOST_SHOWN = 20;
/** What the courier still has to carry out. */
const OPEN: readonly InstructionState[] = ['booked', 'asked'];
/** What the courier is being asked and has not answered. */
const UNANSWERED: readonly InstructionState[] = ['booking', 'withdrawing'];

/** The instructions for a parcel that were not taken back, newest first. */
export async function findInstructions(
  ctx: Ctx,
  order: Pick<OrderRow, 'company_id' | 'id'>,
  states: readonly InstructionState[] = [...OPEN, 'withdrawing', 'done'],
): Promise<NamedInstruction[]> {
  const rows = await ctx.db
    .select({ instruction: parcelInstructions, user_name: users.name })
    .from(parcelInstructions)
    .leftJoin(users, eq(users.id, parcelInstructions.user_id))
    .where(
      and(
        eq(parcelInstructions.company_id, order.company_id),
        eq(parcelInstructions.order_id, order.id),
        inArray(parcelInstructions.state, [...states]),
      ),
    )
    .orderBy(desc(parcelInstructions.created_at), desc(parcelInstructions.id))
    .limit(MOST_SHOWN);
  return rows.map(({ instruction, user_name }) => ({ ...instruction, user_name: user_name ?? '' }));
}

/** What the courier was told last and has not carried out. */
export async function findOpenInstruction(
  ctx: Ctx,
  order: Pick<OrderRow, 'company_id' | 'id'>,
): Promise<NamedInstruction | null> {
  return (await findInstructions(ctx, order, OPEN))[0] ?? null;
}

/** What the courier is being asked, to do or to leave, and has not answered; at most one per parcel. */
export async function findUnanswered(
  ctx: Ctx,
  order: Pick<OrderRow, 'company_id' | 'id'>,
): Promise<NamedInstruction | null> {
  return (await findInstructions(ctx, order, UNANSWERED))[0] ?? null;
}

/** Changes an instruction the courier has not answered; null when somebody else was faster. */
export async function changeUnanswered(
  ctx: Ctx,
  { company_id, id, state }: Pick<InstructionRow, 'company_id' | 'id' | 'state'>,
  change: Partial<InstructionRow>,
): Promise<InstructionRow | null> {
  const [row] = await ctx.db
    .update(parcelInstructions)
    .set(change)
    .where(
      and(
        eq(parcelInstructions.company_id, company_id),
        eq(parcelInstructions.id, id),
        eq(parcelInstructions.state, state),
      ),
    )
    .returning();
  return row ?? null;
}

/** Changes an instruction of a locked parcel that its courier agreed to. */
export async function changeBooked(
  tx: Ctx,
  instruction: InstructionRow,
  change: Partial<InstructionRow>,
): Promise<InstructionRow> {
  await tx.db
    .update(parcelInstructions)
    .set(change)
    .where(and(eq(parcelInstructions.company_id, instruction.company_id), eq(parcelInstructions.id, instruction.id)));
  return { ...instruction, ...change };
}

/** Takes instructions nobody works on any more, for a lease; two servers never take the same. */
export async function leaseUnanswered(ctx: Ctx, lease_s: number, limit: number): Promise<InstructionRow[]> {
  const now = epochSeconds(ctx.clock);
  return leaseRows(ctx, {
    table: parcelInstructions,
    key: parcelInstructions.id,
    due: and(inArray(parcelInstructions.state, [...UNANSWERED]), lte(parcelInstructions.lease_until, now)),
    order: [parcelInstructions.lease_until],
    set: { lease_until: now + lease_s },
    limit,
  });
}

/** Keeps what an instruction changes in its parcel as it was before. */
export async function keepBefore(
  tx: Ctx,
  { company_id, id }: Pick<InstructionRow, 'company_id' | 'id'>,
  before: Pick<Partial<InstructionRow>, 'address_before' | 'pick_up_before'>,
): Promise<void> {
  await tx.db
    .update(parcelInstructions)
    .set(before)
    .where(and(eq(parcelInstructions.company_id, company_id), eq(parcelInstructions.id, id)));
}

export async function insertInstruction(tx: Ctx, row: InstructionRow): Promise<void> {
  await tx.db.insert(parcelInstructions).values(row);
}

/**
 * Forgets what was told of recipients of a company's parcels. What a courier is being asked keeps its door until it has
 * answered.
 */
export async function forgetInstructions(tx: Ctx, company_id: string, order_ids: readonly string[]): Promise<void> {
  if (order_ids.length === 0) return;
  await tx.db
    .update(parcelInstructions)
    .set({
      note: '',
      address_before: null,
      door: sql`case when ${inArray(parcelInstructions.state, [...UNANSWERED])} then ${parcelInstructions.door} end`,
    })
    .where(and(eq(parcelInstructions.company_id, company_id), inArray(parcelInstructions.order_id, [...order_ids])));
}

export async function setInstructionState(
  tx: Ctx,
  instruction: Pick<InstructionRow, 'company_id' | 'id'>,
  state: InstructionState,
): Promise<void> {
  await tx.db
    .update(parcelInstructions)
    .set({ state })
    .where(and(eq(parcelInstructions.company_id, instruction.company_id), eq(parcelInstructions.id, instruction.id)));
}
