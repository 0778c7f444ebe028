import type { AttemptWindow, InstructionKind, Party } from '@sampan/contract';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What couriers were told to do with parcels that nobody took: who asked, what it costs, and what became of it. */
export const parcelInstructions = pgTable(
  'parcel_instructions',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    user_id: uuid().notNull(),
    kind: text().$type<InstructionKind>().notNull(),
    /** When the driver comes; null for a return. */
    day: text(),
    window: text().$type<AttemptWindow>(),
    /** For the driver. */
    note: text().notNull(),
    /** The recipient as it was before the address was corrected. */
    address_before: jsonb().$type<Party>(),
    /** Of a return: what the courier charges, the tax on it, and the money set aside until the parcel leaves. */
    net_minor: bigint({ mode: 'number' }).notNull().default(0),
    tax_minor: bigint({ mode: 'number' }).notNull().default(0),
    hold_id: uuid(),
    /** `asked` by email; `done` when the courier reported what it did next. */
    state: text().$type<'booked' | 'asked' | 'done' | 'replaced' | 'withdrawn'>().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('parcel_instructions_order').on(t.company_id, t.order_id, t.created_at)],
);

export type InstructionRow = typeof parcelInstructions.$inferSelect;
