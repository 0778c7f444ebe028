import { describe, expect, it } from 'vitest';
import { createShortcutReader } from './shortcut-keys.ts';

describe('keyboard shortcuts', () => {
  it('reads single keys at once', () => {
    const read = createShortcutReader();
    expect([read('t', 0), read('?', 10), read('/', 20), read('q', 30)]).toEqual(['track', 'help', 'search_list', null]);
  });

  it('reads two keys one after the other, and never the single meaning of the second', () => {
    const read = createShortcutReader();
    expect([read('g', 0), read('h', 400)]).toEqual([null, 'go_home']);
    expect([read('g', 1_000), read('p', 1_100)]).toEqual([null, 'go_parcels']);
  });

  it('forgets the first key after a while', () => {
    const read = createShortcutReader();
    expect([read('g', 0), read('p', 5_000)]).toEqual([null, 'print']);
    expect([read('g', 9_000), read('h', 12_000)]).toEqual([null, null]);
  });
});
