import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listActivity, listAdminActivity } from './list-activity.ts';

export const activityRoutes = [
  route(endpoints.listActivity, ({ ctx, query }) => listActivity({ ctx, query })),
  route(endpoints.listAdminActivity, ({ ctx, query }) => listAdminActivity({ ctx, query })),
];
