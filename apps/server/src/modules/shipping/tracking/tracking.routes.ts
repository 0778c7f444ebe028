import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getParcelProblem } from './get-problem.ts';
import { getPublicTracking, getTracking } from './get-tracking.ts';
import { instructCourier } from './instruct-courier.ts';
import { withdrawInstruction } from './withdraw-instruction.ts';

export const trackingRoutes = [
  route(endpoints.getTracking, ({ ctx, params }) => getTracking({ ctx, handle: params.id })),
  route(endpoints.getPublicTracking, ({ ctx, params }) => getPublicTracking({ ctx, handle: params.id })),
  route(endpoints.getParcelProblem, ({ ctx, params }) => getParcelProblem({ ctx, id: params.id })),
  route(endpoints.instructCourier, ({ ctx, params, body }) => instructCourier({ ctx, id: params.id, body })),
  route(endpoints.withdrawInstruction, ({ ctx, params }) => withdrawInstruction({ ctx, id: params.id })),
];
