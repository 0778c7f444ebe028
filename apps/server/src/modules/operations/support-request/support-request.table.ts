import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enquiries } from '../enquiry/enquiry.table.ts';

/** What was written after an enquiry: answers of Sampan's people, and replies of who sent it. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: uuid().primaryKey(),
    enquiry_id: uuid()
      .notNull()
      .references(() => enquiries.id),
    /** Whose request it is; null for one of nobody signed in. */
    company_id: uuid(),
    user_id: uuid().notNull(),
    is_answer: boolean().notNull(),
    content: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('enquiry_messages_of').on(t.enquiry_id, t.created_at, t.id)],
);
export type EnquiryMessageRow = typeof enquiryMessages.$inferSelect;
