import { createFacebookLogin } from '../adapters/social-facebook/index.ts';
import { createGoogleLogin } from '../adapters/social-google/index.ts';
import { createLocalLogin } from '../adapters/social-local/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../platform/config/env.ts';
import type { DemoSocialLogin, SocialLogin, SocialLogins } from '../ports/social-login.ts';

/** Who people may sign in with besides us; in the demo a stand-in for what is not configured. */
export function createSocialLogins(env: Env, clock: Clock): SocialLogins {
  const { GOOGLE_CLIENT_ID: client_id, FACEBOOK_APP_ID: app_id, FACEBOOK_APP_SECRET: app_secret } = env;
  const standIn = (provider: 'google' | 'facebook') =>
    env.SAMPAN_PROFILE === 'demo'
      ? createLocalLogin({ provider, public_url: env.public_url, secret: env.secret, clock })
      : null;
  return {
    google: client_id
      ? createGoogleLogin({
          client_id,
          certs_url: env.GOOGLE_CERTS_URL,
          tokeninfo_url: env.GOOGLE_TOKENINFO_URL,
          authorize_url: env.GOOGLE_AUTHORIZE_URL,
          clock,
        })
      : standIn('google'),
    facebook:
      app_id && app_secret
        ? createFacebookLogin({
            app_id,
            app_secret,
            graph_url: env.FACEBOOK_GRAPH_URL,
            authorize_url: env.FACEBOOK_AUTHORIZE_URL,
            clock,
          })
        : standIn('facebook'),
  };
}

export const isDemoLogin = (login: SocialLogin | null): login is DemoSocialLogin => login?.client.is_demo === true;
