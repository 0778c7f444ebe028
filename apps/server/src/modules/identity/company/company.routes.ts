import { endpoints } from '@sampan/contract';
import { serve } from '../../kernel/http/route.ts';
import { deleteAvatar, uploadAvatar } from './avatar.ts';
import { deleteCompanyFile, getCompanyFile, uploadCompanyFile } from './company-file.ts';
import { getNotificationChoices, saveNotificationChoices } from './notification-choice.ts';
import { getOnboarding, skipOnboarding } from './onboarding.ts';
import { getCompany, saveCompany } from './save-company.ts';

export const settingRoutes = [
  serve(endpoints.getCompany, ({ ctx }) => getCompany({ ctx })),
  serve(endpoints.saveCompany, ({ ctx, body }) => saveCompany({ ctx, input: body })),
  serve(endpoints.uploadCompanyFile, ({ ctx, body }) => uploadCompanyFile({ ctx, input: body })),
  serve(endpoints.getCompanyFile, ({ ctx }) => getCompanyFile({ ctx })),
  serve(endpoints.deleteCompanyFile, ({ ctx }) => deleteCompanyFile({ ctx })),
  serve(endpoints.uploadAvatar, ({ ctx, body }) => uploadAvatar({ ctx, input: body })),
  serve(endpoints.deleteAvatar, ({ ctx }) => deleteAvatar({ ctx })),
  serve(endpoints.getNotificationChoices, ({ ctx }) => getNotificationChoices({ ctx })),
  serve(endpoints.saveNotificationChoices, ({ ctx, body }) => saveNotificationChoices({ ctx, input: body })),
  serve(endpoints.getOnboarding, ({ ctx }) => getOnboarding({ ctx })),
  serve(endpoints.skipOnboarding, ({ ctx }) => skipOnboarding({ ctx })),
];
