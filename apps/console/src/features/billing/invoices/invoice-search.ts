import type { InvoiceStatus } from '@sampan/contract';

/** In the order of their filter. */
export const STATUSES = ['open', 'overdue', 'paid', 'credit'] as const satisfies readonly InvoiceStatus[];

/** What the URL of /histories/invoices says. What is not a known value is dropped. */
export interface InvoiceSearch {
  status?: InvoiceStatus;
  year?: string;
  page?: string;
  /** The invoice whose drawer is open, and the page of its lines. */
  invoice?: string;
  lines?: string;
}

const YEAR = /^2\d{3}$/u;
const PAGE = /^[1-9]\d{0,5}$/u;
const ID = /^[0-9a-f-]{36}$/u;

export function parseInvoiceSearch(raw: Record<string, unknown>): InvoiceSearch {
  const { status, year, page, invoice, lines } = raw;
  const is = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);
  const known = STATUSES.find((each) => each === status);
  return {
    ...(known === undefined ? {} : { status: known }),
    ...(is(year, YEAR) ? { year } : {}),
    ...(is(page, PAGE) && page !== '1' ? { page } : {}),
    ...(is(invoice, ID) ? { invoice } : {}),
    ...(is(lines, PAGE) && lines !== '1' ? { lines } : {}),
  };
}

export function isFiltered({ status, year }: InvoiceSearch): boolean {
  return status !== undefined || year !== undefined;
}
