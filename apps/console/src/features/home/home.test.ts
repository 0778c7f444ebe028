import { describe, expect, it } from 'vitest';
import { greetingKey } from './greeting.ts';
import { nextStepOf } from './next-step.ts';

describe('home', () => {
  const nothing = { problem: 0, to_buy: 0, to_print: 0, to_hand_over: 0, in_transit: 0, completed_30_days: 0 };

  it('names what helps most: trouble first, then labels, then the courier', () => {
    expect(nextStepOf({ ...nothing, problem: 1, to_print: 9, to_hand_over: 9 })).toBe('problem');
    expect(nextStepOf({ ...nothing, to_buy: 1, to_print: 9, to_hand_over: 9 })).toBe('buy');
    expect(nextStepOf({ ...nothing, to_print: 1, to_hand_over: 9 })).toBe('print');
    expect(nextStepOf({ ...nothing, to_hand_over: 1 })).toBe('hand_over');
  });

  it('tells a newcomer from somebody who is done', () => {
    expect(nextStepOf(nothing)).toBe('first');
    expect(nextStepOf({ ...nothing, completed_30_days: 3 })).toBe('none');
  });

  it('greets by the clocks of the country: at 04:30 UTC it is 12:30 in Manila and 11:30 in Jakarta', () => {
    const now = Date.UTC(2026, 10, 21, 4, 30);
    expect(greetingKey('PH', now)).toBe('home.greeting_afternoon');
    expect(greetingKey('ID', now)).toBe('home.greeting_morning');
    expect(greetingKey('SG', Date.UTC(2026, 10, 21, 10, 0))).toBe('home.greeting_evening');
  });
});
