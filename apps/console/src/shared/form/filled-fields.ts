/** Text fields of the page that have something in them, but for the one that has the focus. */
export function filledFields(selector: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll(selector)].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !NO_TEXT.has(element.type))) &&
      element.value.trim() !== '' &&
      element !== document.activeElement,
  );
}

const NO_TEXT: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'hidden', 'button', 'submit']);
