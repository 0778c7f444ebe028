import type { Ctx } from '../../../platform/context.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { readEntries, type EntryChoice, type EntryRow } from './entry.repo.ts';

/** Rows of one fetch: few enough for memory, many enough that a million is a thousand fetches. */
const BATCH = 1_000;

/**
 * All entries of a choice, a batch at a time, for files of any length. Entries are never changed and new ones get higher
 * numbers than `until_seq`, so that a slow reader gets the very entries that were there when it began.
 */
export function streamEntries(
  ctx: Ctx,
  account_id: string,
  choice: Omit<EntryChoice, 'skip' | 'limit'>,
): AsyncGenerator<EntryRow> {
  return readInBatches((last: EntryRow | null) => {
    const behind =
      last === null ? {} : choice.ascending === true ? { from_seq: last.seq + 1 } : { until_seq: last.seq - 1 };
    return readEntries(ctx, account_id, { ...choice, ...behind, skip: 0, limit: BATCH });
  });
}
