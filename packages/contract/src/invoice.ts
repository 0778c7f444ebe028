import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  amount,
  currencyCode,
  epochSeconds,
  id,
  listOf,
  pageQuery,
  positiveAmount,
  queryInteger,
  requiredText,
} from './primitive.ts';

/**
 * Where an invoice stands.
 * - `paid`: nothing is left to pay; for prepaid companies from the first moment
 * - `open`: waits for a payment; `overdue`: its day has passed
 * - `credit`: a credit note, because more was given back than bought
 */
export const INVOICE_STATUSES = ['open', 'overdue', 'paid', 'credit'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What a line is for. Refunds are negative, adjustments either. */
const lineKind = v.picklist(['label', 'refund', 'adjustment', 'return']);

/** A company's invoice of one calendar month (spec 3 'invoice records'); amounts never change once it is issued. */
export const invoice = v.object({
  id,
  number: v.string(),
  status: v.picklist(INVOICE_STATUSES),
  /** The month it is for, in the company's time zone: `2026-10`. */
  period: v.string(),
  /** When it was issued; `created_at` is the spec's name for the same moment. */
  issued_at: epochSeconds,
  created_at: epochSeconds,
  /** The first moment it is overdue; null when nothing has to be paid. */
  due_at: v.nullable(epochSeconds),
  paid_at: v.nullable(epochSeconds),
  currency: currencyCode,
  line_count: v.pipe(v.number(), v.integer()),
  net: amount,
  tax: amount,
  total: amount,
  /** What was to be paid when it was issued: the total, without what the wallet had covered already. */
  due: amount,
  /** Paid since. */
  paid: amount,
  outstanding: amount,
});
export type Invoice = v.InferOutput<typeof invoice>;

/** Seller or buyer as they were when the invoice was issued. */
const invoiceParty = v.object({
  name: v.string(),
  address_lines: v.array(v.string()),
  registration_number: v.string(),
  tax_number: v.string(),
});

/** Everything of an invoice that one tax rate was charged on, and from which local day to which. */
const invoiceTaxLine = v.object({
  name: v.string(),
  basis_points: v.pipe(v.number(), v.integer()),
  from: v.string(),
  to: v.string(),
  net: amount,
  tax: amount,
});

export const invoiceLine = v.object({
  line_no: v.pipe(v.number(), v.integer()),
  kind: lineKind,
  at: epochSeconds,
  order_id: v.nullable(id),
  order_number: v.string(),
  /** The courier's service, or why it was adjusted; empty when nothing says. */
  description: v.string(),
  tracking_code: v.string(),
  tax_name: v.string(),
  tax_basis_points: v.pipe(v.number(), v.integer()),
  net: amount,
  tax: amount,
  total: amount,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

const invoicePayment = v.object({
  id,
  /** `bank`: money arrived; `credit`: set off against credit of the company. */
  kind: v.picklist(['bank', 'credit']),
  amount,
  reference: v.string(),
  paid_at: epochSeconds,
});

export const invoiceDetail = v.object({
  ...invoice.entries,
  seller: invoiceParty,
  buyer: invoiceParty,
  tax_lines: v.array(invoiceTaxLine),
  payments: v.array(invoicePayment),
  lines: listOf(invoiceLine),
});
export type InvoiceDetail = v.InferOutput<typeof invoiceDetail>;

const params = v.strictObject({ id });

export const listInvoices = endpoint({
  name: 'listInvoices',
  service: 'main',
  method: 'GET',
  path: '/invoice/list',
  access: 'owner',
  api_scope: 'wallet:read',
  summary: 'List invoices, newest first',
  spec: '7 Statements',
  query: v.strictObject({
    ...pageQuery,
    status: v.optional(v.picklist(INVOICE_STATUSES)),
    year: v.optional(queryInteger(2000, 2999)),
  }),
  response: v.object({
    ...listOf(invoice).entries,
    currency: currencyCode,
    /** What is left to pay over all invoices of the company, whatever the filter. */
    outstanding: amount,
    /** Of it, what is overdue. */
    overdue: amount,
  }),
});

export const getInvoice = endpoint({
  name: 'getInvoice',
  service: 'main',
  method: 'GET',
  path: '/invoice/{id}',
  access: 'owner',
  api_scope: 'wallet:read',
  summary: 'Get an invoice with its parties, taxes, payments and one page of lines',
  spec: '7 Statements',
  params,
  query: v.strictObject({
    page: v.optional(queryInteger(1, 1_000_000), '1'),
    per_page: v.optional(queryInteger(1, 100), '20'),
  }),
  response: invoiceDetail,
  errors: ['not_found'],
});

export const downloadInvoice = endpoint({
  name: 'downloadInvoice',
  service: 'main',
  method: 'GET',
  path: '/invoice/{id}/download',
  access: 'owner',
  holds_secret: true,
  api_scope: 'wallet:read',
  summary: 'Get a PDF or CSV download link for an invoice, valid for 10 minutes',
  spec: '7 Statements',
  params,
  query: v.strictObject({ format: v.optional(v.picklist(['pdf', 'csv']), 'pdf') }),
  response: v.object({ link: v.string(), expires_at: epochSeconds }),
  errors: ['not_found'],
});

export const payInvoice = endpoint({
  name: 'payInvoice',
  service: 'main',
  method: 'POST',
  path: '/admin/invoice/{id}/payment',
  access: 'admin',
  summary:
    'Book money that arrived at our bank for an invoice, once per bank reference; a part is enough, more is refused',
  spec: '3 User account',
  params,
  body: v.strictObject({
    amount: v.pipe(positiveAmount, v.minValue(0.01, 'validate.number_positive')),
    /** As the bank's statement names the transfer. */
    reference: requiredText(80),
  }),
  response: invoice,
  idempotency: 'required',
  errors: ['not_found', 'payment_exceeds_invoice', 'payment_reference_used'],
});
