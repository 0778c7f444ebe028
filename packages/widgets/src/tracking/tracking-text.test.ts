import { createTranslator, loadMessages } from '@sampan/messages';
import { expect, test } from 'vitest';
import { instructionText } from './instruction-text.ts';
import { isMobileDevice } from './tracking-text.ts';

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

test.each([
  ['a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
  ['nobody knows what', '', false],
])('spec 9: mobile device detection is by user agent: %s', (_device, user_agent, is_mobile) => {
  expect(isMobileDevice(user_agent)).toBe(is_mobile);
});
