import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { invoice } from './invoice.ts';
import {
  amount,
  countryCode,
  currencyCode,
  epochSeconds,
  id,
  listOf,
  pageQuery,
  positiveAmount,
  text,
} from './primitive.ts';

/** How much of its credit a company that pays later has used (spec 3 payment_type post_billing). */
const creditUse = v.object({
  payment_type: v.picklist(['prepaid', 'post_billing']),
  currency: currencyCode,
  /** How much may be owed at most; 0 for a prepaid company. */
  limit: amount,
  /** What is owed for labels now. */
  used: amount,
  /** Set aside for labels that couriers have not answered for. */
  held: amount,
  /** What labels may still cost. */
  available: amount,
  /** Of `used`, what invoices ask for. */
  outstanding: amount,
  overdue: amount,
  /** When the oldest unpaid invoice fell due, or will; null when none is open. */
  oldest_due_at: v.nullable(epochSeconds),
});

export const credit = v.object({
  ...creditUse.entries,
  /** When the next invoice is issued: the start of next month where the company is. */
  next_invoice_at: epochSeconds,
  /** What it would ask for if it were issued now. */
  next_invoice: amount,
});
export type Credit = v.InferOutput<typeof credit>;

export const getCredit = endpoint({
  name: 'getCredit',
  service: 'main',
  method: 'GET',
  path: '/me/credit',
  access: 'member',
  api_scope: 'wallet:read',
  summary: 'Get credit for a company on monthly invoice: limit, usage, unpaid invoices and next invoice date',
  spec: '3 User account',
  response: credit,
});

export const creditCompany = v.object({
  ...creditUse.entries,
  company_id: id,
  company_name: v.string(),
  country_code: countryCode,
});
export type CreditCompany = v.InferOutput<typeof creditCompany>;

export const creditCompanyDetail = v.object({
  ...creditCompany.entries,
  /** Invoices that wait for a payment, the oldest first. */
  open_invoices: v.array(invoice),
});
export type CreditCompanyDetail = v.InferOutput<typeof creditCompanyDetail>;

const params = v.strictObject({ id });

/** Which companies: those that pay later, those of them that owe for an overdue invoice, or all. */
export const CREDIT_SCOPES = ['post_billing', 'overdue', 'all'] as const;
export type CreditScope = (typeof CREDIT_SCOPES)[number];

export const listCreditCompanies = endpoint({
  name: 'listCreditCompanies',
  service: 'main',
  method: 'GET',
  path: '/admin/credit/list',
  access: 'admin',
  summary: 'List companies with their credit usage, by name',
  spec: '3 User account',
  query: v.strictObject({
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    scope: v.optional(v.picklist(CREDIT_SCOPES), 'post_billing'),
    search: v.optional(text(80)),
  }),
  response: listOf(creditCompany),
});

export const getCreditCompany = endpoint({
  name: 'getCreditCompany',
  service: 'main',
  method: 'GET',
  path: '/admin/credit/{id}',
  access: 'admin',
  summary: 'Get a company with its credit usage and unpaid invoices',
  spec: '3 User account',
  params,
  response: creditCompanyDetail,
  errors: ['not_found'],
});

export const changeCredit = endpoint({
  name: 'changeCredit',
  service: 'main',
  method: 'PUT',
  path: '/admin/credit/{id}',
  access: 'admin',
  summary:
    'Let a company pay later up to a limit, change the limit, or make it prepaid again; never below what it owes',
  spec: '3 User account',
  params,
  body: v.strictObject({
    payment_type: v.picklist(['prepaid', 'post_billing']),
    /** Ignored for a prepaid company, which has none. */
    limit: positiveAmount,
  }),
  response: creditCompanyDetail,
  idempotency: 'required',
  errors: ['not_found', 'credit_limit_below_debt'],
});
