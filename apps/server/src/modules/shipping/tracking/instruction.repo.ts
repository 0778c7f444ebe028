import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { users } from '../../identity/account/account.table.ts';
import type { OrderRow } from '../order/index.ts';
import { parcelInstructions, type InstructionRow } from './instruction.table.ts';

/** An instruction with the name of who asked for it. */
export type NamedInstruction = InstructionRow & { user_name: string };

type State = InstructionRow['state'];

/** More instructions than this for one parcel are not shown. */
const MOST_SHOWN = 20;
/** What the courier still has to carry out. */
const OPEN: readonly State[] = ['booked', 'asked'];

/** The instructions for a parcel that were not taken back, newest first. */
export async function findInstructions(
  ctx: Ctx,
  order: Pick<OrderRow, 'company_id' | 'id'>,
  states: readonly State[] = [...OPEN, 'done'],
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

export async function insertInstruction(tx: Ctx, row: InstructionRow): Promise<void> {
  await tx.db.insert(parcelInstructions).values(row);
}

export async function setInstructionState(
  tx: Ctx,
  instruction: Pick<InstructionRow, 'company_id' | 'id'>,
  state: State,
): Promise<void> {
  await tx.db
    .update(parcelInstructions)
    .set({ state })
    .where(and(eq(parcelInstructions.company_id, instruction.company_id), eq(parcelInstructions.id, instruction.id)));
}
