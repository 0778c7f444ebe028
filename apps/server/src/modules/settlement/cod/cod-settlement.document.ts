import { BCP47_OF_LANGUAGE, formatMoney, rulesOf, type Language } from '@sampan/country-rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import { MAX_DOCUMENT_ROWS, type DocumentModel } from '../../../platform/document/document.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { findCompany } from '../../identity/account/index.ts';
import { COD_TEXTS, type CodTexts } from './cod.messages.ts';
import { codCollections, type CollectionRow, type SettlementRow } from './cod.table.ts';
import { courierNameOf, findSettlement } from './list-settlements.ts';

const ROWS_AT_ONCE = 500;
const KIND = { pdf: 'cod_settlement_pdf', csv: 'cod_settlement_csv' } as const;

/** A link to a settlement with its parcels. Throws `not_found` for another company's, and for one with more rows than a PDF has. */
export async function downloadCodSettlement({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: { format: 'pdf' | 'csv'; language: Language };
}): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  const settlement = await findSettlement(ctx, company_id, id);
  if (!settlement) throw new DomainError('not_found');
  // A document has only so many rows; the file of any length has the same ones.
  const format = settlement.count > MAX_DOCUMENT_ROWS ? 'csv' : query.format;
  const name = `cod-${settlement.courier_alias}-${localDay(settlement.settled_at, 'UTC')}.${format}`;
  return createDocumentLink(ctx, company_id, KIND[format], { id, language: query.language }, name);
}

async function partsOf(ctx: Ctx, company_id: string, payload: Record<string, unknown>) {
  const settlement = await findSettlement(ctx, company_id, String(payload['id']));
  const company = await findCompany(ctx, company_id);
  const language = payload['language'] as Language;
  return settlement && company ? { settlement, company, language, texts: COD_TEXTS[language] } : null;
}

function parcelsOf(ctx: Ctx, { company_id, id }: SettlementRow): AsyncGenerator<CollectionRow> {
  const t = codCollections;
  return readInBatches<CollectionRow>((last) =>
    ctx.db
      .select()
      .from(t)
      .where(
        and(
          eq(t.settlement_id, id),
          eq(t.company_id, company_id),
          last ? sql`(${t.order_number}, ${t.order_id}) > (${last.order_number}, ${last.order_id})` : undefined,
        ),
      )
      .orderBy(asc(t.order_number), asc(t.order_id))
      .limit(ROWS_AT_ONCE),
  );
}

function columnsOf(texts: CodTexts): CsvColumn<CollectionRow>[] {
  const money = { type: 'amount', currency: (row: CollectionRow) => row.currency } as const;
  return [
    { header: texts.number, type: 'text', value: (row) => row.order_number },
    { header: texts.tracking, type: 'text', value: (row) => row.tracking_code },
    { header: texts.collected, type: 'date', value: (row) => row.collected_at },
    { header: texts.reference, type: 'text', value: (row) => row.remittance_reference },
    { header: texts.to_collect, ...money, value: (row) => row.to_collect_minor },
    { header: texts.fee, ...money, value: (row) => row.fee_minor },
    { header: texts.amount, ...money, value: (row) => row.amount_minor },
    { header: texts.state, type: 'text', value: (row) => texts.states[row.state] },
  ];
}

/** The document of a settlement; its rows sum to the total, which is what becomes payable. */
function settlementDocument(
  ctx: Ctx,
  { settlement, company, language, texts }: NonNullable<Awaited<ReturnType<typeof partsOf>>>,
  parcels: readonly CollectionRow[],
): DocumentModel {
  const { time_zone } = rulesOf(company.country_code);
  const money = (minor: number) => formatMoney(minor, settlement.currency);
  const right = { align: 'right', share: 14 } as const;
  return {
    language: BCP47_OF_LANGUAGE[language],
    title: texts.title,
    number: settlement.references.join(', '),
    issuer: { caption: '', name: 'Sampan', lines: [] },
    recipient: { caption: texts.recipient, name: company.name, lines: [] },
    facts: [
      { label: texts.courier, value: courierNameOf(ctx, settlement.courier_alias) },
      { label: texts.settled, value: localDay(settlement.settled_at, time_zone) },
      { label: texts.payable, value: localDay(settlement.payable_at ?? settlement.settled_at, time_zone) },
      { label: texts.parcels, value: String(settlement.count) },
    ],
    stamp: '',
    tables: [
      {
        title: '',
        columns: [
          { header: texts.number, align: 'left', share: 13 },
          { header: texts.tracking, align: 'left', share: 23 },
          { header: texts.collected, align: 'left', share: 14 },
          { header: texts.to_collect, ...right },
          { header: texts.fee, ...right },
          { header: texts.amount, ...right },
        ],
        rows: parcels.map((row) => ({
          cells: [
            row.order_number,
            row.tracking_code,
            row.collected_at === null ? '' : localDay(row.collected_at, time_zone),
            money(row.to_collect_minor),
            money(row.fee_minor),
            money(row.amount_minor),
          ],
        })),
        empty: texts.empty,
        totals: [{ label: texts.total, value: money(settlement.amount_minor), kind: 'total' }],
      },
    ],
    notes: [texts.note],
    pageText: (page, pages) => texts.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)),
    created_at: settlement.settled_at,
  };
}

export const settlementPdf: DocumentRenderer = {
  kind: KIND.pdf,
  make: async (ctx, company_id, payload) => {
    const parts = await partsOf(ctx, company_id, payload);
    if (!parts) return null;
    const parcels: CollectionRow[] = [];
    for await (const parcel of parcelsOf(ctx, parts.settlement)) parcels.push(parcel);
    return { content_type: 'application/pdf', body: await renderDocument(settlementDocument(ctx, parts, parcels)) };
  },
};

export const settlementCsv: DocumentRenderer = {
  kind: KIND.csv,
  make: async (ctx, company_id, payload) => {
    const parts = await partsOf(ctx, company_id, payload);
    if (!parts) return null;
    const { time_zone } = rulesOf(parts.company.country_code);
    const body = writeCsv({ columns: columnsOf(parts.texts), rows: parcelsOf(ctx, parts.settlement), time_zone });
    return { content_type: 'text/csv; charset=utf-8', body };
  },
};
