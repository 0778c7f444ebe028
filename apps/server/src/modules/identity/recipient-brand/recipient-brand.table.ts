import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** How a company's recipients see its pages. A row appears when it is first saved. */
export const recipientBrands = pgTable('recipient_brands', {
  company_id: uuid().primaryKey(),
  /** Until the company says so, its pages carry our name. */
  is_shown: boolean().notNull(),
  /** `#rrggbb` as chosen; '' for ours. What is drawn is derived from it, because it has to be readable. */
  colour: text().notNull(),
  shop_url: text().notNull(),
  contact_email: text().notNull(),
  /** E.164, or ''. */
  contact_phone: text().notNull(),
  return_policy: text().notNull(),
  updated_at: bigint({ mode: 'number' }).notNull(),
});
