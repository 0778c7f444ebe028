/**
 * Makes something once in a worker of a test run and keeps it for every file the worker runs after this one. The modules of
 * a file may be loaded anew for the next file, the worker's global object stays.
 *
 * @param key names the thing among those of the worker
 */
export function keptByWorker<Kept>(key: string, make: () => Promise<Kept>): Promise<Kept> {
  const place = globalThis as unknown as Record<symbol, Promise<unknown> | undefined>;
  const symbol = Symbol.for(`sampan.testing.${key}`);
  const made = (place[symbol] ??= make());
  // What could not be made is tried again by the next file, which then says why.
  made.catch(() => {
    place[symbol] = undefined;
  });
  return made as Promise<Kept>;
}
