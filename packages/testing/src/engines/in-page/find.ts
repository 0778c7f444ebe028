import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Pattern, Query } from '../target.ts';

const FIELDS = 'input, select, textarea';
const SAYS_NOTHING = 'script, style, template, noscript, head, head *';

/** Every shown element a query means, in the document's order. Runs in the page. */
export function find(query: Query): Element[] {
  if (query.within === undefined) return matching([...elementsOf(document)], query);
  return find(query.within).flatMap((frame) => matching([...elementsOf(frame)], query));
}

/** Everything below a node, open shadow roots included. */
function* elementsOf(root: Document | ShadowRoot | Element): Generator<Element> {
  if (root instanceof Element && root.shadowRoot !== null) yield* elementsOf(root.shadowRoot);
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot !== null) yield* elementsOf(element.shadowRoot);
  }
}

function matching(elements: Element[], { role, name, label, text, css }: Query): Element[] {
  if (css !== undefined) return elements.filter((element) => element.matches(css) && isShown(element));
  if (text !== undefined) return innermost(elements, text);
  const wanted = label ?? name;
  return elements.filter(
    (element) =>
      (label === undefined ? getRole(element) === role : element.matches(FIELDS)) &&
      isShown(element) &&
      (wanted === undefined || fits(computeAccessibleName(element), wanted)),
  );
}

function innermost(elements: Element[], text: Pattern): Element[] {
  const saying = new Set(
    elements.filter((element) => !element.matches(SAYS_NOTHING) && fits(element.textContent, text) && isShown(element)),
  );
  return [...saying].filter((element) => ![...element.children].some((child) => saying.has(child)));
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

function fits(said: string, pattern: Pattern): boolean {
  const text = said.replaceAll(/\s+/gu, ' ').trim();
  if ('whole' in pattern) return text === pattern.whole;
  if ('part' in pattern) return text.includes(pattern.part);
  return new RegExp(pattern.source, pattern.flags).test(text);
}
