import type { Notice } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { shownNotices, splitByDay } from './notice-views.ts';

const NOTICE: Notice = {
  kind: 'job',
  subject_id: null,
  at: 100,
  is_unread: true,
  needs_you: false,
  is_money: false,
  state: 'done',
  job_kind: 'create_labels',
  name: '',
  count: 1,
  failed: 0,
  amount: null,
  currency: 'SGD',
};
const needs: Notice = { ...NOTICE, kind: 'problem', needs_you: true, at: 90 };
const money: Notice = { ...NOTICE, kind: 'payout', is_money: true, at: 10 };
const both: Notice = { ...NOTICE, kind: 'adjustment', is_money: true, needs_you: true, at: 5 };
const ALL = [NOTICE, needs, money, both];

describe('the chips of the notifications (look-v2 8: All, Needs me, Money)', () => {
  test('each shows its own, in the order they came in', () => {
    expect(shownNotices(ALL, 'all')).toEqual(ALL);
    expect(shownNotices(ALL, 'needs_you')).toEqual([needs, both]);
    expect(shownNotices(ALL, 'money')).toEqual([money, both]);
  });

  test('those of today stand before the others', () => {
    expect(splitByDay(ALL, (at) => at > 50)).toEqual({ today: [NOTICE, needs], earlier: [money, both] });
  });
});
