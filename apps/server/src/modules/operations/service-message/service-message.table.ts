import type { CountryCode } from '@sampan/country-rules';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../platform/context.ts';

/** A sentence by language; English is always there. */
export type MessageTexts = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** What Sampan tells its merchants in the header of every page. Nobody of a company writes here. */
export const serviceMessages = pgTable(
  'service_messages',
  {
    id: uuid().primaryKey(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    tone: text().$type<'info' | 'warning'>().notNull(),
    /** Null: everywhere. */
    country_code: text().$type<CountryCode>(),
    created_by: uuid().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    /** From then on nobody is told any more; taking a message back moves it to now. */
    ends_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('service_messages_created_at').on(t.created_at, t.id), index('service_messages_ends_at').on(t.ends_at)],
);
export type ServiceMessageRow = typeof serviceMessages.$inferSelect;
