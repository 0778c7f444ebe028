/**
 * Tells the page something. Public events bubble and are composed, so one listener on `document` hears every widget.
 *
 * @returns false when a listener of a cancelable event prevented the default
 */
export function emit(element: EventTarget, name: `sampan-${string}`, detail: unknown, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
}
