/**
 * Which element a key moves to in a row of elements: arrows (both axes) wrap around, Home and End jump, a letter finds
 * the next element that begins with it. Undefined when the key moves nothing.
 */
export function nextFocus(
  nodes: readonly HTMLElement[],
  key: string,
  from: EventTarget | null,
): HTMLElement | undefined {
  const at = nodes.findIndex((node) => node === from);
  if (key === 'ArrowDown' || key === 'ArrowRight') return nodes[(at + 1) % nodes.length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return nodes[(Math.max(at, 0) - 1 + nodes.length) % nodes.length];
  if (key === 'Home') return nodes[0];
  if (key === 'End') return nodes.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...nodes.slice(at + 1), ...nodes.slice(0, at + 1)];
  return after.find((node) => (node.textContent ?? '').trim().toLowerCase().startsWith(key.toLowerCase()));
}
