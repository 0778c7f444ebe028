import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { convertCsv } from './convert-csv.ts';

export const orderImportRoutes = [route(endpoints.convertCsv, ({ ctx, body }) => convertCsv({ ctx, input: body }))];
