import { SDK_VERSION } from './sdk.ts';

/**
 * Says in the browser's console, once per page, that another version of the SDK is on it too.
 *
 * @param other version of the other copy; undefined when there is none
 */
export function warnVersionMismatch(other: string | undefined): void {
  // Noted where both copies look and no page does.
  const registry = customElements as { sampanWarned?: boolean };
  if (other === undefined || other === SDK_VERSION || registry.sampanWarned) return;
  registry.sampanWarned = true;
  console.warn(`Sampan: this page loads versions ${other} and ${SDK_VERSION}; of each widget the first one stays.`);
}
