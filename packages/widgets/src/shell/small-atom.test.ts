import { atom as nanoAtom } from 'nanostores';
import { describe, expect, test, vi } from 'vitest';
import { atom as smallAtom } from './small-atom.ts';

describe.each([
  ['nanostores', nanoAtom as typeof smallAtom],
  ['the stand-in', smallAtom],
])('atom of %s', (_name, atom) => {
  test('holds a value, and tells listeners of the next one', () => {
    const store = atom(1);
    const heard = vi.fn<(value: number) => void>();
    store.listen(heard);
    expect(heard).not.toHaveBeenCalled();
    store.set(2);
    expect(store.get()).toBe(2);
    expect(heard.mock.calls.map(([value]) => value)).toEqual([2]);
  });

  test('subscribe tells the value at once and then every change', () => {
    const store = atom('a');
    const heard: string[] = [];
    store.subscribe((value) => heard.push(value));
    store.set('b');
    expect(heard).toEqual(['a', 'b']);
  });

  test('the same value again is no change; an equal object is one', () => {
    const same = { a: 1 };
    const store = atom(same);
    const heard = vi.fn<() => void>();
    store.listen(heard);
    store.set(same);
    expect(heard).not.toHaveBeenCalled();
    store.set({ a: 1 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('who stopped listening hears no more, also when that happens while others are told', () => {
    const store = atom(0);
    const heard: string[] = [];
    const stops = [store.listen(() => heard.push('first')), store.listen(() => heard.push('second'))];
    store.set(1);
    stops[1]?.();
    stops[1]?.();
    store.set(2);
    stops[0]?.();
    store.set(3);
    expect(heard).toEqual(['first', 'second', 'first']);
  });

  test('a change made by a listener reaches everybody, and all end with the last value', () => {
    const store = atom(0);
    const seen: Record<string, number> = {};
    store.listen((value) => {
      seen['first'] = value;
      if (value === 1) store.set(2);
    });
    store.listen(() => {
      seen['second'] = store.get();
    });
    store.set(1);
    expect(store.get()).toBe(2);
    expect(seen).toEqual({ first: 2, second: 2 });
  });

  test('two stores know nothing of each other', () => {
    const one = atom(1);
    const other = atom(1);
    const heard = vi.fn<() => void>();
    other.listen(heard);
    one.set(5);
    expect(other.get()).toBe(1);
    expect(heard).not.toHaveBeenCalled();
  });
});
