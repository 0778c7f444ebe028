import type { SocialProvider } from '@sampan/contract';
import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';

/** Who somebody is at a provider of sign-ins. The provider's own id decides; an email can move to somebody else. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: uuid().primaryKey(),
    provider: text().$type<SocialProvider>().notNull(),
    /** The provider's id of the person. */
    subject: text().notNull(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** As the provider said it at the time, for people to recognise the account by. */
    email: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
    last_used_at: bigint({ mode: 'number' }),
  },
  (t) => [
    uniqueIndex('social_identities_subject').on(t.provider, t.subject),
    uniqueIndex('social_identities_user').on(t.user_id, t.provider),
  ],
);

export type SocialIdentityRow = typeof socialIdentities.$inferSelect;
