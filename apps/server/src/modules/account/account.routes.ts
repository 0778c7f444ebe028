import { endpoints } from '@sampan/contract';
import { serve } from '../../kernel/http/route.ts';
import { createLiveTicket, endSession } from '../session/index.ts';
import { checkNewAccount } from './check-setting.ts';
import { login } from './login.ts';
import { acceptTerms, getMe, updateMe } from './me.ts';
import { register } from './register.ts';
import { saveSetting } from './save-setting.ts';

export const accountRoutes = [
  serve(endpoints.login, ({ ctx, body }) => login({ ctx, input: body })),
  serve(endpoints.register, ({ ctx, body }) =>
    register({ ctx, input: { ...checkNewAccount(body), language: ctx.language } }),
  ),
  serve(endpoints.logout, async ({ ctx }) => {
    await endSession({ ctx });
    return { success: true as const };
  }),
  serve(endpoints.getMe, ({ ctx }) => getMe({ ctx })),
  serve(endpoints.updateMe, ({ ctx, body }) => updateMe({ ctx, input: body })),
  serve(endpoints.acceptTerms, ({ ctx }) => acceptTerms({ ctx })),
  serve(endpoints.saveSetting, ({ ctx, body }) => saveSetting({ ctx, input: body })),
  serve(endpoints.createLiveTicket, ({ ctx }) => createLiveTicket({ ctx })),
];
