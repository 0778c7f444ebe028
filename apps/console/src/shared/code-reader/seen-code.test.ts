import { expect, test } from 'vitest';
import { createOnceCounter } from './count-once.ts';
import { aimedCode, handleOf } from './seen-code.ts';

test('the QR code of a label names its parcel, whatever the address of the tracking page is', () => {
  expect(handleOf('https://ship.example.test/t/0b7c9c1e-4f0a-4a53-9a3d-4d2b7f0a5c11')).toBe(
    '0b7c9c1e-4f0a-4a53-9a3d-4d2b7f0a5c11',
  );
  expect(handleOf(' http://127.0.0.1:8080/t/SMP%201?lang=ms ')).toBe('SMP 1');
  for (const other of [
    'SMPSP97207213330',
    'https://shop.example.test/tea',
    'https://a.test/t/',
    'https://a.test/t/a/b',
  ])
    expect(handleOf(other)).toBe(other);
  expect(handleOf('https://a.test/t/%E0%A4%A')).toBe('%E0%A4%A');
});

test('of what a picture shows, a bar code comes before the QR code beside it, and the middle before the edge', () => {
  const at = (text: string, x: number, y: number, is_qr = false) => ({ text, x, y, is_qr });
  expect(aimedCode([], 1_280, 720)).toBeNull();
  expect(aimedCode([at('https://a.test/t/SMP1', 640, 360, true), at('SMP1', 100, 100)], 1_280, 720)).toBe('SMP1');
  expect(aimedCode([at('EDGE', 20, 700), at('MIDDLE', 600, 400)], 1_280, 720)).toBe('MIDDLE');
  expect(aimedCode([at('https://a.test/t/SMP2', 640, 360, true)], 1_280, 720)).toBe('SMP2');
});

test('a code in front of the camera counts once, and again when it was away for two seconds', () => {
  let now = 0;
  const isNew = createOnceCounter(() => now);
  const seenAt = (ms: number, code = 'A') => {
    now = ms;
    return isNew(code);
  };
  expect([seenAt(0), seenAt(120), seenAt(1_999), seenAt(3_900)]).toEqual([true, false, false, false]);
  expect([seenAt(4_000, 'B'), seenAt(4_100)]).toEqual([true, false]);
  expect(seenAt(6_100)).toBe(true);
});
