/**
 * Sends the form around the element when Enter is pressed in one of its text fields, as the form's own fields do: by its submit
 * button, so that the page's handlers and the form's checks see what they know.
 */
export function submitOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing) return;
  if (form === null || !(event.target instanceof HTMLInputElement)) return;
  const button = [...form.elements].find((control) => (control as HTMLButtonElement).type === 'submit');
  if (button === undefined) form.requestSubmit();
  else (button as HTMLButtonElement).click();
}
