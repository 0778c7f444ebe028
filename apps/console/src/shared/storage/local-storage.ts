/** A text kept in this browser; null when there is none or the browser refuses to keep anything. */
export function readStored(name: string): string | null {
  try {
    return globalThis.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. A full or forbidden store is no reason to fail. */
export function writeStored(name: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(name);
    else globalThis.localStorage.setItem(name, value);
  } catch {
    // The page works without it; only the next visit starts afresh.
  }
}
