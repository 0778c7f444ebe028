import type { OrderImport, ParsedRequest, endpoints } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import {
  countRows,
  deleteRows,
  findImport,
  lockRowsOf,
  presentImport,
  readContent,
  saveMapping,
  saveRows,
  writeImport,
} from './order-import.repo.ts';
import { headerHashOf, readImport } from './read-import.ts';

/**
 * Reads a draft's file again with other columns, and remembers these for the next file with the same header. Cells that were
 * typed over stay so. Throws `import_closed` once there are parcels.
 */
export async function remapImport({
  ctx,
  id,
  input: { remember, ...change },
}: {
  ctx: Ctx;
  id: string;
  input: ParsedRequest<typeof endpoints.remapOrderImport>['body'];
}): Promise<OrderImport> {
  const actor = requireWriter(ctx);
  const { company_id } = actor;
  return withTransaction(ctx, async (tx) => {
    const head = await findImport(tx, company_id, id, true);
    if (head.state !== 'draft') throw new DomainError('import_closed');
    const known = await lockRowsOf(tx, company_id, id, undefined);
    const edits = new Map(known.map((row) => [row.row, row.edits]));
    const is_other_table = change.header_row !== undefined || change.encoding !== undefined;
    const { preset, encoding, header_row, same_reference } = head.detected;
    const { rows, lines, ...reading } = await readImport(
      tx,
      actor,
      { id, bytes: await readContent(tx, company_id, id), edits },
      {
        encoding,
        header_row,
        // Another header row has columns of other names, and may be of another kind of file.
        ...(is_other_table ? {} : { mapping: head.mapping, preset: preset ?? undefined, same_reference }),
        defaults: head.defaults,
        ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
      },
    );
    if (remember && change.mapping !== undefined)
      await saveMapping(tx, {
        company_id,
        header_hash: headerHashOf(reading.columns.map(({ header }) => header)),
        mapping: reading.mapping,
        updated_at: epochSeconds(tx.clock),
      });
    await deleteRows(tx, company_id, id);
    await saveRows(tx, rows);
    await recordAudit(tx, {
      action: 'order_import.map',
      object_type: 'order_import',
      object_id: id,
      details: { fields: Object.keys(reading.mapping) },
    });
    const counted = await countRows(tx, company_id, id, lines);
    return presentImport(await writeImport(tx, company_id, id, { ...reading, ...counted }));
  });
}
