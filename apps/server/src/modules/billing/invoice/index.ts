export { billingMonthOf } from './billing-month.ts';
export { invoiceRenderers } from './invoice-export.ts';
export { buyerOf, printedParty, sellerOf } from './invoice-party.ts';
export { findUnpaid } from './invoice.repo.ts';
export type { InvoiceRow } from './invoice.table.ts';
export { issueInvoices } from './issue-invoices.ts';
export { payInvoice } from './pay-invoice.ts';
export { presentInvoice } from './present-invoice.ts';
export { notifyOverdueInvoices } from './notify-overdue.ts';
