import type { EditedRows, ImportEdit, ImportField, ImportValues } from '@sampan/contract';
import { eq, inArray, isNull, and, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireWriter, type Actor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findSavedPackages } from '../../shipping/saved-package/index.ts';
import { checkRows } from './check-rows.ts';
import {
  countRows,
  findImport,
  lockRowsOf,
  presentImport,
  presentRow,
  saveRows,
  writeImport,
} from './order-import.repo.ts';
import { orderImportRows, type OrderImportRowRecord } from './order-import.table.ts';
import { shopOf } from './read-import.ts';

type Cells = ImportEdit['values'];

/** The edits of a row with others over them; null puts back what the file says. */
function editsAfter(edits: ImportValues, cells: Cells): ImportValues {
  const next: Record<string, string | null | undefined> = { ...edits, ...cells };
  return Object.fromEntries(Object.entries(next).filter(([, text]) => text !== null)) as ImportValues;
}

function before(row: OrderImportRowRecord, cells: Cells): EditedRows['before'][number] {
  const fields = Object.keys(cells) as ImportField[];
  return { row: row.row, values: Object.fromEntries(fields.map((field) => [field, row.edits[field] ?? null])) };
}

/** Changes the rows of an import that `where` says, none of which is a parcel yet, and checks them again. */
async function edit(
  ctx: Ctx,
  actor: Actor,
  id: string,
  where: SQL | undefined,
  cellsOf: (row: OrderImportRowRecord) => Cells,
): Promise<EditedRows> {
  const { company_id } = actor;
  return withTransaction(ctx, async (tx) => {
    const head = await findImport(tx, company_id, id, true);
    const rows = await lockRowsOf(tx, company_id, id, and(where, isNull(orderImportRows.outcome)));
    const changed = rows.map((row) => ({ ...row, edits: editsAfter(row.edits, cellsOf(row)) }));
    const packages = await findSavedPackages(tx, company_id);
    const checked = await checkRows(tx, changed, shopOf(actor, { is_shop: head.is_shop, packages }));
    await saveRows(tx, checked);
    await recordAudit(tx, {
      action: 'order_import.edit',
      object_type: 'order_import',
      object_id: id,
      details: { rows: rows.length, fields: [...new Set(rows.flatMap((row) => Object.keys(cellsOf(row))))] },
    });
    const counted = await countRows(tx, company_id, id, head.summary.lines);
    return {
      rows: checked.map(presentRow),
      before: rows.map((row) => before(row, cellsOf(row))),
      import: presentImport(await writeImport(tx, company_id, id, counted)),
    };
  });
}

/**
 * Changes cells, one or a pasted block, and checks their rows again. Throws `not_found` for a row that is not there and
 * `import_closed` for one that is a parcel already.
 */
export async function editRows({
  ctx,
  id,
  rows,
}: {
  ctx: Ctx;
  id: string;
  rows: readonly ImportEdit[];
}): Promise<EditedRows> {
  const actor = requireWriter(ctx);
  const cells = new Map(rows.map(({ row, values }) => [row, values]));
  const numbers = [...cells.keys()];
  const edited = await edit(ctx, actor, id, inArray(orderImportRows.row, numbers), ({ row }) => cells.get(row) ?? {});
  if (edited.rows.length === cells.size) return edited;
  const known = await lockRowsOf(ctx, actor.company_id, id, inArray(orderImportRows.row, numbers));
  throw new DomainError(known.length === cells.size ? 'import_closed' : 'not_found');
}

/** Gives every row with the same value in a field another one, a row with none included where `from` is null. */
export async function fixRows({
  ctx,
  id,
  input: { field, from, to },
}: {
  ctx: Ctx;
  id: string;
  input: { field: ImportField; from: string | null; to: string };
}): Promise<Omit<EditedRows, 'rows'>> {
  const value = sql`${orderImportRows.values} ->> ${field}`;
  const where = from === null || from === '' ? sql`coalesce(${value}, '') = ''` : eq(value, from);
  const { rows: _, ...edited } = await edit(ctx, requireWriter(ctx), id, where, () => ({ [field]: to }));
  return edited;
}
