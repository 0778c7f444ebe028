import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { getNotificationChoices, saveNotificationChoices } from './notification-choice.ts';

export const notificationPreferenceRoutes = [
  route(endpoints.getNotificationChoices, ({ ctx }) => getNotificationChoices({ ctx })),
  route(endpoints.saveNotificationChoices, ({ ctx, body }) => saveNotificationChoices({ ctx, input: body })),
];
