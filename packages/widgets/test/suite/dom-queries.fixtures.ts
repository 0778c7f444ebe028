import { oneLine, type Role } from './widget-driver.fixtures.ts';

/** What roles and names mean in a DOM without layout: the part of the ARIA rules that our views use. */

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  submit: 'button',
  button: 'button',
  search: 'textbox',
  text: 'textbox',
  email: 'textbox',
  tel: 'textbox',
};
const TAG_ROLES: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  TEXTAREA: 'textbox',
  SELECT: 'combobox',
  IMG: 'img',
  LI: 'listitem',
  OL: 'list',
  UL: 'list',
  DIALOG: 'dialog',
  FIELDSET: 'group',
  OUTPUT: 'status',
  OPTION: 'option',
};
const NAMED_BY_CONTENT = /^(button|link|heading|option|radio|checkbox|tab)$/;

function roleOf(element: Element): string {
  const explicit = element.getAttribute('role');
  if (explicit !== null) return explicit;
  if (/^H[1-6]$/.test(element.tagName)) return 'heading';
  if (element.tagName === 'INPUT') return INPUT_ROLES[(element as HTMLInputElement).type] ?? '';
  if (element.tagName === 'SECTION') return element.matches('[aria-label], [aria-labelledby]') ? 'region' : '';
  return TAG_ROLES[element.tagName] ?? '';
}

/** The accessible name; '' for what is not named by its content. */
export function nameOf(element: Element): string {
  const root = element.getRootNode() as ParentNode;
  const labelled_by = element.getAttribute('aria-labelledby');
  if (labelled_by !== null)
    return oneLine(
      labelled_by
        .split(/\s+/)
        .map((id) => root.querySelector(`[id="${id}"]`)?.textContent ?? '')
        .join(' '),
    );
  const label = element.getAttribute('aria-label');
  if (label !== null) return oneLine(label);
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) {
    const outer =
      element.closest('label') ?? (element.id === '' ? null : root.querySelector(`label[for="${element.id}"]`));
    return oneLine(outer?.textContent ?? element.getAttribute('placeholder') ?? '');
  }
  if (element.tagName === 'FIELDSET') return oneLine(element.querySelector('legend')?.textContent ?? '');
  if (element.tagName === 'IMG') return oneLine(element.getAttribute('alt') ?? '');
  return NAMED_BY_CONTENT.test(roleOf(element)) ? oneLine(element.textContent ?? '') : '';
}

function isShown(element: Element): boolean {
  return element.closest('[hidden], [aria-hidden=true], dialog:not([open])') === null;
}

/** Elements of a role, with a name when one is given (a string is the whole name). */
export function byRole(roots: readonly ParentNode[], role: Role, name?: string | RegExp): HTMLElement[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter((element) => {
      if (roleOf(element) !== role || !isShown(element)) return false;
      return name === undefined || (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)));
    });
}

/** Elements of a selector whose name matches. */
export function byName(roots: readonly ParentNode[], selector: string, name: RegExp): HTMLElement[] {
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => isShown(element) && name.test(nameOf(element)));
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What Tab stops at, in order. Of a group of radio buttons it is the chosen one, or the first. */
export function tabStops(roots: readonly ParentNode[]): HTMLElement[] {
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  return all.filter((element) => {
    if (!isShown(element) || element.matches(':disabled') || element.tabIndex < 0) return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = all.filter((other) => other instanceof HTMLInputElement && other.name === element.name);
    return (group.find((other) => (other as HTMLInputElement).checked) ?? group[0]) === element;
  });
}
