import { EXPORT_DAYS } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { deleteExports, findExpired, findUnknownFiles } from './export.repo.ts';

const AT_ONCE = 100;
const DAY_S = 86_400;

/** Deletes exports whose days are over with their files, and files that no export knows: of servers that died, and of restored databases. */
export async function purgeExports(ctx: Ctx): Promise<void> {
  for (;;) {
    const rows = await findExpired(ctx, AT_ONCE);
    // The file first: a row whose file is gone is found again, a file without a row only by the search below.
    for (const { stored_name } of rows) if (stored_name !== null) await ctx.ports.files.delete(stored_name);
    await deleteExports(
      ctx,
      rows.map(({ id }) => id),
    );
    if (rows.length < AT_ONCE) break;
  }
  const before = epochSeconds(ctx.clock) - (EXPORT_DAYS + 1) * DAY_S;
  let old: string[] = [];
  const purge = async () => {
    for (const name of await findUnknownFiles(ctx, old)) await ctx.ports.files.delete(name);
    old = [];
  };
  for await (const { name, written_at } of ctx.ports.files.list('exports/')) {
    if (written_at >= before) continue;
    old.push(name);
    if (old.length === AT_ONCE) await purge();
  }
  await purge();
}
