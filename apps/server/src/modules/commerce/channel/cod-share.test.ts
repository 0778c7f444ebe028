import { expect, test } from 'vitest';
import { codOf, cutShare, ratioOf, wholeShare } from './cod-share.ts';

test('cash on delivery is divided by the value of the goods, and nothing of it is lost', () => {
  for (const total of [0, 1, 99, 10_001, 33_333]) {
    const first = cutShare(
      wholeShare(total),
      ratioOf([{ unit_price_minor: 700, packed: 2 }], [{ unit_price_minor: 300, packed: 1 }]),
    );
    const second = cutShare(first.kept, 1 / 3);
    const shares = [second.kept, second.taken, first.taken];
    // The store may change the amount later: the parcels still collect all of it.
    for (const now of [total, 0, 7, 12_345])
      if (total > 0) expect(shares.reduce((sum, share) => sum + codOf(now, share, 'SGD'), 0)).toBe(now);
  }
  const { kept, taken } = cutShare(wholeShare(10_000), 0.25);
  expect([codOf(10_000, kept, 'SGD'), codOf(10_000, taken, 'SGD')]).toEqual([7_500, 2_500]);
});

test('goods without prices count by pieces; rupiah is divided in what can be paid', () => {
  expect(ratioOf([{ unit_price_minor: 0, packed: 3 }], [{ unit_price_minor: 0, packed: 1 }])).toBe(0.25);
  const { kept, taken } = cutShare(wholeShare(10_000_100), 1 / 3);
  const amounts = [kept, taken].map((share) => codOf(10_000_100, share, 'IDR'));
  expect(amounts.every((amount) => amount % 100 === 0)).toBe(true);
  expect(amounts.reduce((sum, amount) => sum + amount)).toBe(10_000_100);
});

test('an order that was paid when it was divided collects nothing', () => {
  expect(codOf(0, wholeShare(0), 'PHP')).toBe(0);
});
