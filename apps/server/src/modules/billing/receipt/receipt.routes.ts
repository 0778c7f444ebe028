import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { downloadTopUpReceipt } from './receipt-export.ts';

export const receiptRoutes = [
  serve(endpoints.downloadTopUpReceipt, ({ ctx, params }) => downloadTopUpReceipt({ ctx, id: params.id })),
];
