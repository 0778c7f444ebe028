import { highlight } from '../blocks/highlight.ts';
import { logEvents } from './event-log.ts';
import { htmlOf, reactOf, type WidgetState } from './widget-code.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Joins a playground's fields, its widget, its code and its list of events. */
export function startPlayground(section: HTMLElement): void {
  const find = <Found extends HTMLElement>(selector: string): Found => section.querySelector(selector) as Found;
  const tag = section.dataset['playground'] ?? '';
  const widget = find(tag);
  const form = find<HTMLFormElement>('[data-controls]');
  const frame = find('[data-frame]');
  const width = find<HTMLSelectElement>('[data-width]');
  const output = find('[data-output]');
  const keys = JSON.parse(section.dataset['keys'] ?? '{}') as Record<string, string>;
  const log = logEvents(section, ['sampan-loaderror', ...(section.dataset['events'] ?? '').split(' ')]);
  const fields = [...form.querySelectorAll<Field>('input, select')];
  let language: 'html' | 'tsx' = 'html';

  const stateOf = (): WidgetState => {
    const set = fields.filter((field) => isSet(field)).map((field) => [field.name, valueOf(field)] as const);
    return {
      tag,
      attributes: set.filter(([name]) => !name.startsWith('--')),
      tokens: set.filter(([name]) => name.startsWith('--')),
    };
  };
  const show = (): void => {
    const state = stateOf();
    const code = language === 'html' ? htmlOf(state, location.origin) : reactOf(state, location.origin);
    output.replaceChildren(
      ...highlight(code, language).map(({ kind, text }) => {
        if (kind === 'plain') return text;
        const piece = document.createElement('span');
        piece.className = `t-${kind}`;
        piece.textContent = text;
        return piece;
      }),
    );
    const theme = fields.find(({ name }) => name === 'theme')?.value;
    frame.dataset['theme'] = theme === 'dark' || theme === 'auto' ? theme : 'light';
  };
  const apply = (field: Field): void => {
    const value = isSet(field) ? valueOf(field) : null;
    if (field.name.startsWith('--')) widget.style.setProperty(field.name, value);
    else if (value === null) widget.removeAttribute(field.name);
    else widget.setAttribute(field.name, value);
    // Another country is another demo shop: its key comes along while one of the demo's keys stands there. A product has one shop.
    const key = fields.find(({ name }) => name === 'public-key');
    if (field.name === 'country' && key && Object.values(keys).includes(key.value) && keys[field.value]) {
      key.value = keys[field.value] ?? '';
      apply(key);
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    apply(target as Field);
    show();
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      for (const field of fields) apply(field);
      width.value = frame.dataset['frame'] = 'full';
      log.clear();
      show();
    }),
  );
  width.addEventListener('change', () => (frame.dataset['frame'] = width.value));
  const tabs = [...section.querySelectorAll<HTMLElement>('[data-code]')];
  for (const tab of tabs)
    tab.addEventListener('click', () => {
      language = tab.dataset['code'] === 'tsx' ? 'tsx' : 'html';
      for (const other of tabs) other.setAttribute('aria-pressed', String(other === tab));
      show();
    });
  show();
}

function valueOf(field: Field): string {
  return field.type === 'checkbox' ? '' : field.value.trim();
}

/** A token is set when it differs from its default, an attribute when it has a value. */
function isSet(field: Field): boolean {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
  if (field.name.startsWith('--') && field instanceof HTMLInputElement)
    return field.value.trim() !== '' && field.value !== field.defaultValue;
  return field.value.trim() !== '';
}
