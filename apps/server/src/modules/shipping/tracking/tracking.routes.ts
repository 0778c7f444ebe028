import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getPublicTracking, getTracking } from './get-tracking.ts';

export const trackingRoutes = [
  route(endpoints.getTracking, ({ ctx, params }) => getTracking({ ctx, handle: params.id })),
  route(endpoints.getPublicTracking, ({ ctx, params }) => getPublicTracking({ ctx, handle: params.id })),
];
