import { isCountryCode, rulesOf } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { linesOf, invoiceDocument } from './invoice.document.ts';
import { findInvoice } from './invoice.repo.ts';
import { numberOf } from './present-invoice.ts';

/** A link to one of the caller's invoices, as a document or as the table of its lines. Throws `not_found`. */
export async function downloadInvoice({
  ctx,
  id,
  format,
}: {
  ctx: Ctx;
  id: string;
  format: 'pdf' | 'csv';
}): Promise<DocumentLink> {
  const { company_id, country_code } = requireActor(ctx);
  const invoice = await findInvoice(ctx, company_id, id);
  if (!invoice) throw new DomainError('not_found');
  await withTransaction(ctx, (tx) =>
    recordAudit(tx, {
      action: 'invoice.export',
      object_type: 'invoice',
      object_id: id,
      details: { number: numberOf(invoice.sequence), format },
    }),
  );
  const payload = { id, language: ctx.language, country: country_code };
  return createDocumentLink(
    ctx,
    company_id,
    `invoice_${format}`,
    payload,
    `invoice-${numberOf(invoice.sequence)}.${format}`,
  );
}

const countryOf = (payload: Record<string, unknown>) => {
  const { country } = payload;
  return isCountryCode(country) ? country : 'SG';
};

/** Makes the files behind those links. */
export const invoiceRenderers: readonly DocumentRenderer[] = [
  {
    kind: 'invoice_pdf',
    make: async (ctx, company_id, payload) => {
      const invoice = await findInvoice(ctx, company_id, String(payload['id']));
      if (!invoice) return null;
      const document = await invoiceDocument(ctx, invoice, String(payload['language']), countryOf(payload));
      return { content_type: 'application/pdf', body: await renderDocument(document) };
    },
  },
  {
    kind: 'invoice_csv',
    make: async (ctx, company_id, payload) => {
      const invoice = await findInvoice(ctx, company_id, String(payload['id']));
      if (!invoice) return null;
      const { currency } = invoice;
      const number = numberOf(invoice.sequence);
      // The names of the wire, in every language: programs read this file.
      const body = writeCsv({
        columns: [
          { header: 'invoice', type: 'text', value: () => number },
          { header: 'line', type: 'integer', value: (line) => line.line_no },
          { header: 'date', type: 'time', value: (line) => line.at },
          { header: 'kind', type: 'text', value: (line) => line.kind },
          { header: 'order_number', type: 'text', value: (line) => line.order_number },
          { header: 'description', type: 'text', value: (line) => line.description },
          { header: 'tracking_code', type: 'text', value: (line) => line.tracking_code },
          { header: 'tax_name', type: 'text', value: (line) => line.tax_name },
          { header: 'tax_percent', type: 'decimal', value: (line) => line.tax_basis_points / 100 },
          { header: 'net', type: 'amount', currency, value: (line) => line.net_minor },
          { header: 'tax', type: 'amount', currency, value: (line) => line.tax_minor },
          { header: 'total', type: 'amount', currency, value: (line) => line.total_minor },
          { header: 'currency', type: 'text', value: () => currency },
        ],
        rows: linesOf(ctx, invoice),
        time_zone: rulesOf(countryOf(payload)).time_zone,
      });
      return { content_type: 'text/csv; charset=utf-8', body };
    },
  },
];
