import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Why an invitation earned nothing. */
export type ReferralRefusal = 'same_person' | 'same_phone' | 'same_company' | 'not_offered';

/** What became of an invitation, once per invited company: the row is written in the transaction that moves the money. */
export const referrals = pgTable(
  'referrals',
  {
    referred_company_id: uuid().primaryKey(),
    referrer_company_id: uuid().notNull(),
    outcome: text().$type<'rewarded' | 'refused'>().notNull(),
    refusal: text().$type<ReferralRefusal>(),
    decided_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('referrals_referrer').on(t.referrer_company_id, t.decided_at)],
);
