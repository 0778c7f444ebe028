import type { AdjustmentState } from '@sampan/contract';
import { rulesOf, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { findCompany } from '../../identity/account/index.ts';
import { adjustmentDocument } from './adjustment.document.ts';
import { findAdjustment, findAdjustmentsBehind } from './adjustment.repo.ts';
import type { AdjustmentRow } from './adjustment.table.ts';

const BATCH = 500;

/** What the list is narrowed to, in the file as on the screen. */
export interface FileFilter {
  state?: AdjustmentState | undefined;
  order_id?: string | undefined;
}

async function audit(ctx: Ctx, object_id: string, format: 'pdf' | 'csv'): Promise<void> {
  await recordAudit(ctx, {
    action: 'wallet.adjustment_file',
    object_type: 'adjustment',
    object_id,
    details: { format },
  });
}

/** A link to all adjustments of the filter as CSV. */
export async function downloadAdjustments({ ctx, query }: { ctx: Ctx; query: FileFilter }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  await audit(ctx, company_id, 'csv');
  return createDocumentLink(ctx, company_id, 'adjustments_csv', { ...query }, 'adjustments.csv');
}

/** A link to one adjustment as PDF in the caller's language. Throws `not_found`. */
export async function downloadAdjustment({ ctx, id }: { ctx: Ctx; id: string }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  const row = await findAdjustment(ctx, company_id, id);
  await audit(ctx, id, 'pdf');
  const payload = { id, language: ctx.language };
  return createDocumentLink(ctx, company_id, 'adjustment_pdf', payload, `adjustment-${row.order_number}.pdf`);
}

const adjustmentPdf: DocumentRenderer = {
  kind: 'adjustment_pdf',
  make: async (ctx, company_id, payload) => {
    const { id, language } = payload as { id: string; language: Language };
    const company = await findCompany(ctx, company_id);
    const row = await findAdjustment(ctx, company_id, id).catch(nothingIfGone);
    if (!row || !company) return null;
    return { content_type: 'application/pdf', body: await renderDocument(adjustmentDocument(row, company, language)) };
  },
};

function nothingIfGone(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}

const adjustmentsCsv: DocumentRenderer = {
  kind: 'adjustments_csv',
  make: async (ctx, company_id, payload) => {
    const company = await findCompany(ctx, company_id);
    if (!company) return null;
    const filter = { company_id, ...(payload as FileFilter) };
    const rows = readInBatches<AdjustmentRow>((last) => findAdjustmentsBehind(ctx, filter, last, BATCH));
    const { time_zone } = rulesOf(company.country_code);
    return { content_type: 'text/csv; charset=utf-8', body: writeCsv({ columns: COLUMNS, rows, time_zone }) };
  },
};

export const adjustmentRenderers: readonly DocumentRenderer[] = [adjustmentPdf, adjustmentsCsv];

const text = (header: string, value: (row: AdjustmentRow) => string): CsvColumn<AdjustmentRow> => ({
  header,
  type: 'text',
  value,
});
const amount = (header: string, value: (row: AdjustmentRow) => number): CsvColumn<AdjustmentRow> => ({
  header,
  type: 'amount',
  currency: (row) => row.currency,
  value,
});
const kilograms = (header: string, value: (row: AdjustmentRow) => number): CsvColumn<AdjustmentRow> => ({
  header,
  type: 'decimal',
  value: (row) => value(row) / 1000,
});
const time = (header: string, value: (row: AdjustmentRow) => number | null): CsvColumn<AdjustmentRow> => ({
  header,
  type: 'time',
  value,
});

const COLUMNS: readonly CsvColumn<AdjustmentRow>[] = [
  time('opened_at', (row) => row.created_at),
  text('order_number', (row) => row.order_number),
  text('tracking_code', (row) => row.tracking_code),
  text('courier', (row) => row.before.courier.name),
  text('courier_reference', (row) => row.courier_reference),
  text('state', (row) => row.state),
  text('outcome', (row) => row.outcome ?? ''),
  kilograms('declared_weight_kg', (row) => row.declared_weight_g),
  kilograms('measured_weight_kg', (row) => row.measured_weight_g),
  kilograms('charged_weight_before_kg', (row) => row.before.weight.chargeable_g),
  kilograms('charged_weight_after_kg', (row) => row.after.weight.chargeable_g),
  text('currency', (row) => row.currency),
  amount('price_before', (row) => row.before.total_fee),
  amount('price_after', (row) => row.after.total_fee),
  amount('courier_part', (row) => row.courier_minor),
  amount('insurance_part', (row) => row.insurance_minor),
  amount('platform_part', (row) => row.platform_minor),
  amount('tax_part', (row) => row.tax_minor),
  amount('amount', (row) => row.amount_minor),
  time('answer_by', (row) => row.respond_by),
  time('booked_at', (row) => row.booked_at),
];
