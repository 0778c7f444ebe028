import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { downloadOrderAnalysis } from './analysis-export.ts';
import { getOrderAnalysis } from './get-order-analysis.ts';
import { listOrderAnalysis } from './list-order-analysis.ts';

export const analysisRoutes = [
  serve(endpoints.listOrderAnalysis, ({ ctx, query }) => listOrderAnalysis({ ctx, query })),
  serve(endpoints.downloadOrderAnalysis, ({ ctx, query }) => downloadOrderAnalysis({ ctx, query })),
  serve(endpoints.getOrderAnalysis, ({ ctx, params, query }) => getOrderAnalysis({ ctx, id: params.id, query })),
];
