import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { downloadInvoice } from './invoice-export.ts';
import { payInvoice } from './pay-invoice.ts';
import { getInvoice, listInvoices } from './read-invoices.ts';

export const invoiceRoutes = [
  serve(endpoints.listInvoices, ({ ctx, query }) => listInvoices({ ctx, query })),
  serve(endpoints.getInvoice, ({ ctx, params, query }) => getInvoice({ ctx, id: params.id, ...query })),
  serve(endpoints.downloadInvoice, ({ ctx, params, query }) => downloadInvoice({ ctx, id: params.id, ...query })),
  serve(endpoints.payInvoice, ({ ctx, params, body }) => payInvoice({ ctx, id: params.id, ...body })),
];
