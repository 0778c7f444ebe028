import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getOrderViews } from './get-order-views.ts';
import { saveOrderLayout } from './save-order-layout.ts';
import { createOrderView, deleteOrderView, updateOrderView } from './save-order-view.ts';

export const orderViewRoutes = [
  route(endpoints.getOrderViews, ({ ctx }) => getOrderViews({ ctx })),
  route(endpoints.saveOrderLayout, ({ ctx, body }) => saveOrderLayout({ ctx, input: body })),
  route(endpoints.createOrderView, ({ ctx, body }) => createOrderView({ ctx, input: body })),
  route(endpoints.updateOrderView, ({ ctx, params, body }) => updateOrderView({ ctx, id: params.id, input: body })),
  route(endpoints.deleteOrderView, ({ ctx, params }) => deleteOrderView({ ctx, id: params.id })),
];
