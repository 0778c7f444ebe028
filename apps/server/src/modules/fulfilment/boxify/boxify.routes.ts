import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { convertCsvBoxify } from './convert-csv-boxify.ts';

export const boxifyRoutes = [
  route(endpoints.convertCsvBoxify, ({ ctx, body }) => convertCsvBoxify({ ctx, input: body })),
];
