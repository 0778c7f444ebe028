/**
 * Letters typed into a field are no shortcuts of the page, which would see the element as the event's target and no field. Comes
 * with the first field of a widget.
 */
export function keepTyping(root: Node): void {
  for (const name of ['keyup', 'keydown', 'keypress']) root.addEventListener(name, stopTyping);
}

function stopTyping(event: Event): void {
  const { target, key, ctrlKey, metaKey } = event as KeyboardEvent;
  if (key.length === 1 && !ctrlKey && !metaKey && (target as Element).matches('input,select,textarea'))
    event.stopPropagation();
}
