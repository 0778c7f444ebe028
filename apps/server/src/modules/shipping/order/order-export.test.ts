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
