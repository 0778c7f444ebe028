import { expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { orderFileColumns } from './order-export.ts';
import type { OrderRow } from './order.table.ts';

test('surcharges are added in whole minor units, or one parcel ends the whole file (spec 9)', () => {
  const [column] = orderFileColumns({} as Ctx, {
    columns: ['surcharges'],
    preset: null,
    language: 'en',
    time_zone: 'Asia/Kuala_Lumpur',
  });
  const row = { currency: 'MYR', estimated_cost: { surcharges: [{ amount: 1.1 }, { amount: 2.2 }] } };
  expect(column?.value(row as unknown as OrderRow)).toBe(330);
  expect(column?.value({ currency: 'MYR', estimated_cost: null } as unknown as OrderRow)).toBeNull();
});

test('a label that the courier bills the company itself says so, beside a price of nothing', () => {
  const profiles = { own: { name: 'Ninja Van', is_own_contract: true }, ours: { name: 'Ninja Van' } };
  const ctx = { ports: { couriers: { profileOf: (alias: 'own' | 'ours') => profiles[alias] } } } as unknown as Ctx;
  const [column] = orderFileColumns(ctx, {
    columns: ['courier'],
    preset: null,
    language: 'en',
    time_zone: 'Asia/Singapore',
  });
  const said = ['own', 'ours'].map((courier_alias) => column?.value({ courier_alias } as OrderRow));
  expect(said).toEqual(['Ninja Van (your contract)', 'Ninja Van']);
});
