import { expect, test } from 'vitest';
import { missedPickUpOf } from './missed-pick-up.ts';

const at = (iso: string): number => Date.parse(iso) / 1_000;
const order = {
  status: 'ready_to_ship',
  delivery_type: 'pick_up',
  is_fulfillment: false,
  pick_up_date: '2026-11-27',
  origin_country_code: 'SG',
  label_created_at: at('2026-11-26T03:00:00Z'),
  last_event: { status: 'ready_to_ship', status_description: '', created_at: at('2026-11-26T03:00:00Z') },
} as const;

test('a pick-up is missed at nine on the morning after its day, on the clocks of the sender', () => {
  expect(missedPickUpOf(order, at('2026-11-28T00:59:59Z'))).toBeNull();
  expect(missedPickUpOf(order, at('2026-11-28T01:00:00Z'))).toMatchObject({
    id: 'pick-up-missed-2026-11-27',
    code: 'pick_up_failed',
    at: at('2026-11-28T01:00:00Z'),
  });
  // An hour later in Jakarta.
  expect(missedPickUpOf({ ...order, origin_country_code: 'ID' }, at('2026-11-28T01:59:59Z'))).toBeNull();
  expect(missedPickUpOf({ ...order, last_event: null }, at('2026-11-28T01:00:00Z'))).not.toBeNull();
});

test('what its courier said afterwards gives it that day too', () => {
  const said = { ...order.last_event, created_at: at('2026-11-28T00:30:00Z') };
  expect(missedPickUpOf({ ...order, last_event: said }, at('2026-11-28T09:00:00Z'))).toBeNull();
  expect(missedPickUpOf({ ...order, last_event: said }, at('2026-11-29T01:00:00Z'))?.id).toBe(
    'pick-up-missed-2026-11-28',
  );
});

test('without a day the courier has its next working day', () => {
  // A Saturday, with a Sunday behind it.
  const asap = { ...order, pick_up_date: null, label_created_at: at('2026-11-28T03:00:00Z'), last_event: null };
  expect(missedPickUpOf(asap, at('2026-12-01T00:59:59Z'))).toBeNull();
  expect(missedPickUpOf(asap, at('2026-12-01T01:00:00Z'))?.id).toBe('pick-up-missed-2026-11-30');
});

test('a label that was bought after its day gives the courier its next working day, as it was asked for', () => {
  // Bought on a Sunday, for the Friday before.
  const late = { ...order, last_event: null, label_created_at: at('2026-11-29T03:00:00Z') };
  expect(missedPickUpOf(late, at('2026-12-01T00:59:59Z'))).toBeNull();
  expect(missedPickUpOf(late, at('2026-12-01T01:00:00Z'))?.id).toBe('pick-up-missed-2026-11-30');
  // On its very day it is that day.
  const same = { ...order, last_event: null, label_created_at: at('2026-11-27T03:00:00Z') };
  expect(missedPickUpOf(same, at('2026-11-28T01:00:00Z'))?.id).toBe('pick-up-missed-2026-11-27');
});

test('words of its courier that nobody knows give it that day too', () => {
  const scanned = at('2026-11-27T10:00:00Z');
  const bought = { ...order, pick_up_date: '2026-11-26', last_event: null };
  expect(missedPickUpOf(bought, at('2026-11-27T09:00:00Z'))?.id).toBe('pick-up-missed-2026-11-26');
  expect(missedPickUpOf(bought, at('2026-11-27T11:00:00Z'), scanned)).toBeNull();
});

test('what was missed longer than a week ago is no news', () => {
  expect(missedPickUpOf(order, at('2026-12-05T01:00:00Z'))).not.toBeNull();
  expect(missedPickUpOf(order, at('2026-12-05T01:00:01Z'))).toBeNull();
});

test("nothing is missed of a parcel that left, is brought, has no label, is a warehouse's or was reported", () => {
  const later = at('2026-12-01T00:00:00Z');
  const missed = { ...order.last_event, status: 'pick_up_missed' };
  for (const other of [
    { ...order, status: 'in_transit' },
    { ...order, status: 'cancelled' },
    { ...order, delivery_type: 'drop_off' },
    { ...order, label_created_at: null },
    { ...order, is_fulfillment: true },
    { ...order, last_event: missed },
  ] as const)
    expect(missedPickUpOf(other, later)).toBeNull();
});
