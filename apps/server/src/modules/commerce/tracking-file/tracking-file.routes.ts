import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { applyTrackingFile } from './apply-tracking-file.ts';

export const trackingFileRoutes = [
  route(endpoints.applyTrackingFile, ({ ctx, body }) => applyTrackingFile({ ctx, input: body })),
];
