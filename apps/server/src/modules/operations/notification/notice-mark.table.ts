import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Up to when a person has read the notifications. */
export const noticeMarks = pgTable('notice_marks', {
  user_id: uuid().primaryKey(),
  company_id: uuid().notNull(),
  read_at: bigint({ mode: 'number' }).notNull(),
});
