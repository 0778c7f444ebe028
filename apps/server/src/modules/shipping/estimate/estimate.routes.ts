import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { estimateBulk } from './estimate-bulk.ts';
import { estimateOrder } from './estimate-order.ts';
import { estimatePublic } from './estimate-public.ts';

export const estimateRoutes = [
  route(endpoints.estimateOrder, ({ ctx, params, body }) => estimateOrder({ ctx, order_id: params.id, input: body })),
  route(endpoints.estimateBulk, ({ ctx, body }) => estimateBulk({ ctx, input: body })),
  route(endpoints.estimatePublic, ({ ctx, body }) => estimatePublic({ ctx, input: body })),
];
