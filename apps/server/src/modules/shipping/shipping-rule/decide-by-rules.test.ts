import { expect, test } from 'vitest';
import { decideByRules, isRedecided, withDecision, withNewDecision } from './decide-by-rules.ts';
import type { StoredRule } from './shipping-rule.table.ts';

const rule = (part: Partial<StoredRule>): StoredRule => ({
  is_cod: null,
  over_value_minor: null,
  over_weight_g: null,
  up_to_weight_g: null,
  country: null,
  choice: 'cheapest',
  courier: null,
  ...part,
});
/** "COD and over RM 200 -> Ninja Van; weight over 5 kg -> cheapest" (volume: rules of the shop). */
const RULES = [
  rule({ is_cod: true, over_value_minor: 20_000, choice: 'courier', courier: 'ninjavan' }),
  rule({ over_weight_g: 5_000 }),
];
const positionOf = (facts: Parameters<typeof decideByRules>[1], rules = RULES) =>
  decideByRules(rules, facts, 1)?.position ?? null;

test('the first rule whose every condition holds decides', () => {
  expect([
    positionOf({ is_cod: true, total_package_value_minor: 20_001, weight_g: 6_000 }),
    positionOf({ is_cod: true, total_package_value_minor: 20_000, weight_g: 5_001 }),
    positionOf({ is_cod: false, total_package_value_minor: 90_000, weight_g: 5_000 }),
    positionOf({}, [rule({})]),
  ]).toEqual([1, 2, null, 1]);
});

test('a weight or country that nobody knows fits no rule about it', () => {
  expect([
    positionOf({}, [rule({ up_to_weight_g: 1_000 })]),
    positionOf({ weight_g: 1_000 }, [rule({ up_to_weight_g: 1_000 })]),
    positionOf({ destination_country_code: null }, [rule({ country: 'SG' })]),
    positionOf({ destination_country_code: 'SG' }, [rule({ country: 'SG' })]),
  ]).toEqual([null, 1, null, 1]);
});

test('a service that the file or the store asks for comes before the rules', () => {
  const columns = { weight_g: 9_000, extras: { requested_service: 'Next day' } };
  expect(withDecision(columns, RULES, 1)).toBe(columns);
  expect(withDecision({ weight_g: 9_000 }, RULES, 7)).toMatchObject({
    extras: { rule_decision: { position: 2, decided_at: 7 } },
  });
});

test('a parcel that rules look at is decided anew when its weight, cash, value or destination changes', () => {
  const parcel = (weight_g: number): Parameters<typeof isRedecided>[0] => ({ weight_g, is_cod: false });
  const ruled = withDecision(parcel(9_000), RULES, 1);
  expect(ruled.extras).toMatchObject({ is_ruled: true, rule_decision: { position: 2 } });
  expect(isRedecided(ruled, { weight_g: 9_000, extras: ruled.extras })).toBe(false);
  expect(isRedecided({ weight_g: 9_000 }, { weight_g: 1 })).toBe(false);
  const lighter = { weight_g: 4_000 };
  expect(isRedecided(ruled, lighter)).toBe(true);
  expect(withNewDecision(ruled, lighter, RULES, 2)).toEqual({ weight_g: 4_000, extras: { is_ruled: true } });
  const none = withDecision(parcel(1), RULES, 1);
  expect(none.extras).toEqual({ is_ruled: true });
  const heavier = withNewDecision(none, { weight_g: 6_000, extras: { is_ruled: true } }, RULES, 3);
  expect(heavier.extras).toMatchObject({ rule_decision: { position: 2, decided_at: 3 } });
  // A newer file that names a service leaves the rules out of it.
  const asks = { extras: { is_ruled: true, requested_service: 'Next day' } };
  expect(isRedecided(ruled, asks)).toBe(true);
  expect(withNewDecision(ruled, asks, RULES, 4).extras).toEqual(asks.extras);
});
