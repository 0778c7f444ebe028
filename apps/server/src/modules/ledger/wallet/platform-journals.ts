import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { NewJournal } from './wallet.repo.ts';
import { entries, journals } from './wallet.table.ts';

/** A journal over Sampan's own accounts alone. */
export type PlatformJournal = Omit<NewJournal, 'kept'>;

/**
 * What `writeJournal` does, for many journals at once that touch no company's account: nobody is locked and no running
 * balance changes, so two statements carry them all. A cause that was booked before is left out. Answers how many were
 * written. Must run in a transaction.
 */
export async function writePlatformJournals(ctx: Ctx, all: readonly PlatformJournal[]): Promise<number> {
  if (all.length === 0) return 0;
  const created_at = epochSeconds(ctx.clock);
  const drafts = new Map(all.map((journal) => [newId(ctx.clock.now()), journal]));
  const written = await ctx.db
    .insert(journals)
    .values([...drafts].map(([id, { lines: _lines, currency: _currency, ...head }]) => ({ id, ...head, created_at })))
    .onConflictDoNothing()
    .returning({ id: journals.id });
  const rows = written.flatMap(({ id: journal_id }) => {
    const { kind, currency, lines } = drafts.get(journal_id) ?? { lines: [] };
    if (kind === undefined || currency === undefined) return [];
    return lines
      .filter(({ amount_minor }) => amount_minor !== 0)
      .map((line) => ({ id: newId(), journal_id, kind, currency, created_at, ...line }));
  });
  if (rows.length > 0) await ctx.db.insert(entries).values(rows);
  return written.length;
}
