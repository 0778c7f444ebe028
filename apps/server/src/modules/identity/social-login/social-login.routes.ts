import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { linkSocialLogin } from './link-social-login.ts';
import { listSocialLogins } from './list-social-logins.ts';
import { listSocialProviders } from './list-social-providers.ts';
import { signInWith } from './sign-in-with.ts';
import { unlinkSocialLogin } from './unlink-social-login.ts';

export const socialLoginRoutes = [
  serve(endpoints.listSocialProviders, ({ ctx }) => listSocialProviders({ ctx })),
  serve(endpoints.loginGoogle, ({ ctx, body }) => signInWith({ ctx, provider: 'google', input: body })),
  serve(endpoints.loginFacebook, ({ ctx, body }) => signInWith({ ctx, provider: 'facebook', input: body })),
  serve(endpoints.listSocialLogins, ({ ctx }) => listSocialLogins({ ctx })),
  serve(endpoints.linkSocialLogin, ({ ctx, body }) => linkSocialLogin({ ctx, input: body })),
  serve(endpoints.unlinkSocialLogin, ({ ctx, params }) => unlinkSocialLogin({ ctx, provider: params.id })),
];
