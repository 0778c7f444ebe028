import type { ShippingRules } from '@sampan/contract';
import { expect, test } from 'vitest';
import { checkRulesForm, EMPTY_RULE, rulesFormOf } from './shipping-rule-form.ts';

const saved: Omit<ShippingRules, 'revision'> = {
  rules: [
    {
      is_cod: true,
      over_value: 200,
      over_weight_g: null,
      up_to_weight_g: 3000,
      country: 'MY',
      choice: 'courier',
      courier: 'ninjavan',
    },
    {
      is_cod: null,
      over_value: null,
      over_weight_g: 5000,
      up_to_weight_g: null,
      country: null,
      choice: 'cheapest',
      courier: null,
    },
  ],
  sku_weights: [{ sku: 'JAM', weight_g: 380 }],
};

test('rules are typed in kilograms and sent in grams', () => {
  const form = rulesFormOf(saved, 'MYR');
  expect(form.rules[0]).toMatchObject({ payment: 'cod', up_to_kg: '3', choice: 'courier:ninjavan' });
  expect(checkRulesForm(form, 'MYR').body).toEqual(saved);
});

test('each field that cannot be saved is named', () => {
  const rule = { ...EMPTY_RULE, over_value: '0', over_kg: '0', up_to_kg: 'x' };
  const weights = [
    { sku: 'JAM', kg: '1' },
    { sku: 'JAM ', kg: '' },
    { sku: '', kg: '1' },
  ];
  expect([...checkRulesForm({ rules: [rule], weights }, 'MYR').refused]).toEqual([
    'rules.0.over_value',
    'rules.0.over_kg',
    'rules.0.up_to_kg',
    'weights.1.sku',
    'weights.1.kg',
    'weights.2.sku',
  ]);
});
