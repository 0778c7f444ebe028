/** Where stores keep what must survive a reload. The Storage of a browser fits. */
export interface StoragePort {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** Keeps things as long as the page lives: for tests, and where a browser refuses its storage. */
export function createMemoryStorage(): StoragePort {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * What is kept under a key, read as JSON. `read` turns it into a value, or null when it is not one: other versions of the
 * page, and people, write there too. Null as well when the storage cannot be read.
 */
export function readStored<Value>(
  storage: StoragePort,
  key: string,
  read: (kept: unknown) => Value | null,
): Value | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; null forgets it. A storage that is full or forbidden keeps nothing, and the page works on. */
export function writeStored(storage: StoragePort, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Only the next visit starts afresh.
  }
}

/** True for a plain object: the first question to anything read back. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
