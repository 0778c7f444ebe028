import type { ClaimReason, ClaimState } from '@sampan/contract';
import type { Currency } from '@sampan/country-rules';
import { bigint, customType, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a merchant wants for a parcel that was lost or damaged, and the answer. One per parcel. */
export const claims = pgTable(
  'claims',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    order_id: uuid().notNull(),
    user_id: uuid().notNull(),
    state: text().$type<ClaimState>().notNull(),
    reason: text().$type<ClaimReason>().notNull(),
    description: text().notNull(),
    courier_alias: text().notNull(),
    order_number: text().notNull(),
    tracking_code: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    value_minor: bigint({ mode: 'number' }).notNull(),
    granted_minor: bigint({ mode: 'number' }),
    answer: text().notNull().default(''),
    answered_at: bigint({ mode: 'number' }),
    pay_by: text(),
    paid_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('claims_once').on(t.company_id, t.order_id),
    index('claims_state').on(t.state, t.created_at, t.id),
  ],
);

export type ClaimRow = typeof claims.$inferSelect;

/** Evidence, encoded anew by us. */
export const claimPhotos = pgTable(
  'claim_photos',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    claim_id: uuid()
      .notNull()
      .references(() => claims.id),
    jpeg: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('claim_photos_of').on(t.claim_id, t.created_at)],
);
