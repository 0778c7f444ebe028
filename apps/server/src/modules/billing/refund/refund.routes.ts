import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { listRefunds } from './list-refunds.ts';
import { downloadCreditNote, downloadRefunds } from './refund-export.ts';

export const refundRoutes = [
  serve(endpoints.listRefunds, ({ ctx, query }) => listRefunds({ ctx, query })),
  serve(endpoints.downloadRefunds, ({ ctx }) => downloadRefunds({ ctx })),
  serve(endpoints.downloadCreditNote, ({ ctx, params }) => downloadCreditNote({ ctx, id: params.id })),
];
