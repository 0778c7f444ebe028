import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getServiceMatches } from './get-service-matches.ts';
import { saveServiceMatches } from './save-service-matches.ts';

export const serviceMatchRoutes = [
  route(endpoints.getServiceMatches, ({ ctx }) => getServiceMatches({ ctx })),
  route(endpoints.saveServiceMatches, ({ ctx, body }) => saveServiceMatches({ ctx, input: body })),
];
