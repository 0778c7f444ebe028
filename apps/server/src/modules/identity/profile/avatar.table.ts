import { bigint, customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures of people, drawn anew by us and served under a random name. */
export const avatars = pgTable('avatars', {
  user_id: uuid().primaryKey(),
  company_id: uuid().notNull(),
  name: text().notNull().unique(),
  jpeg: bytes().notNull(),
  created_at: bigint({ mode: 'number' }).notNull(),
});
