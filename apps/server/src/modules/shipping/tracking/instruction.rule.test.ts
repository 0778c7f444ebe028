import { describe, expect, test } from 'vitest';
import type { CourierEventCode } from '../../../ports/courier.ts';
import {
  endsInstruction,
  feeWithTax,
  instructionText,
  obstacleOf,
  pickUpObstacleOf,
  visitDays,
  windowTimes,
} from './instruction.rule.ts';

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
    expect(visitDays('SG', at('2026-11-25T03:00:00Z'))).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    // A Friday: Sunday the 29th is left out.
    expect(visitDays('SG', at('2026-11-27T03:00:00Z'))).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
    // A Thursday: Christmas and Sunday are left out.
    expect(visitDays('SG', at('2026-12-24T03:00:00Z'))).toEqual(['2026-12-26', '2026-12-28', '2026-12-29']);
    // Already Thursday in Singapore, still Wednesday in Jakarta.
    expect(visitDays('SG', at('2026-11-25T16:30:00Z'))[0]).toBe('2026-11-27');
    expect(visitDays('ID', at('2026-11-25T16:30:00Z'))[0]).toBe('2026-11-26');
  });

  test('a window is in the hours of the door', () => {
    expect(windowTimes('SG', '2026-11-26', '1800-2100')).toEqual({
      from_at: at('2026-11-26T10:00:00Z'),
      to_at: at('2026-11-26T13:00:00Z'),
    });
    expect(windowTimes('ID', '2026-11-26', '0900-1200').from_at).toBe(at('2026-11-26T02:00:00Z'));
  });

  test('only a parcel that nobody took waits for an instruction', () => {
    expect(obstacleOf(seen('delivery_failed'))).toBeNull();
    for (const word of ['attempt_booked', 'address_corrected', 'return_booked'])
      expect(obstacleOf(seen(word))).toBeNull();
    expect(obstacleOf(seen('delayed'))).toBe('not_tried');
    expect(obstacleOf(seen('returning'))).toBe('returning');
    expect(obstacleOf(seen('lost'))).toBe('lost');
    expect(obstacleOf(seen('returned', 'completed'))).toBe('ended');
    expect(obstacleOf({ status: 'ready_to_ship', last_event: null })).toBe('not_tried');
  });

  test('a report of what the courier did next ends it; one from a hub does not', () => {
    const ends = (code: CourierEventCode, at: number) =>
      endsInstruction({ code, at }, { kind: 'return', created_at: 10 });
    const next = ['out_for_delivery', 'returning', 'delivered', 'lost'] as const;
    expect(next.map((code) => ends(code, 10))).toEqual([true, true, true, true]);
    expect([ends('delivered', 9), ends('at_hub', 11), ends('delayed', 11)]).toEqual([false, false, false]);
  });

  test('the API says what was asked', () => {
    expect(instructionText({ kind: 'attempt', day: '2026-11-24', window: '1800-2100' })).toBe(
      'Another delivery attempt is booked for 24.11.2026, 6:00 PM - 9:00 PM.',
    );
    expect(instructionText({ kind: 'address', day: '2026-11-24', window: null })).toContain('delivers on 24.11.2026.');
    expect(instructionText({ kind: 'return', day: null, window: null })).toBe('The sender asked for the parcel back.');
  });

  test('a return costs the fee of the courier and the tax of its label, in whole units of what is paid', () => {
    expect(feeWithTax(240, 7, 'SGD')).toEqual({ net_minor: 240, tax_minor: 17, total_minor: 257 });
    expect(feeWithTax(900_000, 11, 'IDR')).toEqual({ net_minor: 900_000, tax_minor: 99_000, total_minor: 999_000 });
    expect(feeWithTax(0, 7, 'SGD').total_minor).toBe(0);
  });
});

describe('a missed pick-up is booked again', () => {
  test('while the parcel waits for it, and not before it was missed', () => {
    const obstacles = (status: 'new' | 'ready_to_ship' | 'in_transit' | 'cancelled', last: string) =>
      pickUpObstacleOf({ status, last_event: { status: last } });
    expect(obstacles('ready_to_ship', 'pick_up_missed')).toBeNull();
    expect(obstacles('ready_to_ship', 'pick_up_booked')).toBeNull();
    expect(obstacles('ready_to_ship', 'ready_to_ship')).toBe('not_missed');
    expect(pickUpObstacleOf({ status: 'new', last_event: null })).toBe('not_missed');
    expect(obstacles('in_transit', 'pick_up_missed')).toBe('ended');
    expect(obstacles('cancelled', 'pick_up_booked')).toBe('ended');
    // Nothing is asked at the recipient's door meanwhile.
    expect(obstacleOf(seen('pick_up_booked', 'ready_to_ship'))).toBe('not_tried');
  });

  test('a parcel that left ends it however late that is said; only a later failure does', () => {
    const ends = (code: CourierEventCode, at: number) =>
      endsInstruction({ code, at }, { kind: 'pick_up', created_at: 10 });
    expect([ends('picked_up', 5), ends('at_hub', 11), ends('cancelled', 11)]).toEqual([true, true, true]);
    // One of the very second is what it answers.
    expect([ends('pick_up_failed', 10), ends('pick_up_failed', 11)]).toEqual([false, true]);
    expect([ends('label_created', 11), ends('noted', 11)]).toEqual([false, false]);
  });

  test('the API says what was booked', () => {
    expect(instructionText({ kind: 'pick_up', day: '2026-11-24', window: '0900-1200' })).toBe(
      'Another pick-up is booked for 24.11.2026, 9:00 AM - 12:00 PM.',
    );
  });
});
