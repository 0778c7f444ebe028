import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listMovements } from './adjust-stock.ts';
import { createInbound, listInbounds, moveInbound, receiveInbound } from './change-inbound.ts';
import { createSku, deleteSku, listSkus, restoreSku, updateSku } from './save-sku.ts';
import { createWarehouse, listWarehouses, updateWarehouse } from './save-warehouse.ts';

export const warehouseRoutes = [
  route(endpoints.listWarehouses, ({ ctx }) => listWarehouses({ ctx })),
  route(endpoints.createWarehouse, ({ ctx, body }) => createWarehouse({ ctx, input: body })),
  route(endpoints.updateWarehouse, ({ ctx, params, body }) => updateWarehouse({ ctx, id: params.id, input: body })),
  route(endpoints.listSkus, ({ ctx, query }) => listSkus({ ctx, query })),
  route(endpoints.createSku, ({ ctx, body }) => createSku({ ctx, input: body })),
  route(endpoints.updateSku, ({ ctx, params, body }) => updateSku({ ctx, id: params.id, input: body })),
  route(endpoints.deleteSku, ({ ctx, params }) => deleteSku({ ctx, id: params.id })),
  route(endpoints.restoreSku, ({ ctx, params }) => restoreSku({ ctx, id: params.id })),
  route(endpoints.listMovements, ({ ctx, query }) => listMovements({ ctx, query })),
  route(endpoints.listInbounds, ({ ctx, query }) => listInbounds({ ctx, query })),
  route(endpoints.createInbound, ({ ctx, body }) => createInbound({ ctx, input: body })),
  route(endpoints.receiveInbound, ({ ctx, params, body }) => receiveInbound({ ctx, id: params.id, lines: body.lines })),
  route(endpoints.moveInbound, ({ ctx, params }) => moveInbound({ ctx, ...params })),
];
