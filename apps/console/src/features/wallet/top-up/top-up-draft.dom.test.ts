import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, forgetKey, saveInput, keyOf, readDraft } from './top-up-draft.ts';

beforeEach(() => sessionStorage.clear());

test('what was typed and the key of a call without an answer survive a reload (trust 4.40)', () => {
  saveInput('u1', { text: '1,000', card_id: 'c1' });
  const key = keyOf('u1', { amount: 1000 });
  expect(keyOf('u1', { amount: 1000 })).toBe(key);
  expect(readDraft('u1')).toMatchObject({ text: '1,000', card_id: 'c1', key });
});

test('another amount, or an answer, is another key; another person has nothing of it', () => {
  const key = keyOf('u1', { amount: 1000 });
  expect(keyOf('u2', { amount: 1000 })).not.toBe(key);
  expect(keyOf('u1', { amount: 2000 })).not.toBe(key);
  const second = keyOf('u1', { amount: 2000 });
  forgetKey('u1');
  expect(keyOf('u1', { amount: 2000 })).not.toBe(second);
});

test('paid, it is forgotten; whatever stands in the store, the page works', () => {
  saveInput('u1', { text: '50', card_id: '' });
  forgetDraft('u1');
  expect(readDraft('u1').text).toBe('');
  for (const broken of ['{', 'null', '7', '{"text":7}']) {
    sessionStorage.setItem('sampan.top_up.u1', broken);
    expect(readDraft('u1')).toEqual({ text: '', card_id: '', key: null, key_for: '' });
  }
});
