import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import {
  createDocumentLink,
  dispositionOf,
  type DocumentContent,
  type DocumentElsewhere,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { CONTENT_TYPE, type TableExtension } from '../../../platform/document/write-rows.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findExport } from './export.repo.ts';
import type { ExportRow } from './export.table.ts';
import { requireExport } from './start-export.ts';

const KIND = 'export';
/** A browser that was sent to the storage of files has begun by then. */
const ADDRESS_LIFE_S = 60;

/** A link to a finished file for ten minutes, for one person. */
export function linkOf(
  ctx: Ctx,
  row: Pick<ExportRow, 'company_id' | 'id'>,
  file_name: string,
  user_id: string,
): DocumentLink {
  return createDocumentLink(ctx, row.company_id, KIND, { id: row.id, user_id }, file_name);
}

/** A link to the file of an export that is done. */
export async function downloadExport({ ctx, id }: { ctx: Ctx; id: string }): Promise<DocumentLink> {
  const { user_id } = requireActor(ctx);
  const row = await requireExport(ctx, id);
  if (row.state !== 'done' || row.file_name === null) throw new DomainError('export_not_ready');
  return linkOf(ctx, row, row.file_name, user_id);
}

/** Serves the file of a link and records that it was fetched, by whom the link was made for. */
export const exportFile: DocumentRenderer<DocumentContent | DocumentElsewhere> = {
  kind: KIND,
  make: async (ctx, company_id, payload) => {
    const { id, user_id } = payload as { id: string; user_id: string };
    const row = await findExport(ctx, company_id, id, ['orders', 'transactions']);
    if (!row || row.state !== 'done' || row.stored_name === null) return null;
    const extension = row.stored_name.slice(row.stored_name.lastIndexOf('.') + 1) as TableExtension;
    const content_type = CONTENT_TYPE[extension];
    const disposition = dispositionOf('attachment', row.file_name ?? '');
    const take = { seconds: ADDRESS_LIFE_S, content_type, disposition };
    const location = await ctx.ports.files.downloadUrl(row.stored_name, take);
    const file = location === null ? await ctx.ports.files.open(row.stored_name) : null;
    const content = location === null ? file && { content_type, ...file } : { location };
    if (content === null) return null;
    const { kind, rows_total: rows } = row;
    await recordAudit(ctx, {
      action: 'export.download',
      object_type: 'export',
      object_id: id,
      company_id,
      actor_id: user_id,
      details: { kind, rows },
    });
    return content;
  },
};
