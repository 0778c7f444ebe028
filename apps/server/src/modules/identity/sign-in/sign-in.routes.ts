import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { checkNewAccount } from './check-new-password.ts';
import { loginPhone, requestPhoneCode } from './login-phone.ts';
import { login } from './login.ts';
import { forgotPassword, resendMailVerification, resendMyMailVerification } from './mail-request.ts';
import { register } from './register.ts';
import { parseResetLink, resetPassword } from './reset-password.ts';
import { verifyMail } from './verify-mail.ts';

const DONE = { success: true as const };

export const signInRoutes = [
  serve(endpoints.login, ({ ctx, body }) => login({ ctx, input: body })),
  serve(endpoints.register, async ({ ctx, body }) =>
    register({ ctx, input: { ...(await checkNewAccount(body)), language: ctx.language } }),
  ),
  serve(endpoints.requestPhoneCode, ({ ctx, body }) => requestPhoneCode({ ctx, input: body })),
  serve(endpoints.loginPhone, ({ ctx, body }) => loginPhone({ ctx, input: body })),
  serve(endpoints.verifyMail, async ({ ctx, body }) => {
    await verifyMail({ ctx, input: body });
    return DONE;
  }),
  serve(endpoints.resendMailVerification, async ({ ctx, body }) => {
    await resendMailVerification({ ctx, email: body.email });
    return DONE;
  }),
  serve(endpoints.resendMyMailVerification, async ({ ctx }) => {
    await resendMyMailVerification({ ctx });
    return DONE;
  }),
  serve(endpoints.forgotPassword, async ({ ctx, body }) => {
    await forgotPassword({ ctx, email: body.email });
    return DONE;
  }),
  serve(endpoints.parseResetLink, ({ ctx, body }) => parseResetLink({ ctx, token: body.token })),
  serve(endpoints.resetPassword, async ({ ctx, body }) => {
    await resetPassword({ ctx, input: body });
    return DONE;
  }),
  serve(endpoints.changePassword, ({ ctx, body }) => changePassword({ ctx, input: body })),
];
