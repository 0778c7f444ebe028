import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The dark modules of a path, as 'x,y'. */
function modulesOf(path: string): Set<string> {
  const cells = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/gu)) {
    for (let at = 0; at < Number(width); at += 1) cells.add(`${Number(x) + at},${y}`);
  }
  return cells;
}

describe('a QR symbol as one path (ISO/IEC 18004)', () => {
  it('has the three finder patterns in its corners, and nothing outside its square', () => {
    const { size, path } = qrPath('https://sampan.test/t/01a1fc24-8075-7f4d-a186-c09495dcef3b');
    const dark = modulesOf(path);
    expect((size - 17) % 4).toBe(0);
    for (const [left, top] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      const row = (y: number) =>
        Array.from({ length: 7 }, (_, x) => (dark.has(`${left + x},${top + y}`) ? '#' : '.')).join('');
      expect([0, 1, 2, 3, 4, 5, 6].map(row)).toEqual([
        '#######',
        '#.....#',
        '#.###.#',
        '#.###.#',
        '#.###.#',
        '#.....#',
        '#######',
      ]);
    }
    expect([...dark].every((cell) => cell.split(',').every((at) => Number(at) < size))).toBe(true);
  });
});
