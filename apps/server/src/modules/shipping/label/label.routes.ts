import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { cancelOrder } from './cancel-order.ts';
import { startCancelOrders } from './cancel-orders.ts';
import { startCreateLabels } from './create-labels.ts';
import { startPrintLabels } from './print-labels.ts';
import { createLabel } from './create-label.ts';
import { setTrackingNumber } from './set-tracking-number.ts';
import { scanLabel } from './scan-label.ts';
import { downloadLabel, downloadLabels } from './download-label.ts';

export const labelRoutes = [
  route(endpoints.createLabel, ({ ctx, params, body }) =>
    createLabel({
      ctx,
      id: params.id,
      input: {
        estimated_costs_id: body.estimated_costs_id,
        payment_method_type: body.payment_method_type,
        total_fee: body.total_fee,
        draft: body,
      },
    }),
  ),
  route(endpoints.setTrackingNumber, ({ ctx, params, body }) => setTrackingNumber({ ctx, id: params.id, ...body })),
  route(endpoints.startCreateLabels, ({ ctx, body }) => startCreateLabels({ ctx, input: body })),
  route(endpoints.startPrintLabels, ({ ctx, body }) => startPrintLabels({ ctx, input: body })),
  route(endpoints.startCancelOrders, ({ ctx, body }) => startCancelOrders({ ctx, input: body })),
  route(endpoints.cancelOrder, ({ ctx, params, body }) =>
    cancelOrder({ ctx, id: params.id, reason: body.reason ?? '' }),
  ),
  route(endpoints.scanLabel, ({ ctx, body }) => scanLabel({ ctx, input: body })),
  route(endpoints.downloadLabels, ({ ctx, body }) => downloadLabels({ ctx, input: body })),
  route(endpoints.downloadLabel, ({ ctx, params, query }) => downloadLabel({ ctx, id: params.id, ...query })),
];
