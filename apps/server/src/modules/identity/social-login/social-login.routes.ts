import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { linkSocialLogin } from './link-social-login.ts';
import { listSocialLogins } from './list-social-logins.ts';
import { listSocialProviders } from './list-social-providers.ts';
import { signInWith } from './sign-in-with.ts';
import { unlinkSocialLogin } from './unlink-social-login.ts';

export const socialLoginRoutes = [
  route(endpoints.listSocialProviders, ({ ctx }) => listSocialProviders({ ctx })),
  route(endpoints.loginGoogle, ({ ctx, body }) => signInWith({ ctx, provider: 'google', input: body })),
  route(endpoints.loginFacebook, ({ ctx, body }) => signInWith({ ctx, provider: 'facebook', input: body })),
  route(endpoints.listSocialLogins, ({ ctx }) => listSocialLogins({ ctx })),
  route(endpoints.linkSocialLogin, ({ ctx, body }) => linkSocialLogin({ ctx, input: body })),
  route(endpoints.unlinkSocialLogin, ({ ctx, params }) => unlinkSocialLogin({ ctx, provider: params.id })),
];
