import type { StoredDecision, StoredRule } from './shipping-rule.table.ts';

/** What a rule looks at. */
export interface RuleFacts {
  is_cod?: boolean | undefined;
  total_package_value_minor?: number | undefined;
  weight_g?: number | null | undefined;
  destination_country_code?: string | null | undefined;
}

/** Each condition that is given holds; a weight that nobody knows fits no condition about it. */
function fits(rule: StoredRule, facts: RuleFacts): boolean {
  const { is_cod = false, total_package_value_minor: value = 0, weight_g, destination_country_code: country } = facts;
  const weight = weight_g ?? null;
  return (
    (rule.is_cod === null || rule.is_cod === is_cod) &&
    (rule.over_value_minor === null || value > rule.over_value_minor) &&
    (rule.over_weight_g === null || (weight !== null && weight > rule.over_weight_g)) &&
    (rule.up_to_weight_g === null || (weight !== null && weight <= rule.up_to_weight_g)) &&
    (rule.country === null || rule.country === country)
  );
}

/** The first rule that fits a parcel decides; null when none does. */
export function decideByRules(rules: readonly StoredRule[], facts: RuleFacts, now: number): StoredDecision | null {
  const at = rules.findIndex((rule) => fits(rule, facts));
  const rule = rules[at];
  return rule === undefined ? null : { position: at + 1, rule, decided_at: now };
}

interface Decided extends RuleFacts {
  extras?: { requested_service?: string; rule_decision?: StoredDecision } | undefined;
}

/** The columns of a new parcel with what the rules decide; a service that its file or its store asks for comes first. */
export function withDecision<C extends Decided>(columns: C, rules: readonly StoredRule[], now: number): C {
  const asked = columns.extras?.requested_service !== undefined;
  const decision = asked ? null : decideByRules(rules, columns, now);
  return decision === null ? columns : { ...columns, extras: { ...columns.extras, rule_decision: decision } };
}
