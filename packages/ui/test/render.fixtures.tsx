import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const mounted: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const unmount of mounted.splice(0)) await unmount();
  document.body.replaceChildren();
});

export type Rendered = {
  container: HTMLElement;
  rerender: (ui: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
};

/** Mounts into the page, or into a shadow root there, and takes everything away after the test. */
export async function render(ui: ReactNode, where: 'document' | 'shadow' = 'document'): Promise<Rendered> {
  const host = document.createElement('div');
  document.body.append(host);
  const container =
    where === 'document' ? host : host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const root = createRoot(container);
  const rerender = async (next: ReactNode) => {
    await act(async () => root.render(next));
  };
  let alive = true;
  const unmount = async () => {
    if (alive) await act(async () => root.unmount());
    alive = false;
  };
  mounted.push(unmount);
  await rerender(ui);
  return { container, rerender, unmount };
}

/** The element of a selector; a test that finds none says which. */
export function find<T extends HTMLElement = HTMLElement>(where: ParentNode, selector: string): T {
  const node = where.querySelector<T>(selector);
  if (node === null) throw new Error(`nothing matches ${selector} in ${where.textContent}`);
  return node;
}

/** The control that a label's text belongs to. */
export function field<T extends HTMLElement = HTMLInputElement>(where: ParentNode, label: string): T {
  const node = [...where.querySelectorAll('label')].find(
    (candidate) => (candidate.textContent ?? '').replace(/ \*$/, '').trim() === label,
  );
  if (node === undefined) throw new Error(`no label ${label}`);
  return find<T>(where, `[id="${node.htmlFor}"]`);
}

/** A button by what it says. */
export function button(where: ParentNode, name: string): HTMLButtonElement {
  const all = [...where.querySelectorAll('button')];
  const node = all.find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent ?? '').trim() === name,
  );
  if (node === undefined)
    throw new Error(`no button ${name} among ${all.map((other) => other.textContent).join(', ')}`);
  return node;
}

/** Puts a text into a control as typing or pasting does. */
export async function type(control: HTMLElement, text: string): Promise<void> {
  await act(async () => {
    const prototype = Object.getPrototypeOf(control) as object;
    // The framework watches the element's own property; a user's typing goes past it.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (control.tagName === 'SELECT') control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Presses a key; tells whether the browser may still do its own thing with it. */
export async function press(target: Element, key: string): Promise<boolean> {
  let allowed = true;
  await act(async () => {
    allowed = target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }),
    );
  });
  return allowed;
}

export async function click(target: HTMLElement): Promise<void> {
  await act(async () => target.click());
}

export async function blur(target: HTMLElement): Promise<void> {
  await act(async () => {
    target.focus();
    target.blur();
  });
}

/** Lets pending answers arrive. */
export async function settle(ms = 0): Promise<void> {
  await act(async () => {
    await new Promise((done) => setTimeout(done, ms));
  });
}

/** Lets fake time pass. */
export async function elapse(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
