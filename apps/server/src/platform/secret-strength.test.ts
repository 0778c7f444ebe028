import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readEnv } from './config/env.ts';
import { weaknessOf } from './secret-strength.ts';

const example = parseEnv(
  readFileSync(new URL('../../../../examples/self-host/sampan.env.example', import.meta.url), 'utf8'),
)['SAMPAN_SECRET'];

test.each([
  example ?? '',
  'x'.repeat(48),
  'abcd'.repeat(20),
  '1234567890'.repeat(6),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'a secret of more than thirty-two characters',
  'the quick brown fox jumps over the lazy dog',
  'correct-horse-battery-staple-correct-horse',
  'Qwertyuiop1234567890Qwertyuiop1234567890',
  'aB3$aB3$aB3$aB3$aB3$aB3$aB3$aB3$aB3$',
])('production does not start with %s', (SAMPAN_SECRET) => {
  expect(() => readEnv({ SAMPAN_PROFILE: 'production', SAMPAN_SECRET })).toThrow(/SAMPAN_SECRET/u);
  expect(() => readEnv({ SAMPAN_SECRET })).not.toThrow();
});

test.each(['change-me', 'replace_this', 'example', 'Your-Secret'])(
  'a long random text with %s in it is a placeholder',
  (word) => {
    expect(weaknessOf(`${word}-${randomBytes(48).toString('hex')}`)).toBe('is a placeholder');
  },
);

test('a random text is taken though it has long runs of digits, as one in ten thousand has', () => {
  expect(weaknessOf('301837040e3ef08c3047096aa1602126532250f0014c286870200187c2286120')).toBeNull();
});

test('what the guide makes is taken, a thousand times', () => {
  for (let n = 0; n < 1_000; n += 1) {
    for (const secret of [randomBytes(48).toString('base64'), randomBytes(32).toString('hex')])
      // A random text may hold any word.
      expect([secret, weaknessOf(secret)?.startsWith('can be guessed') ?? false]).toEqual([secret, false]);
  }
});
