import {
  ITEM_EXPORT_COLUMNS,
  type ExportColumn,
  type ExportFormat,
  type ExportKind,
  type OrderExportColumn,
  type OrderExportFilter,
  type OrderExportPreset,
  type TransactionExportColumn,
} from '@sampan/contract';
import { rulesOf, type CountryCode, type Language } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import {
  countFileTransactions,
  readFileTransactions,
  transactionFileColumns,
  type TransactionFilter,
} from '../../billing/statement/index.ts';
import {
  countFileOrders,
  eachItem,
  orderFileColumns,
  readFileOrders,
  type OrderFileFilters,
} from '../../shipping/order/index.ts';

/** What an export holds, as it was asked for. */
export interface ExportRequest {
  kind: ExportKind;
  company_id: string;
  country: CountryCode;
  filter: Record<string, unknown>;
  head_seq: number | null;
  /** Epoch seconds of the click: what came later is not in the file. */
  asked_at: number;
  preset: string | null;
  columns: readonly ExportColumn[];
  format: ExportFormat;
  language: Language;
}

/** Rows of an export with their columns. Both reads run in the caller's transaction, and agree when it is a snapshot. */
export interface ExportSource {
  columns: CsvColumn<unknown>[];
  time_zone: string;
  count(tx: Ctx): Promise<number>;
  rows(tx: Ctx, limit?: number): AsyncGenerator<unknown>;
}

const DAY_S = 86_400;

/** When a day of the company's calendar begins. */
function startOf(day: string, country: CountryCode): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 - rulesOf(country).utc_offset_h * 3600;
}

function orderFilters({ filter, preset, country, asked_at }: ExportRequest): OrderFileFilters {
  const { from, to, ...filters } = filter as OrderExportFilter;
  const end = to === undefined ? Infinity : startOf(to, country) + DAY_S;
  return {
    ...filters,
    // A tracking number is all that such a file is for.
    ...(preset === 'shopify_tracking' ? { has_label: true } : {}),
    created_from: from === undefined ? undefined : startOf(from, country),
    created_to: Math.min(end, asked_at + 1),
  };
}

/** The rows and the columns that a request means. */
export function exportSource(ctx: Ctx, request: ExportRequest): ExportSource {
  const { company_id, country, language } = request;
  const { time_zone, currency } = rulesOf(country);
  if (request.kind === 'transactions') {
    const columns = request.columns as TransactionExportColumn[];
    const filter = request.filter as TransactionFilter;
    const file = { company_id, country, filter, head_seq: request.head_seq ?? 0 };
    return {
      time_zone,
      columns: transactionFileColumns({ columns, currency, language, time_zone }) as CsvColumn<unknown>[],
      count: (tx) => countFileTransactions(tx, file),
      rows: (tx) => readFileTransactions(tx, file),
    };
  }
  const columns = request.columns as OrderExportColumn[];
  const preset = request.preset as OrderExportPreset | null;
  const filters = orderFilters(request);
  // What is imported again has a row for each item; in any other file a parcel is one row.
  const is_item_list = preset === 'import' && ITEM_EXPORT_COLUMNS.some((name) => columns.includes(name));
  return {
    time_zone,
    columns: orderFileColumns(ctx, { columns, preset, language, time_zone }) as CsvColumn<unknown>[],
    count: (tx) => countFileOrders(tx, company_id, filters, is_item_list ? 'items' : 'parcels'),
    rows: (tx, limit) => {
      const rows = readFileOrders(tx, company_id, filters, limit);
      return is_item_list ? eachItem(rows) : rows;
    },
  };
}
