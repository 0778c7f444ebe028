const FIELDS = 'input, textarea, select';
const UNTYPED = ['radio', 'checkbox', 'file', 'hidden', 'button'];

function isOpen(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  return (
    field.getAttribute('aria-required') === 'true' &&
    !field.disabled &&
    !UNTYPED.includes(field.type) &&
    field.value.trim() === ''
  );
}

/**
 * Puts the focus where a step of a form goes on: the first required field that is empty. The step's heading gets it where
 * there is none, and under a finger, where a field with the focus brings up a keyboard that covers half of the step.
 */
export function focusFirstField(form: HTMLElement | null, heading: HTMLElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(FIELDS) ?? [];
  const first = matchMedia('(pointer: fine)').matches ? [...fields].find(isOpen) : undefined;
  (first ?? heading)?.focus({ preventScroll: true });
}
