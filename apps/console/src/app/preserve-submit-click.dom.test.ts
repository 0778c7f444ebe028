import { beforeAll, expect, test } from 'vitest';
import { preserveSubmitClicks } from './preserve-submit-click.ts';

beforeAll(() => preserveSubmitClicks(document));

/** Whether the browser would go on with a press on it, which takes the focus away. */
function press(selector: string): boolean {
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('the press of a submit button takes no field its focus; other presses do', () => {
  document.body.replaceChildren();
  const field = document.createElement('input');
  const submit = Object.assign(document.createElement('button'), { type: 'submit' });
  submit.append(Object.assign(document.createElement('span'), { id: 'word' }));
  const other = Object.assign(document.createElement('button'), { type: 'button', id: 'other' });
  document.body.append(field, submit, other);
  field.focus();
  expect([press('#word'), press('#other')]).toEqual([false, true]);
  field.blur();
  expect(press('#word')).toBe(true);
});
