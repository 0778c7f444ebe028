import type { RecipientDomain } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The name under which a company's recipients open their pages. */
export const recipientDomains = pgTable(
  'recipient_domains',
  {
    company_id: uuid().primaryKey(),
    host: text().notNull(),
    /** First part of what the CNAME record names. Nobody else ever gets it, so a forgotten record serves nobody else. */
    token: text().notNull(),
    /** Null: nothing is served there. */
    verified_at: bigint({ mode: 'number' }),
    problem: text().$type<NonNullable<RecipientDomain['problem']>>(),
    /** Since when the record of a verified name is gone. */
    failing_since: bigint({ mode: 'number' }),
    checked_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    // Of all who named a host, one alone is served there.
    uniqueIndex('recipient_domains_served')
      .on(t.host)
      .where(sql`verified_at is not null`),
    index('recipient_domains_due')
      .on(t.checked_at)
      .where(sql`verified_at is not null`),
  ],
);
export type RecipientDomainRow = typeof recipientDomains.$inferSelect;
