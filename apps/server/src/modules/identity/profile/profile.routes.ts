import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { deleteAvatar, uploadAvatar } from './avatar.ts';
import { acceptTerms, getMe, updateMe } from './me.ts';
import { saveSetting } from './save-setting.ts';

export const profileRoutes = [
  serve(endpoints.getMe, ({ ctx }) => getMe({ ctx })),
  serve(endpoints.updateMe, ({ ctx, body }) => updateMe({ ctx, input: body })),
  serve(endpoints.acceptTerms, ({ ctx }) => acceptTerms({ ctx })),
  serve(endpoints.saveSetting, ({ ctx, body }) => saveSetting({ ctx, input: body })),
  serve(endpoints.uploadAvatar, ({ ctx, body }) => uploadAvatar({ ctx, input: body })),
  serve(endpoints.deleteAvatar, ({ ctx }) => deleteAvatar({ ctx })),
];
