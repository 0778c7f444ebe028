/**
 * A click on a submit button leaves the focus in the field it was in. Otherwise the field is left at the press, says what is
 * wrong with it, and pushes the button from under the pointer before the release: the click would be lost. Submitting checks
 * every field anyway.
 */
export function preserveSubmitClicks(page: Document): void {
  page.addEventListener('mousedown', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button[type="submit"]') : null;
    if (pressed !== null && page.activeElement !== page.body) event.preventDefault();
  });
}
