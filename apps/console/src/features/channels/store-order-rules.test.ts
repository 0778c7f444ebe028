import type { StoreOrder } from '@sampan/contract';
import { expect, test } from 'vitest';
import { canSplit, piecesOf, pushSentence } from './store-order-rules.ts';

type Parcel = StoreOrder['parcels'][number];

const parcelOf = (part: Partial<Parcel> = {}) =>
  ({ order_id: 'p1', number: 'SP-1', status: 'new', label_state: 'none', lines: [], ...part }) as Parcel;
const orderOf = (parcels: readonly Parcel[], part: Partial<StoreOrder> = {}) =>
  ({
    logistics: 'own',
    attention: null,
    lines: [
      { line_id: '1', sku: '', name: 'Tote bag', quantity: 3, shipped_quantity: 1 },
      { line_id: '2', sku: '', name: 'Cup', quantity: 1, shipped_quantity: 1 },
    ],
    parcels,
    ...part,
  }) as StoreOrder;

test('a parcel that names nothing holds what is left, one that names lines holds those (channels C8)', () => {
  const whole = parcelOf();
  expect(piecesOf(orderOf([whole]), whole)).toEqual([{ line_id: '1', name: 'Tote bag', quantity: 2 }]);
  const part = parcelOf({ lines: [{ line_id: '2', quantity: 1 }] });
  expect(piecesOf(orderOf([part]), part)).toEqual([{ line_id: '2', name: 'Cup', quantity: 1 }]);
});

test.each([
  ['two pieces without a label', parcelOf(), {}, true],
  ['one piece', parcelOf({ lines: [{ line_id: '1', quantity: 1 }] }), {}, false],
  ['a label', parcelOf({ label_state: 'bought' as Parcel['label_state'] }), {}, false],
  ['a change nobody has answered', parcelOf(), { attention: {} as NonNullable<StoreOrder['attention']> }, false],
  ['what the channel carries itself', parcelOf(), { logistics: 'platform' as const }, false],
])('%s: can be split %s', (_, parcel, part, expected) => {
  expect(canSplit(orderOf([parcel], part), parcel)).toBe(expected);
});

test.each([
  ['tracking', 'needs_you', 'push_needs_you'],
  ['tracking', 'pushed', 'push_pushed'],
  ['take_back', 'pushed', 'push_take_back'],
  ['take_back', 'needs_you', 'push_kept'],
] as const)('a push of kind %s that is %s says %s', (kind, state, key) => {
  expect(pushSentence({ kind, state })).toBe(`store_order.${key}`);
});
