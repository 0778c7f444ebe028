import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { deleteAvatar, uploadAvatar } from './avatar.ts';
import { getChatIdentity } from './get-chat-identity.ts';
import { acceptTerms, getMe, updateMe } from './me.ts';
import { saveSetting } from './save-setting.ts';

export const profileRoutes = [
  route(endpoints.getMe, ({ ctx }) => getMe({ ctx })),
  route(endpoints.updateMe, ({ ctx, body }) => updateMe({ ctx, input: body })),
  route(endpoints.acceptTerms, ({ ctx }) => acceptTerms({ ctx })),
  route(endpoints.getChatIdentity, ({ ctx }) => getChatIdentity({ ctx })),
  route(endpoints.saveSetting, ({ ctx, body }) => saveSetting({ ctx, input: body })),
  route(endpoints.uploadAvatar, ({ ctx, body }) => uploadAvatar({ ctx, input: body })),
  route(endpoints.deleteAvatar, ({ ctx }) => deleteAvatar({ ctx })),
];
