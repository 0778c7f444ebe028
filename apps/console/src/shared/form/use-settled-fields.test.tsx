import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dueErrors, useSettledFields } from './use-settled-fields.ts';

interface FormProps {
  name: string;
  attempt?: number;
  offers?: boolean;
  filled?: boolean;
}

/** Two wrong fields of one form beside a field of another. */
function Form({ name, attempt = 0, offers = false, filled = false }: FormProps) {
  const settled = useSettledFields('form');
  const errors = dueErrors({ name: name.length < 3 ? 'short' : undefined, phone: 'missing' }, attempt, settled);
  return (
    <>
      <input
        id="form-name"
        defaultValue={filled ? name : ''}
        role="combobox"
        aria-controls="form-list"
        aria-expanded={offers}
      />
      <ul id="form-list" />
      <input id="form-phone" />
      <input id="other-phone" />
      <p>{`name ${errors.name ?? 'fine'}, phone ${errors.phone ?? 'fine'}`}</p>
    </>
  );
}

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.useRealTimers();
});

const show = (props: FormProps) => act(() => root.render(<Form {...props} />));
const change = (id: string) =>
  act(() => void document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true })));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => box.querySelector('p')?.textContent;

describe('spec 5 Form helper: validators run 1 s after the last change, in forms that keep their own values', () => {
  test('a field is told off 1 s after its last change, not while it is typed in, and the others not at all', () => {
    show({ name: 'A' });
    change('form-name');
    wait(900);
    change('form-name');
    wait(999);
    expect(shown()).toBe('name fine, phone fine');
    wait(1);
    expect(shown()).toBe('name short, phone fine');
    change('form-name');
    expect(shown()).toBe('name fine, phone fine');
    wait(1_000);
    expect(shown()).toBe('name short, phone fine');
    show({ name: 'Alice' });
    expect(shown()).toBe('name fine, phone fine');
  });

  test('a field of another form says nothing here, and an attempt to send tells everything', () => {
    show({ name: 'A' });
    change('other-phone');
    wait(1_000);
    expect(shown()).toBe('name fine, phone fine');
    show({ name: 'A', attempt: 1 });
    expect(shown()).toBe('name short, phone missing');
  });

  test('what a form begins with is checked after 500 ms, once; an empty field waits (spec 9 Timings, form auto-validation)', () => {
    show({ name: 'A', filled: true });
    wait(499);
    expect(shown()).toBe('name fine, phone fine');
    wait(1);
    expect(shown()).toBe('name short, phone fine');
    change('form-name');
    wait(500);
    expect(shown()).toBe('name fine, phone fine');
  });

  test('while a field offers its list nobody is told off for not having picked from it', () => {
    show({ name: 'A', offers: true });
    change('form-name');
    wait(5_000);
    expect(shown()).toBe('name fine, phone fine');
    show({ name: 'A' });
    wait(1_000);
    expect(shown()).toBe('name short, phone fine');
  });
});
