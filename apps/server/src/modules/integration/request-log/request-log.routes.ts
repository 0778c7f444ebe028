import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { listRequests } from './list-requests.ts';

export const requestLogRoutes = [serve(endpoints.listRequests, ({ ctx, query }) => listRequests({ ctx, query }))];
