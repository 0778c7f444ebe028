import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { getConstants } from './get-constants.ts';
import { getHealth } from './get-health.ts';
import { getPerformance } from './get-performance.ts';

export const supportRoutes = [
  serve(endpoints.getConstants, ({ ctx }) => getConstants({ ctx })),
  serve(endpoints.getPerformance, ({ ctx }) => getPerformance({ ctx })),
  serve(endpoints.getHealth, ({ ctx }) => getHealth({ ctx })),
];
