import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { archiveOrder, restoreOrder } from './archive-order.ts';
import { createOrder } from './create-order.ts';
import { createReturn } from './create-return.ts';
import { deleteOrder } from './delete-order.ts';
import { getOrder } from './get-order.ts';
import { countOrders, listOrders, listPickUpAddresses } from './list-orders.ts';
import { rateOrder } from './rate-order.ts';
import { saveCustomsPurposes } from './save-customs-purposes.ts';
import { updateOrder, updateOrderAddress } from './update-order.ts';

export const orderRoutes = [
  route(endpoints.listOrders, ({ ctx, query }) => listOrders({ ctx, query })),
  route(endpoints.listTrackPackage, ({ ctx, query }) => listOrders({ ctx, query })),
  route(endpoints.listPickUpAddresses, ({ ctx, query }) => listPickUpAddresses({ ctx, of: query.delivery_type })),
  route(endpoints.countOrders, ({ ctx }) => countOrders({ ctx })),
  route(endpoints.createOrder, ({ ctx, body }) => createOrder({ ctx, input: body })),
  route(endpoints.getOrder, ({ ctx, params }) => getOrder({ ctx, id: params.id })),
  route(endpoints.updateOrder, ({ ctx, params, body }) => updateOrder({ ctx, id: params.id, input: body })),
  route(endpoints.saveCustomsPurposes, ({ ctx, body }) => saveCustomsPurposes({ ctx, input: body })),
  route(endpoints.deleteOrder, ({ ctx, params }) => deleteOrder({ ctx, id: params.id })),
  route(endpoints.archiveOrder, ({ ctx, params, body }) =>
    archiveOrder({ ctx, id: params.id, reason: body.reason ?? '' }),
  ),
  route(endpoints.restoreOrder, ({ ctx, params }) => restoreOrder({ ctx, id: params.id })),
  route(endpoints.createReturn, ({ ctx, params }) => createReturn({ ctx, id: params.id })),
  route(endpoints.rateOrder, ({ ctx, params, body }) => rateOrder({ ctx, id: params.id, rating: body.rating })),
  route(endpoints.updateOrderAddress, ({ ctx, params, body }) =>
    updateOrderAddress({ ctx, id: params.id, part: params.part, input: body }),
  ),
];
