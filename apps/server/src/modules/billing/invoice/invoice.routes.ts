import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadInvoice } from './invoice-export.ts';
import { payInvoice } from './pay-invoice.ts';
import { getInvoice, listInvoices } from './read-invoices.ts';

export const invoiceRoutes = [
  route(endpoints.listInvoices, ({ ctx, query }) => listInvoices({ ctx, query })),
  route(endpoints.getInvoice, ({ ctx, params, query }) => getInvoice({ ctx, id: params.id, ...query })),
  route(endpoints.downloadInvoice, ({ ctx, params, query }) => downloadInvoice({ ctx, id: params.id, ...query })),
  route(endpoints.payInvoice, ({ ctx, params, body }) => payInvoice({ ctx, id: params.id, ...body })),
];
