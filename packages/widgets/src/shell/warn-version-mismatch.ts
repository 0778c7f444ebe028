/**
 * Says in the browser's console, once per page, that another version of the SDK is on it too.
 *
 * @param other version of the other copy
 * @param own version of the copy that says so
 */
export function warnVersionMismatch(other: string, own: string | undefined): void {
  // Noted where both copies look and no page does.
  const registry = customElements as { sampanWarned?: boolean };
  if (registry.sampanWarned) return;
  registry.sampanWarned = true;
  console.warn(`Sampan: this page loads versions ${other} and ${own}; of each widget the first one stays.`);
}
