import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { checkNewAccount } from './check-new-password.ts';
import { confirmEmailChange, startEmailChange } from './email-change/index.ts';
import { loginPhone, requestPhoneCode } from './login-phone.ts';
import { login } from './login.ts';
import { forgotPassword, resendMailVerification, resendMyMailVerification } from './mail-request.ts';
import { register } from './register.ts';
import { parseResetLink, resetPassword } from './reset-password.ts';
import {
  confirmTwoFactor,
  getTwoFactor,
  loginSecondFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
} from './second-factor/index.ts';
import { verifyMail } from './verify-mail.ts';

const DONE = { success: true as const };

export const signInRoutes = [
  route(endpoints.login, ({ ctx, body }) => login({ ctx, input: body })),
  route(endpoints.register, async ({ ctx, body }) =>
    register({ ctx, input: { ...(await checkNewAccount(body)), language: ctx.language } }),
  ),
  route(endpoints.requestPhoneCode, ({ ctx, body }) => requestPhoneCode({ ctx, input: body })),
  route(endpoints.loginPhone, ({ ctx, body }) => loginPhone({ ctx, input: body })),
  route(endpoints.verifyMail, async ({ ctx, body }) => {
    await verifyMail({ ctx, input: body });
    return DONE;
  }),
  route(endpoints.resendMailVerification, async ({ ctx, body }) => {
    await resendMailVerification({ ctx, email: body.email });
    return DONE;
  }),
  route(endpoints.resendMyMailVerification, async ({ ctx }) => {
    await resendMyMailVerification({ ctx });
    return DONE;
  }),
  route(endpoints.forgotPassword, async ({ ctx, body }) => {
    await forgotPassword({ ctx, email: body.email });
    return DONE;
  }),
  route(endpoints.parseResetLink, ({ ctx, body }) => parseResetLink({ ctx, token: body.token })),
  route(endpoints.resetPassword, async ({ ctx, body }) => {
    await resetPassword({ ctx, input: body });
    return DONE;
  }),
  route(endpoints.loginSecondFactor, ({ ctx, body }) => loginSecondFactor({ ctx, input: body })),
  route(endpoints.getTwoFactor, ({ ctx }) => getTwoFactor({ ctx })),
  route(endpoints.startTwoFactor, ({ ctx, body }) => startTwoFactor({ ctx, password: body.password })),
  route(endpoints.confirmTwoFactor, ({ ctx, body }) => confirmTwoFactor({ ctx, otp: body.otp })),
  route(endpoints.stopTwoFactor, async ({ ctx, body }) => {
    await stopTwoFactor({ ctx, otp: body.otp });
    return DONE;
  }),
  route(endpoints.renewRecoveryCodes, ({ ctx, body }) => renewRecoveryCodes({ ctx, otp: body.otp })),
  route(endpoints.startEmailChange, ({ ctx, body }) => startEmailChange({ ctx, input: body })),
  route(endpoints.confirmEmailChange, async ({ ctx, body }) => {
    await confirmEmailChange({ ctx, input: body });
    return DONE;
  }),
  route(endpoints.changePassword, ({ ctx, body }) => changePassword({ ctx, input: body })),
];
