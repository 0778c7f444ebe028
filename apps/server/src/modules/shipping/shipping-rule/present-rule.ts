import type { RuleDecision, ShippingRule, ShippingRules } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import type { ShippingRulesRow, StoredDecision, StoredRule } from './shipping-rule.table.ts';

function presentRule({ over_value_minor, ...rule }: StoredRule, currency: Currency): ShippingRule {
  return { ...rule, over_value: over_value_minor === null ? null : toMajor(over_value_minor, currency) };
}

export function presentRules(
  { rules, sku_weights }: Pick<ShippingRulesRow, 'rules' | 'sku_weights'>,
  currency: Currency,
): ShippingRules {
  return { rules: rules.map((rule) => presentRule(rule, currency)), sku_weights };
}

/** Why a parcel got its choice, on the wire. */
export function presentDecision(decision: StoredDecision | undefined, currency: Currency): RuleDecision | null {
  return decision === undefined ? null : { ...decision, rule: presentRule(decision.rule, currency) };
}
