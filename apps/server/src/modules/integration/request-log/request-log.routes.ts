import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listRequests } from './list-requests.ts';

export const requestLogRoutes = [route(endpoints.listRequests, ({ ctx, query }) => listRequests({ ctx, query }))];
