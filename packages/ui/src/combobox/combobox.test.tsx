import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blur, click, elapse, field, find, press, render, type as typeInto } from '#test/render.fixtures.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption, LoadOptions } from './use-options.ts';

const STREETS: readonly ComboboxOption[] = [
  { id: '1', label: 'Orchard Road' },
  { id: '2', label: 'Orchard Boulevard' },
  { id: '3', label: 'Jalan Besar', detail: 'Singapore 208787' },
];
const labels = {
  loading: 'Searching',
  empty: 'No address found',
  count: (n: number) => `${n} results`,
  clear: 'Clear',
};

interface SearchProps {
  load: LoadOptions<ComboboxOption>;
  onPick?: (option: ComboboxOption) => void;
  /** Undefined for the pause it has by itself. */
  delayMs?: number | undefined;
}

function Search({ load, onPick, delayMs }: SearchProps) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Search for an address"
      value={text}
      onValueChange={setText}
      load={load}
      delayMs={delayMs}
      onPick={(option) => {
        setText(option.label);
        onPick?.(option);
      }}
      labels={labels}
    />
  );
}
const startsWith: LoadOptions<ComboboxOption> = (text) => STREETS.filter((street) => street.label.startsWith(text));

async function open(load: LoadOptions<ComboboxOption> = startsWith, onPick?: (option: ComboboxOption) => void) {
  const { container } = await render(<Search load={load} delayMs={5} {...(onPick === undefined ? {} : { onPick })} />);
  const input = field(container, 'Search for an address');
  await typeInto(input, 'Orch');
  await elapse(20);
  return { container, input };
}

function marked(container: ParentNode, input: HTMLElement): string | undefined {
  const id = input.getAttribute('aria-activedescendant');
  return id === null ? undefined : (find(container, `[id="${id}"]`).textContent ?? undefined);
}

describe('Combobox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('moves with the arrow keys, around the ends, and picks with Enter', async () => {
    const onPick = vi.fn();
    const { container, input } = await open(startsWith, onPick);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(marked(container, input)).toBeUndefined();
    await press(input, 'ArrowDown');
    expect(marked(container, input)).toBe('Orchard Road');
    await press(input, 'ArrowUp');
    expect(marked(container, input)).toBe('Orchard Boulevard');
    await press(input, 'ArrowDown');
    expect(marked(container, input)).toBe('Orchard Road');
    expect(await press(input, 'Enter')).toBe(false);
    expect(onPick).toHaveBeenCalledWith(STREETS[0]);
    expect(input.value).toBe('Orchard Road');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('ArrowUp first marks the last line', async () => {
    const { container, input } = await open();
    await press(input, 'ArrowUp');
    expect(marked(container, input)).toBe('Orchard Boulevard');
  });

  it('Escape closes the list, keeps the text and stays inside a dialog', async () => {
    const { container, input } = await open();
    const outside = vi.fn();
    container.addEventListener('keydown', outside);
    expect(await press(input, 'Escape')).toBe(false);
    expect(input.value).toBe('Orch');
    expect(container.querySelector('[role=listbox]')).toBeNull();
  });

  it('a click picks and the focus stays in the field', async () => {
    const { container, input } = await open();
    input.focus();
    await click(find(container, '[role=option]:last-child'));
    expect(input.value).toBe('Orchard Boulevard');
    expect(document.activeElement).toBe(input);
  });

  it('says how many lines there are, and when there are none', async () => {
    const { container, input } = await open();
    expect(find(container, '[role=status]').textContent).toBe('2 results');
    await typeInto(input, 'Nowhere');
    await elapse(20);
    expect(find(container, '[role=status]').textContent).toBe('No address found');
  });

  it('spec 4 Other: asks 300 ms after the last change of the text', async () => {
    const load = vi.fn(startsWith);
    const { container } = await render(<Search load={load} />);
    const input = field(container, 'Search for an address');
    await typeInto(input, 'Orch');
    await elapse(250);
    await typeInto(input, 'Orcha');
    await elapse(299);
    expect(load).not.toHaveBeenCalled();
    await elapse(1);
    expect(load.mock.calls.map(([text]) => text)).toEqual(['Orcha']);
  });

  it('drops a late answer of an older text and asks once per pause', async () => {
    const asked: string[] = [];
    const load: LoadOptions<ComboboxOption> = async (text) => {
      asked.push(text);
      await new Promise((done) => setTimeout(done, text === 'Orch' ? 60 : 1));
      return [{ id: text, label: `for ${text}` }];
    };
    const { container, input } = await open(load);
    await typeInto(input, 'Jalan');
    await typeInto(input, 'Jalan B');
    await elapse(120);
    expect(asked).toEqual(['Orch', 'Jalan B']);
    expect([...container.querySelectorAll('[role=option]')].map((node) => node.textContent)).toEqual(['for Jalan B']);
  });

  it('a failed search is an empty list (spec section 8)', async () => {
    const { container } = await open(() => Promise.reject(new Error('offline')));
    expect(find(container, '.s-combobox__note').textContent).toBe('No address found');
  });

  it('closes when the field is left', async () => {
    const { container, input } = await open();
    await blur(input);
    expect(container.querySelector('[role=listbox]')).toBeNull();
  });
});
