import type { ExportRecord } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { findExportPage } from './export.repo.ts';
import { kindsOf, presentExport } from './present-export.ts';
import { requireExport } from './start-export.ts';

/** The company's exports, newest first. */
export async function listExports({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: { page: number; per_page: number; cursor?: string | undefined };
}) {
  const actor = requireActor(ctx);
  const { rows, more, total } = await findExportPage(ctx, actor.company_id, kindsOf(actor), query);
  const last = rows.at(-1);
  return {
    records: rows.map(presentExport),
    total,
    page: query.page,
    per_page: query.per_page,
    next_cursor: more && last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

export async function getExport({ ctx, id }: { ctx: Ctx; id: string }): Promise<ExportRecord> {
  return presentExport(await requireExport(ctx, id));
}
