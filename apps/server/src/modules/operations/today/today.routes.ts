import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getToday } from './get-today.ts';

export const todayRoutes = [route(endpoints.getToday, ({ ctx }) => getToday({ ctx }))];
