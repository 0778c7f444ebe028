import type { Today } from '@sampan/contract';
import { describe, expect, it } from 'vitest';
import { greetingKey } from './greeting.ts';
import { mainOf, workOf, type Worker } from './work-items.ts';

const NOTHING: Today = {
  currency: 'SGD',
  date: '2026-11-23',
  problem: { count: 0, longest: null },
  missed_pick_up: { count: 0, longest: null },
  to_buy: { count: 0, order_ids: [] },
  incomplete: { count: 0, is_exact: true },
  to_print: { count: 0, leaving_today: 0 },
  unconfirmed: { count: 0, last_sent_at: null },
  adjustments: { count: 0, amount: 0, respond_by: null },
  stores: { count: 0, first: null },
  done: { bought: 0, printed: 0, delivered: 0 },
  pick_up: null,
  days_left: null,
  cod: null,
};
const OWNER: Worker = { may_write: true, may_top_up: true, may_connect: true, is_balance_low: true };
const ALL: Today = {
  ...NOTHING,
  problem: { count: 6, longest: null },
  missed_pick_up: { count: 2, longest: null },
  to_buy: { count: 28, order_ids: [] },
  incomplete: { count: 3, is_exact: true },
  to_print: { count: 18, leaving_today: 12 },
  unconfirmed: { count: 2, last_sent_at: null },
  adjustments: { count: 1, amount: 0.72, respond_by: 1 },
  stores: { count: 1, first: null },
};

describe('home (look-v2 7)', () => {
  it('puts what has a deadline first, then money, then what is set up once', () => {
    expect(workOf(ALL, OWNER)).toEqual([
      'problem',
      'missed_pick_up',
      'adjustment',
      'buy',
      'print',
      'balance',
      'incomplete',
      'unconfirmed',
      'store',
    ]);
    expect(workOf(NOTHING, { ...OWNER, is_balance_low: false })).toEqual([]);
  });

  it('shows nobody work that somebody else has to do', () => {
    const reader = { may_write: false, may_top_up: false, may_connect: false, is_balance_low: true };
    expect(workOf(ALL, reader)).toEqual(['problem', 'missed_pick_up', 'adjustment', 'print']);
  });

  it('has one main task: buying labels, then printing them, then whatever is first', () => {
    expect(mainOf(['problem', 'buy', 'print'])).toBe('buy');
    expect(mainOf(['problem', 'print'])).toBe('print');
    expect(mainOf(['problem', 'store'])).toBe('problem');
    expect(mainOf([])).toBeUndefined();
  });

  it('greets by the clocks of the country: at 04:30 UTC it is 12:30 in Manila and 11:30 in Jakarta', () => {
    const now = Date.UTC(2026, 10, 21, 4, 30);
    expect(greetingKey('PH', now)).toBe('home.greeting_afternoon');
    expect(greetingKey('ID', now)).toBe('home.greeting_morning');
    expect(greetingKey('SG', Date.UTC(2026, 10, 21, 10, 0))).toBe('home.greeting_evening');
  });
});
