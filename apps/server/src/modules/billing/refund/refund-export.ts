import { BCP47_OF_LANGUAGE, formatMoney, percentText, rulesOf, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import type { DocumentModel } from '../../../platform/document/document.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { fillText } from '../../../platform/texts.ts';
import { findCompany, type CompanyRow } from '../../identity/account/index.ts';
import { allocatePrice } from '../../shipping/label/index.ts';
import { creditNoteNumber } from './list-refunds.ts';
import { findRefund, findRefundsBehind, type RefundRow } from './refund.repo.ts';
import { REFUND_TEXTS } from './refund.messages.ts';

const BATCH = 500;

async function audit(ctx: Ctx, object_id: string, format: 'pdf' | 'csv'): Promise<void> {
  await recordAudit(ctx, { action: 'wallet.refund_file', object_type: 'refund', object_id, details: { format } });
}

/** A link to all refunds as CSV. */
export async function downloadRefunds({ ctx }: { ctx: Ctx }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  await audit(ctx, company_id, 'csv');
  return createDocumentLink(ctx, company_id, 'refunds_csv', {}, 'refunds.csv');
}

/** A link to the credit note of a refund, in the caller's language. Throws `not_found`. */
export async function downloadCreditNote({ ctx, id }: { ctx: Ctx; id: string }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  const row = await findRefund(ctx, company_id, id);
  await audit(ctx, id, 'pdf');
  const name = `credit-note-${creditNoteNumber(row)}.pdf`;
  return createDocumentLink(ctx, company_id, 'credit_note_pdf', { id, language: ctx.language }, name);
}

const creditNotePdf: DocumentRenderer = {
  kind: 'credit_note_pdf',
  make: async (ctx, company_id, payload) => {
    const { id, language } = payload as { id: string; language: Language };
    const company = await findCompany(ctx, company_id);
    const row = await findRefund(ctx, company_id, id).catch(nothingIfGone);
    if (!row || !company) return null;
    return { content_type: 'application/pdf', body: await renderDocument(creditNote(row, company, language)) };
  },
};

function nothingIfGone(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}

/** What was charged for the label, taken back line by line. */
function creditNote(row: RefundRow, company: CompanyRow, language: Language): DocumentModel {
  const texts = REFUND_TEXTS[language];
  const { entry } = row;
  const money = (minor: number) => formatMoney(minor, row.currency);
  const { time_zone } = rulesOf(company.country_code);
  const format = new Intl.DateTimeFormat(BCP47_OF_LANGUAGE[language], { dateStyle: 'long', timeZone: time_zone });
  const day = (epoch_s: number) => format.format(epoch_s * 1000);
  const lines = [
    [texts.shipping, entry.shipping_fee],
    ...entry.surcharges.map(({ name, amount_minor }) => [name, amount_minor] as const),
    [texts.platform, entry.platform_fee],
    [texts.cod, entry.cod_fee],
    [texts.insurance, entry.delivery_sampan_premium],
    [texts.discount, -entry.discount],
  ] as const;
  const tax = { name: entry.tax_rate.name, rate: percentText(entry.tax_rate.basis_points) };
  return {
    language: BCP47_OF_LANGUAGE[language],
    title: texts.title,
    number: creditNoteNumber(row),
    issuer: { caption: '', name: 'Sampan', lines: [] },
    recipient: {
      caption: texts.for_company,
      name: company.name,
      lines: [company.billing_address?.formatted_address ?? ''].filter((line) => line !== ''),
    },
    facts: [
      { label: texts.parcel, value: [row.order_number, row.tracking_code].filter(Boolean).join(' · ') },
      { label: texts.service, value: `${entry.courier.name} · ${entry.delivery_service.name}` },
      { label: texts.bought, value: day(row.created_at) },
      { label: texts.refunded, value: day(row.updated_at) },
    ],
    stamp: '',
    tables: [
      {
        title: texts.parts,
        columns: [
          { header: '', share: 70, align: 'left' },
          { header: texts.amount, share: 30, align: 'right' },
        ],
        rows: lines.filter(([, minor]) => minor !== 0).map(([label, minor]) => ({ cells: [label, money(minor)] })),
        empty: '',
        totals: [
          { label: texts.subtotal, value: money(entry.sub_total), kind: 'subtotal' },
          { label: fillText(texts.tax, tax), value: money(entry.tax), kind: 'tax' },
          { label: texts.total, value: money(row.amount_minor), kind: 'total' },
        ],
      },
    ],
    notes: [texts.note],
    pageText: (page, pages) => fillText(texts.page, { page: String(page), pages: String(pages) }),
    created_at: row.updated_at,
  };
}

const refundsCsv: DocumentRenderer = {
  kind: 'refunds_csv',
  make: async (ctx, company_id) => {
    const company = await findCompany(ctx, company_id);
    if (!company) return null;
    const rows = readInBatches<RefundRow>((last) =>
      findRefundsBehind(ctx, company_id, last && { at: last.updated_at, id: last.id }, BATCH),
    );
    const { time_zone } = rulesOf(company.country_code);
    return { content_type: 'text/csv; charset=utf-8', body: writeCsv({ columns: COLUMNS, rows, time_zone }) };
  },
};

export const refundRenderers: readonly DocumentRenderer[] = [creditNotePdf, refundsCsv];

const text = (header: string, value: (row: RefundRow) => string): CsvColumn<RefundRow> => ({
  header,
  type: 'text',
  value,
});
const amount = (header: string, value: (row: RefundRow) => number): CsvColumn<RefundRow> => ({
  header,
  type: 'amount',
  currency: (row) => row.currency,
  value,
});

const COLUMNS: readonly CsvColumn<RefundRow>[] = [
  { header: 'refunded_at', type: 'time', value: (row) => row.updated_at },
  text('number', creditNoteNumber),
  text('order_number', (row) => row.order_number),
  text('tracking_code', (row) => row.tracking_code ?? ''),
  text('courier', (row) => row.entry.courier.name),
  text('service', (row) => row.entry.delivery_service.name),
  { header: 'bought_at', type: 'time', value: (row) => row.created_at },
  text('currency', (row) => row.currency),
  amount('courier_part', (row) => allocatePrice(row.entry).courier_minor),
  amount('insurance_part', (row) => allocatePrice(row.entry).insurance_minor),
  amount('platform_part', (row) => allocatePrice(row.entry).platform_minor),
  amount('tax_part', (row) => allocatePrice(row.entry).tax_minor),
  amount('amount', (row) => row.amount_minor),
];
