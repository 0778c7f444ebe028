import type { RuleChoice, ShippingRule } from '@sampan/contract';
import { bigint, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

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
}

/** What one company wants done with every new parcel. One row, because a table of rules is read and saved as a whole. */
export const shippingRules = pgTable('shipping_rules', {
  company_id: uuid().primaryKey(),
  /** In the order in which they are asked. */
  rules: jsonb().$type<StoredRule[]>().notNull().default([]),
  sku_weights: jsonb().$type<{ sku: string; weight_g: number }[]>().notNull().default([]),
  updated_at: bigint({ mode: 'number' }).notNull(),
});

export type ShippingRulesRow = typeof shippingRules.$inferSelect;
