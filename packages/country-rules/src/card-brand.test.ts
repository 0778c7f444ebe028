import { expect, test } from 'vitest';
import { brandName } from './card-brand.ts';

test('a brand has the name on its cards; one nobody listed keeps its own word', () => {
  expect(['visa', 'amex', 'eftpos'].map(brandName)).toEqual(['Visa', 'American Express', 'Eftpos']);
});
