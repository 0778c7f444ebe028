import type { RuleChoice, ShippingRule } from '@sampan/contract';
import { bigint, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

/** A rule as it is kept: its amount in minor units of the company's currency. */
export interface StoredRule extends Omit<ShippingRule, 'over_value' | 'choice'> {
  over_value_minor: number | null;
  choice: RuleChoice;
}

/** The rule that decided of a parcel, as it read then. */
export interface StoredDecision {
  position: number;
  rule: StoredRule;
  decided_at: number;
  /** What the last comparison of prices said of the courier that the rule names. */
  is_served?: boolean;
}

/** What one company wants done with every new parcel. One row, because a table of rules is read and saved as a whole. */
export const shippingRules = pgTable('shipping_rules', {
  company_id: uuid().primaryKey(),
  /** In the order in which they are asked. */
  rules: jsonb().$type<StoredRule[]>().notNull().default([]),
  sku_weights: jsonb().$type<{ sku: string; weight_g: number }[]>().notNull().default([]),
  revision: integer().notNull().default(1),
  updated_at: bigint({ mode: 'number' }).notNull(),
});

export type ShippingRulesRow = typeof shippingRules.$inferSelect;
