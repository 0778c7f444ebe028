import { isDisabled } from 'dom-accessibility-api';
import type { Query } from '../target.ts';
import { find } from './find.ts';

export { heardSince } from './heard-since.ts';

// What a driver asks of a page. Bundled into one script and run there: nothing here may need Node.

/** The state of the first element that a query means. */
export interface Sight {
  /** x, y, width, height in the window: an element that still moves is not clicked. */
  readonly box: string;
  /** Why what is meant to be done with it would not reach it, null when it would. */
  readonly hindrance: string | null;
  /** As it is shown. */
  readonly text: string;
  /** Of a field. */
  readonly value: string | null;
  /** Labels of what a `<select>` offers. */
  readonly options: readonly string[];
}

/** What an element is looked at for: a field can be typed into while a list hangs over it, as with the Tab key. */
export type Purpose = 'see' | 'type' | 'click';

export function look(query: Query, purpose: Purpose): Sight | null {
  const element = find(query)[0];
  if (element === undefined) return null;
  if (purpose !== 'see') element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    box: [x, y, width, height].join(' '),
    hindrance: hindranceOf(element, purpose),
    text: element instanceof HTMLElement ? element.innerText : element.textContent,
    value: isField(element) ? element.value : null,
    options: element instanceof HTMLSelectElement ? [...element.options].map(({ label }) => label) : [],
  };
}

export function element(query: Query): Element | null {
  return find(query)[0] ?? null;
}

export function option(query: Query, label: string): Element | null {
  const select = find(query)[0];
  if (!(select instanceof HTMLSelectElement)) return null;
  return [...select.options].find((one) => one.label === label) ?? null;
}

/** Puts the cursor into a field with everything in it selected, so that what is typed takes its place. */
export function selectAll(query: Query): void {
  const field = find(query)[0];
  if (field instanceof HTMLElement) field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** What somebody reads who looks at the page, for the report of a failure. */
export function shownText(): string {
  const of = (root: Document | ShadowRoot): string[] => {
    const body = root instanceof Document ? root.body : root;
    const own = body instanceof HTMLElement ? [body.innerText] : [...body.children].map(textOf);
    const below = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : of(shadowRoot),
    );
    return [...own, ...below];
  };
  const textOf = (one: Element) => (one instanceof HTMLElement && one.tagName !== 'STYLE' ? one.innerText : '');
  return of(document)
    .join('\n')
    .replaceAll(/\s*\n\s*/gu, '\n')
    .trim();
}

function isField(node: Element): node is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return node.matches('input, select, textarea');
}

function hindranceOf(target: Element, purpose: Purpose): string | null {
  if (purpose === 'see') return null;
  if (isDisabled(target)) return 'it is disabled';
  if (purpose === 'type') return null;
  const box = target.getClientRects()[0];
  if (box === undefined) return 'it has no size';
  const hit = deepElementAt(box.x + box.width / 2, box.y + box.height / 2);
  if (hit === null) return 'it is outside of the window';
  // A styled radio button lies under its label, and a click on that is one on the button.
  const label = hit.closest('label');
  if (isWithin(hit, target) || (label !== null && label.control === target)) return null;
  const name = hit.getAttribute('class') ?? '';
  return `a click would reach <${hit.localName}${name === '' ? '' : ` class="${name}"`}>`;
}

function deepElementAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root !== null && root !== undefined; root = hit?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

function isWithin(node: Node, ancestor: Element): boolean {
  for (let at: Node | null = node; at !== null; at = at.parentNode ?? (at instanceof ShadowRoot ? at.host : null))
    if (at === ancestor) return true;
  return false;
}
