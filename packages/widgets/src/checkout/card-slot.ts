/** Card fields of providers refuse shadow roots: theirs is a child of the element itself, shown through a slot. */
export function cardSlot(element: HTMLElement): HTMLElement {
  const known = element.querySelector<HTMLElement>(':scope > [slot="card"]');
  if (known !== null) return known;
  const made = document.createElement('div');
  made.slot = 'card';
  return element.appendChild(made);
}
