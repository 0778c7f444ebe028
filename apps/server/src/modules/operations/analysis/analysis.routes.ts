import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { downloadOrderAnalysis } from './analysis-export.ts';
import { getOrderAnalysis } from './get-order-analysis.ts';
import { listOrderAnalysis } from './list-order-analysis.ts';

export const analysisRoutes = [
  route(endpoints.listOrderAnalysis, ({ ctx, query }) => listOrderAnalysis({ ctx, query })),
  route(endpoints.downloadOrderAnalysis, ({ ctx, query }) => downloadOrderAnalysis({ ctx, query })),
  route(endpoints.getOrderAnalysis, ({ ctx, params, query }) => getOrderAnalysis({ ctx, id: params.id, query })),
];
