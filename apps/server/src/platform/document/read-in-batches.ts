/**
 * Rows of a long list, fetched a batch at a time and only when somebody wants them: the database gives `fetch` the rows
 * behind `last` (null at the start) in the list's order, an empty batch ends it. So a file of a million rows needs the memory
 * of one batch, and no connection stays taken while a slow reader reads.
 */
export async function* readInBatches<Row>(fetch: (last: Row | null) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const batch: readonly Row[] = await fetch(last);
    if (batch.length === 0) return;
    yield* batch;
    last = batch.at(-1) ?? null;
  }
}
