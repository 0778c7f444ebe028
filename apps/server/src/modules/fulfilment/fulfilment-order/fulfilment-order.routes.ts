import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { startCancelFulfilment, startPickOrders } from './bulk-fulfilment.ts';
import { createFulfilment } from './create-fulfilment.ts';
import { correctStock, countFulfilment, getFulfilment, listFulfilment, listStock } from './list-fulfilment.ts';
import { printPickList } from './pick-list.document.ts';
import { pickListOf } from './pick-list.ts';
import { cancelFulfilment, moveFulfilment, scanFulfilment } from './move-fulfilment.ts';

export const fulfilmentOrderRoutes = [
  route(endpoints.listFulfillmentOrders, ({ ctx, query }) => listFulfilment({ ctx, query })),
  route(endpoints.countFulfillmentOrders, ({ ctx }) => countFulfilment({ ctx })),
  route(endpoints.getFulfillmentOrder, ({ ctx, params }) => getFulfilment({ ctx, id: params.id })),
  route(endpoints.createFulfillmentOrders, ({ ctx, body }) => createFulfilment({ ctx, input: body })),
  route(endpoints.getPickList, ({ ctx, body }) => pickListOf({ ctx, ids: body.ids })),
  route(endpoints.printPickList, ({ ctx, body }) => printPickList({ ctx, ids: body.ids })),
  route(endpoints.startPickOrders, ({ ctx, body }) => startPickOrders({ ctx, ids: body.ids })),
  route(endpoints.startCancelFulfillmentOrders, ({ ctx, body }) => startCancelFulfilment({ ctx, ...body })),
  route(endpoints.scanFulfillmentOrder, ({ ctx, params, body }) =>
    scanFulfilment({ ctx, id: params.id, code: body.code }),
  ),
  route(endpoints.cancelFulfillmentOrder, ({ ctx, params, body }) => cancelFulfilment({ ctx, id: params.id, ...body })),
  route(endpoints.moveFulfillmentOrder, ({ ctx, params, body }) =>
    moveFulfilment({ ctx, ...params, reason: body.reason }),
  ),
  route(endpoints.listStock, ({ ctx, query }) => listStock({ ctx, query })),
  route(endpoints.adjustStock, ({ ctx, body }) => correctStock({ ctx, input: body })),
];
