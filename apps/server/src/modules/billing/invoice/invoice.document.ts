import { isLanguage, percentText, rulesOf, type CountryCode } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import type { DocumentModel, DocumentTable, DocumentTotal } from '../../../platform/document/document.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { printedParty } from './invoice-party.ts';
import { findPayments, findLines } from './invoice.repo.ts';
import type { InvoiceLineRow, InvoiceRow } from './invoice.table.ts';
import { labelsOf, type InvoiceLabels } from './invoice-labels.ts';
import { statusOf } from './present-invoice.ts';

/** A longer invoice is printed by day; its CSV file has every line. */
const MOST_PRINTED = 2_000;
const LINES_AT_ONCE = 1_000;

/** All lines of an invoice, a batch at a time. */
export function linesOf(ctx: Ctx, invoice: InvoiceRow): AsyncGenerator<InvoiceLineRow> {
  return readInBatches((last: InvoiceLineRow | null) =>
    findLines(ctx, invoice, { after_no: last?.line_no ?? 0, limit: LINES_AT_ONCE }),
  );
}

/** The invoice as a document: everything of it is stored with it, only the language is the reader's. */
export async function invoiceDocument(
  ctx: Ctx,
  invoice: InvoiceRow,
  language: string,
  country: CountryCode,
): Promise<DocumentModel> {
  const spoken = isLanguage(language) ? language : 'en';
  const labels = labelsOf(invoice, spoken, country);
  const { say, dayOf, due_day, number } = labels;
  const status = statusOf(invoice, epochSeconds(ctx.clock));
  const is_credit = status === 'credit';
  const { time_zone } = rulesOf(country);
  const is_long = invoice.line_count > MOST_PRINTED;
  const table = is_long
    ? await dayTable(ctx, invoice, labels, time_zone)
    : await lineTable(ctx, invoice, labels, time_zone);
  return {
    language: labels.language,
    title: say(is_credit ? 'credit_note' : 'invoice'),
    number,
    issuer: printedParty(invoice.seller, say('from'), spoken),
    recipient: printedParty(invoice.buyer, say('bill_to'), spoken),
    facts: [
      { label: say('issued'), value: dayOf(invoice.issued_at) },
      { label: say('month'), value: labels.month },
      ...(due_day === '' ? [] : [{ label: say('due'), value: due_day }]),
    ],
    stamp: is_credit ? '' : say(status === 'paid' ? 'paid' : status === 'overdue' ? 'overdue' : 'unpaid'),
    tables: [{ ...table, totals: await totalsOf(ctx, invoice, labels) }],
    notes: [
      ...(is_long ? [say('many_lines', { count: String(invoice.line_count) })] : []),
      ...(invoice.due_minor === 0 && !is_credit ? [say('paid_from_balance')] : []),
      ...(status === 'open' || status === 'overdue' ? [say('pay_by', { date: due_day, number })] : []),
    ],
    pageText: (page, pages) => say('page', { page: String(page), pages: String(pages) }),
    created_at: invoice.issued_at,
  };
}

async function lineTable(
  ctx: Ctx,
  invoice: InvoiceRow,
  { say, money }: InvoiceLabels,
  time_zone: string,
): Promise<Omit<DocumentTable, 'totals'>> {
  const rows: DocumentTable['rows'][number][] = [];
  for await (const line of linesOf(ctx, invoice)) {
    const what = [say(line.kind), line.description, line.tracking_code].filter((part) => part !== '').join(' · ');
    rows.push({
      cells: [
        localDay(line.at, time_zone),
        line.order_number,
        what,
        money(line.net_minor),
        money(line.tax_minor),
        money(line.total_minor),
      ],
    });
  }
  const left = (header: string, share: number) => ({ header, share, align: 'left' as const });
  const right = (header: string, share: number) => ({ header, share, align: 'right' as const });
  return {
    title: say('lines'),
    columns: [
      left(say('date'), 13),
      left(say('parcel'), 13),
      left(say('what'), 36),
      right(say('net'), 15),
      right(say('tax'), 12),
      right(say('total'), 15),
    ],
    rows,
    empty: say('nothing'),
  };
}

async function dayTable(
  ctx: Ctx,
  invoice: InvoiceRow,
  { say, money }: InvoiceLabels,
  time_zone: string,
): Promise<Omit<DocumentTable, 'totals'>> {
  const days = new Map<string, { count: number; net: number; tax: number; total: number }>();
  for await (const line of linesOf(ctx, invoice)) {
    const day = localDay(line.at, time_zone);
    const sum = days.get(day) ?? { count: 0, net: 0, tax: 0, total: 0 };
    days.set(day, {
      count: sum.count + 1,
      net: sum.net + line.net_minor,
      tax: sum.tax + line.tax_minor,
      total: sum.total + line.total_minor,
    });
  }
  const right = (header: string) => ({ header, share: 20, align: 'right' as const });
  return {
    title: say('days'),
    columns: [
      { header: say('date'), share: 20, align: 'left' },
      right(say('count')),
      right(say('net')),
      right(say('tax')),
      right(say('total')),
    ],
    rows: [...days].sort().map(([day, { count, net, tax, total }]) => ({
      cells: [day, String(count), money(net), money(tax), money(total)],
    })),
    empty: say('nothing'),
  };
}

async function totalsOf(ctx: Ctx, invoice: InvoiceRow, { say, money, dayOf, due_day }: InvoiceLabels) {
  const { tax_lines, total_minor, due_minor, currency } = invoice;
  const payments = await findPayments(ctx, invoice.id);
  const covered = total_minor - due_minor;
  const asks = due_minor > 0;
  const totals: DocumentTotal[] = [
    { kind: 'subtotal', label: say('subtotal'), value: money(invoice.net_minor) },
    ...tax_lines.map((line): DocumentTotal => ({
      kind: 'tax',
      label: say('tax_line', {
        name: line.basis_points === 0 && line.name === 'No tax' ? say('no_tax') : line.name,
        rate: percentText(line.basis_points),
        amount: money(line.net_minor),
        from: line.from,
        to: line.to,
      }),
      value: money(line.tax_minor),
    })),
    { kind: 'total', label: say('total_currency', { currency }), value: money(total_minor) },
    ...(asks && covered > 0 ? [{ kind: 'subtotal' as const, label: say('covered'), value: money(-covered) }] : []),
    ...payments.map((payment): DocumentTotal => ({
      kind: 'subtotal',
      label: say('received', { date: dayOf(payment.created_at), reference: payment.reference }),
      value: money(-payment.amount_minor),
    })),
    ...(asks
      ? [
          {
            kind: 'total' as const,
            label: say('to_pay', { date: due_day }),
            value: money(due_minor - invoice.paid_minor),
          },
        ]
      : []),
  ];
  return totals;
}
