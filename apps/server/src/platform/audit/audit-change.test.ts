import { expect, test } from 'vitest';
import { changeOf } from './audit-change.ts';

test('only what differs is kept, by path', () => {
  const before = { name: 'Web shop', scopes: ['track'], place: { street: 'Old', country: 'SG' }, gone: 1 };
  const after = { name: 'Web shop', scopes: ['track', 'confirm'], place: { street: 'New', country: 'SG' }, come: true };
  expect(changeOf(before, after)).toEqual({
    before: { scopes: ['track'], 'place.street': 'Old', gone: 1, come: null },
    after: { scopes: ['track', 'confirm'], 'place.street': 'New', gone: null, come: true },
  });
});

test('something new has no before, something deleted no after, and most entries have neither', () => {
  expect(changeOf(null, { role: 'staff' })).toEqual({ before: null, after: { role: 'staff' } });
  expect(changeOf({ role: 'staff' }, null)).toEqual({ before: { role: 'staff' }, after: null });
  expect(changeOf(undefined, undefined)).toEqual({ before: null, after: null });
});
