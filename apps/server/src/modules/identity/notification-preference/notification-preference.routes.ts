import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { getNotificationChoices, saveNotificationChoices } from './notification-choice.ts';

export const notificationPreferenceRoutes = [
  serve(endpoints.getNotificationChoices, ({ ctx }) => getNotificationChoices({ ctx })),
  serve(endpoints.saveNotificationChoices, ({ ctx, body }) => saveNotificationChoices({ ctx, input: body })),
];
