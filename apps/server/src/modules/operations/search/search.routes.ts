import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { findAnything } from './find-anything.ts';

export const searchRoutes = [route(endpoints.findAnything, ({ ctx, query }) => findAnything({ ctx, query }))];
