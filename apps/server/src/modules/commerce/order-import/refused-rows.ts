import { rulesOf } from '@sampan/country-rules';
import { IMPORT_FIELDS, type ImportField, type ImportValues } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import { plainWeightText } from '../../shipping/order/index.ts';
import { spreadCustoms } from './item-customs.ts';
import { findImport, findRowPage } from './order-import.repo.ts';
import type { OrderImportRowRecord } from './order-import.table.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';

/** Says why a row was left out. No field is called so: a file that is uploaded again may keep it. */
const REASON_COLUMN = 'why_left_out';
const ROWS_AT_ONCE = 500;

async function* refusedRows(ctx: Ctx, company_id: string, id: string): AsyncGenerator<RefusedLine> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await findRowPage(ctx, company_id, id, { filter: 'error', offset, limit: ROWS_AT_ONCE });
    yield* rows.flatMap(linesOf);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

type RefusedLine = Pick<OrderImportRowRecord, 'values' | 'issues'>;

/** A line for each item, as our template takes several. */
function linesOf({ values, items, issues }: OrderImportRowRecord): RefusedLine[] {
  if (items.length === 0) return [{ values, issues }];
  const { values: rest, items: goods } = spreadCustoms({ values, items });
  const { hs_code: _code, origin_country: _origin, ...own } = rest;
  return goods.map((item, at): RefusedLine => {
    const line: Record<string, string> = {
      ...(at === 0 ? rest : own),
      item_name: item.name,
      item_sku: item.sku,
      item_quantity: String(item.quantity),
      item_price: item.unit_value === null ? '' : String(item.unit_value),
      item_weight: item.weight === null ? '' : plainWeightText(item.weight * 1000),
      ...(item.hs_code === '' ? {} : { hs_code: item.hs_code }),
      ...(item.origin_country === '' ? {} : { origin_country: item.origin_country }),
    };
    return { values: line as ImportValues, issues };
  });
}

/** The rows that were left out as a file of our own template, each with its reason. */
export async function getRefused({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ file_name: string; csv: string }> {
  const actor = requireActor(ctx);
  const head = await findImport(ctx, actor.company_id, id);
  const fields: readonly ImportField[] = IMPORT_FIELDS.filter((field) => field in TEMPLATE_COLUMNS);
  const columns: CsvColumn<RefusedLine>[] = [
    ...fields.map((field) => ({
      header: field,
      type: 'text' as const,
      value: ({ values }: RefusedLine) => values[field] ?? null,
    })),
    {
      header: REASON_COLUMN,
      type: 'text',
      value: ({ issues }) =>
        issues
          .filter(({ severity }) => severity === 'error')
          .map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
          .join('; '),
    },
  ];
  const { time_zone } = rulesOf(actor.country_code);
  const csv = writeCsv({ columns, rows: refusedRows(ctx, actor.company_id, id), time_zone });
  const name = head.file_name.replace(/\.[^.]*$/u, '');
  return { file_name: `${name}-left-out.csv`, csv: await new Response(csv).text() };
}
