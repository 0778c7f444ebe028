import { createTranslator, loadMessages } from '@sampan/messages';
import { expect, test } from 'vitest';
import { instructionText } from './instruction-text.ts';
import { isMobileDevice, progressOf, trackingStatusText } from './tracking-text.ts';

test('what the sender asked of the courier is said in the language of the reader, with no name for the public', async () => {
  const wish = { kind: 'attempt', day: '2026-11-24', window: '1800-2100' } as const;
  const back = { kind: 'return', day: null, window: null } as const;
  const en = createTranslator({ language: 'en', messages: await loadMessages('en') });
  const id = createTranslator({ language: 'id', messages: await loadMessages('id') });
  expect(instructionText('attempt_booked', wish, en)).toBe('Another delivery booked: 24.11.2026, 6:00 PM - 9:00 PM');
  expect(instructionText('attempt_booked', { ...wish, by: 'Rachel Tan', note: 'Ring twice' }, id)).toBe(
    'Antar ulang dijadwalkan: 24.11.2026, 6:00 PM - 9:00 PM · Rachel Tan · Ring twice',
  );
  expect(instructionText('return_booked', { ...back, by: '', note: '' }, en)).toBe('Return booked');
});

test('each status has its word and its place on the way; one of a later release is on its way', async () => {
  const t = createTranslator({ language: 'en', messages: await loadMessages('en') });
  const said = (status: string) => [trackingStatusText(status, t), progressOf(status)];
  expect(said('new')).toEqual(['New', 0]);
  expect(said('ready_to_ship')).toEqual(['Ready to ship', 1]);
  expect(said('pick_up_missed')).toEqual(['Pick-up missed', 1]);
  expect(said('pick_up_booked')).toEqual(['New pick-up booked', 1]);
  expect(said('in_transit')).toEqual(['In transit', 2]);
  expect(said('out_for_delivery')).toEqual(['Out for delivery', 3]);
  expect(said('completed')).toEqual(['Delivered', 4]);
  expect(said('cancelled')).toEqual(['Cancelled', 0]);
  expect(said('teleported')).toEqual(['In transit', 0]);
});

test.each([
  ['a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
  ['nobody knows what', '', false],
])('spec 9: mobile device detection is by user agent: %s', (_device, user_agent, is_mobile) => {
  expect(isMobileDevice(user_agent)).toBe(is_mobile);
});
