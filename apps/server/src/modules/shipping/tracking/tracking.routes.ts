import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { getPublicTracking, getTracking } from './get-tracking.ts';

export const trackingRoutes = [
  serve(endpoints.getTracking, ({ ctx, params }) => getTracking({ ctx, handle: params.id })),
  serve(endpoints.getPublicTracking, ({ ctx, params }) => getPublicTracking({ ctx, handle: params.id })),
];
