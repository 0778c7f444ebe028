import { describe, expect, test } from 'vitest';
import { attemptDays, attemptText, obstacleOf, windowTimes } from './attempt.rule.ts';

const at = (iso: string): number => Date.parse(iso) / 1_000;
const seen = (
  status: string,
  order_status: 'ready_to_ship' | 'in_transit' | 'completed' | 'cancelled' = 'in_transit',
) => ({
  status: order_status,
  last_event: { status },
});

describe("look-v2 3: try again on one of the courier's next three working days", () => {
  test('they begin tomorrow at the door, and no Sunday or holiday is among them', () => {
    // A Wednesday.
    expect(attemptDays('SG', at('2026-11-25T03:00:00Z'))).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    // A Friday: Sunday the 29th is left out.
    expect(attemptDays('SG', at('2026-11-27T03:00:00Z'))).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
    // A Thursday: Christmas and Sunday are left out.
    expect(attemptDays('SG', at('2026-12-24T03:00:00Z'))).toEqual(['2026-12-26', '2026-12-28', '2026-12-29']);
    // Already Thursday in Singapore, still Wednesday in Jakarta.
    expect(attemptDays('SG', at('2026-11-25T16:30:00Z'))[0]).toBe('2026-11-27');
    expect(attemptDays('ID', at('2026-11-25T16:30:00Z'))[0]).toBe('2026-11-26');
  });

  test('a window is in the hours of the door', () => {
    expect(windowTimes('SG', '2026-11-26', '1800-2100')).toEqual({
      from_at: at('2026-11-26T10:00:00Z'),
      to_at: at('2026-11-26T13:00:00Z'),
    });
    expect(windowTimes('ID', '2026-11-26', '0900-1200').from_at).toBe(at('2026-11-26T02:00:00Z'));
  });

  test('only a parcel that nobody took can be tried again, and a courier without an interface says its phone', () => {
    expect(obstacleOf(seen('delivery_failed'), true)).toBeNull();
    expect(obstacleOf(seen('attempt_booked'), true)).toBeNull();
    expect(obstacleOf(seen('delivery_failed'), false)).toBe('by_phone');
    expect(obstacleOf(seen('delayed'), true)).toBe('not_tried');
    expect(obstacleOf(seen('returning'), true)).toBe('returning');
    expect(obstacleOf(seen('lost'), true)).toBe('lost');
    expect(obstacleOf(seen('returned', 'completed'), true)).toBe('ended');
    expect(obstacleOf({ status: 'ready_to_ship', last_event: null }, true)).toBe('not_tried');
  });

  test('the history says day and hours', () => {
    expect(attemptText({ day: '2026-11-24', window: '1800-2100' })).toBe(
      'Another delivery attempt is booked for 24.11.2026, 6:00 PM - 9:00 PM.',
    );
  });
});
