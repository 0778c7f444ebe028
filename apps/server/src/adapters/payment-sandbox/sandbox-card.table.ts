import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The sandbox's memory of cards. It keeps how a card behaves, never its number. Nothing outside this folder reads it. */
export const sandboxCards = pgTable('sandbox_cards', {
  /** One card a setup. */
  setup_id: uuid().primaryKey(),
  customer_id: text().notNull(),
  payment_method_id: text().unique(),
  /** What its bank will say to a charge; null until a card was accepted. */
  behaviour: text().$type<CardBehaviour>(),
  brand: text(),
  last4: text(),
  exp_month: integer(),
  exp_year: integer(),
  created_at: bigint({ mode: 'number' }).notNull(),
});

export type CardBehaviour = 'pays' | 'no_funds' | 'asks';
export type SandboxCardRow = typeof sandboxCards.$inferSelect;
