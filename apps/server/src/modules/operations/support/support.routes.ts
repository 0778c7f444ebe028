import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getConstants } from './get-constants.ts';
import { getHealth } from './get-health.ts';
import { getPerformance } from './get-performance.ts';

export const supportRoutes = [
  route(endpoints.getConstants, ({ ctx }) => getConstants({ ctx })),
  route(endpoints.getPerformance, ({ ctx }) => getPerformance({ ctx })),
  route(endpoints.getHealth, ({ ctx }) => getHealth({ ctx })),
];
