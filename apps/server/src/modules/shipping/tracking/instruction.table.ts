import type { AttemptWindow, InstructionKind, Party, PickUpWindow } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * Where an instruction stands (trust 3).
 * - `booking`: its money is set aside and the courier is being asked; committed before the first call. Its id is the
 *   reference the courier is asked by when there is no answer
 * - `booked`: the courier agreed; `asked`: it was only sent an email
 * - `withdrawing`: the sender takes it back and the courier is being asked; committed before that call, its money still set
 *   aside
 * - `done`: the courier reported what it did next
 * - `failed`: the courier refused or never had it; `replaced` by a later one; `withdrawn` by the sender
 */
export type InstructionState =
  | 'booking'
  | 'booked'
  | 'asked'
  | 'withdrawing'
  | 'done'
  | 'failed'
  | 'replaced'
  | 'withdrawn';

/** When a courier was to pick a parcel up, as its order says it. */
export interface PickUpTime {
  date: string | null;
  from: string | null;
  to: string | null;
}

export interface Door {
  street: string;
  unit_number: string;
}

/** What couriers were told to do with parcels that nobody took or picked up: who asked, what it costs, and what became of it. */
export const parcelInstructions = pgTable(
  'parcel_instructions',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    /** Null: the recipient asked, on the page of the parcel. */
    user_id: uuid(),
    kind: text().$type<InstructionKind>().notNull(),
    /** When the driver comes; null for a return. */
    day: text(),
    window: text().$type<AttemptWindow | PickUpWindow>(),
    /** For the driver. */
    note: text().notNull(),
    /** Where the driver shall come instead. */
    door: jsonb().$type<Door>(),
    /** The recipient as it was before the address was corrected. */
    address_before: jsonb().$type<Party>(),
    /** The pick-up as it was before another one was booked. */
    pick_up_before: jsonb().$type<PickUpTime>(),
    /** Of a return: what the courier charges, the tax on it, and the money set aside until the parcel leaves. */
    net_minor: bigint({ mode: 'number' }).notNull().default(0),
    tax_minor: bigint({ mode: 'number' }).notNull().default(0),
    hold_id: uuid(),
    state: text().$type<InstructionState>().notNull(),
    /** Who took it back. */
    withdrawn_by: uuid(),
    /** Calls to the courier so far, since it was asked last. */
    attempts: integer().notNull().default(0),
    /** Of one that is not answered: whoever works on it owns it until then; afterwards any server may take it over. */
    lease_until: bigint({ mode: 'number' }).notNull().default(0),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('parcel_instructions_order').on(t.company_id, t.order_id, t.created_at),
    uniqueIndex('parcel_instructions_unanswered')
      .on(t.order_id)
      .where(sql`state in ('booking', 'withdrawing')`),
    index('parcel_instructions_open')
      .on(t.lease_until)
      .where(sql`state in ('booking', 'withdrawing')`),
  ],
);

export type InstructionRow = typeof parcelInstructions.$inferSelect;
