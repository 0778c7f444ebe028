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

interface RuledExtras {
  requested_service?: string;
  is_ruled?: boolean;
  rule_decision?: StoredDecision;
}

interface Decided extends RuleFacts {
  extras?: RuledExtras | undefined;
}

/** The columns of a new parcel with what the rules decide; a service that its file or its store asks for comes first. */
export function withDecision<C extends Decided>(columns: C, rules: readonly StoredRule[], now: number): C {
  if (columns.extras?.requested_service !== undefined) return columns;
  const decision = decideByRules(rules, columns, now);
  const decided = decision === null ? {} : { rule_decision: decision };
  return { ...columns, extras: { ...columns.extras, is_ruled: true, ...decided } };
}

const FACTS = ['is_cod', 'total_package_value_minor', 'weight_g', 'destination_country_code'] as const;

/** Whether a change of a parcel that the rules decided of changes what they look at. */
export function isRedecided(row: Decided, change: Decided): boolean {
  const { is_ruled, rule_decision } = row.extras ?? {};
  if (is_ruled !== true && rule_decision === undefined) return false;
  const asks = change.extras?.requested_service !== undefined;
  return asks || FACTS.some((fact) => change[fact] !== undefined && change[fact] !== row[fact]);
}

/** A change with what the rules decide of the parcel as it will be; see {@link isRedecided}. */
export function withNewDecision<C extends Decided>(
  row: Decided,
  change: C,
  rules: readonly StoredRule[],
  now: number,
): C {
  const { rule_decision: _, ...extras } = change.extras ?? row.extras ?? {};
  const decided = withDecision({ ...row, ...change, extras }, rules, now);
  return { ...change, extras: decided.extras };
}
