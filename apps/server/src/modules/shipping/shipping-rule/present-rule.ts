import type { RuleDecision, ShippingRule, ShippingRules } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import type { ShippingRulesRow, StoredDecision, StoredRule } from './shipping-rule.table.ts';

function presentRule({ over_value_minor, ...rule }: StoredRule, currency: Currency): ShippingRule {
  return { ...rule, over_value: over_value_minor === null ? null : toMajor(over_value_minor, currency) };
}

export function presentRules(
  { rules, sku_weights, revision }: Omit<ShippingRulesRow, 'company_id' | 'updated_at'>,
  currency: Currency,
): ShippingRules {
  return { rules: rules.map((rule) => presentRule(rule, currency)), sku_weights, revision };
}

/** Why a parcel got its choice, on the wire. */
export function presentDecision(decision: StoredDecision | undefined, currency: Currency): RuleDecision | null {
  if (decision === undefined) return null;
  return { ...decision, rule: presentRule(decision.rule, currency), is_served: decision.is_served ?? null };
}
