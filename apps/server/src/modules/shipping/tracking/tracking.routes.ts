import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { bookDeliveryAttempt } from './book-attempt.ts';
import { getDeliveryAttempt } from './get-attempt.ts';
import { getPublicTracking, getTracking } from './get-tracking.ts';
import { withdrawDeliveryAttempt } from './withdraw-attempt.ts';

export const trackingRoutes = [
  route(endpoints.getTracking, ({ ctx, params }) => getTracking({ ctx, handle: params.id })),
  route(endpoints.getPublicTracking, ({ ctx, params }) => getPublicTracking({ ctx, handle: params.id })),
  route(endpoints.getDeliveryAttempt, ({ ctx, params }) => getDeliveryAttempt({ ctx, id: params.id })),
  route(endpoints.bookDeliveryAttempt, ({ ctx, params, body }) => bookDeliveryAttempt({ ctx, id: params.id, body })),
  route(endpoints.withdrawDeliveryAttempt, ({ ctx, params }) => withdrawDeliveryAttempt({ ctx, id: params.id })),
];
