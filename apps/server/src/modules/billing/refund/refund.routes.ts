import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listRefunds } from './list-refunds.ts';
import { downloadCreditNote, downloadRefunds } from './refund-export.ts';

export const refundRoutes = [
  route(endpoints.listRefunds, ({ ctx, query }) => listRefunds({ ctx, query })),
  route(endpoints.downloadRefunds, ({ ctx }) => downloadRefunds({ ctx })),
  route(endpoints.downloadCreditNote, ({ ctx, params }) => downloadCreditNote({ ctx, id: params.id })),
];
