import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { listNotices } from './list-notices.ts';
import { readNotices } from './read-notices.ts';

export const notificationRoutes = [
  route(endpoints.listNotices, ({ ctx }) => listNotices({ ctx })),
  route(endpoints.readNotices, ({ ctx, body }) => readNotices({ ctx, up_to: body.up_to })),
];
