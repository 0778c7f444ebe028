import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadTopUpReceipt } from './receipt-export.ts';

export const receiptRoutes = [
  route(endpoints.downloadTopUpReceipt, ({ ctx, params }) => downloadTopUpReceipt({ ctx, id: params.id })),
];
