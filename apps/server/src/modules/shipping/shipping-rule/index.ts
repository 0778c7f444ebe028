export { isRedecided, withDecision, withNewDecision } from './decide-by-rules.ts';
export { presentDecision } from './present-rule.ts';
export { findRules, findSkuWeights } from './shipping-rule.repo.ts';
export type { StoredDecision } from './shipping-rule.table.ts';
