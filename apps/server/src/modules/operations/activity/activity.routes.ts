import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { listActivity, listAdminActivity } from './list-activity.ts';

export const activityRoutes = [
  serve(endpoints.listActivity, ({ ctx, query }) => listActivity({ ctx, query })),
  serve(endpoints.listAdminActivity, ({ ctx, query }) => listAdminActivity({ ctx, query })),
];
