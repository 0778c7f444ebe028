import { endpoints, type SocialProvider } from '@sampan/contract';
import type { DemoPerson, DemoSocialLogin } from '../../src/ports/social-login.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** Somebody the stand-in vouches for, with an email of their own. */
export function demoPerson(email: string, change: Partial<DemoPerson> = {}): DemoPerson {
  return { id: `subject of ${email}`, name: 'Amelia Goh', email, is_email_verified: true, role: 'new', ...change };
}

/** What a page sends after the stand-in of the demo led back to it. */
export async function demoToken(
  app: TestApp,
  provider: SocialProvider,
  person: DemoPerson | string = 'sg@demo.sampan.test',
): Promise<{ access_token: string; nonce: string }> {
  const login = app.ctx.ports.social[provider] as DemoSocialLogin;
  const nonce = 'a nonce of a test';
  return { access_token: await login.issue(typeof person === 'string' ? demoPerson(person) : person, nonce), nonce };
}

/** The provider that was just connected to the person of a session. */
export async function linkedProvider(
  app: TestApp,
  token: string,
  person: DemoPerson | string,
): Promise<SocialProvider> {
  const body = { provider: 'google', ...(await demoToken(app, 'google', person)) };
  const linked = await app.call(endpoints.linkSocialLogin, { token, body });
  if (linked.status !== 200) throw new Error(JSON.stringify(linked.body));
  return 'google';
}

/** A call of each endpoint that the person of a session may make; `mailOf` gives an address nobody else has. */
export async function socialSamples(app: TestApp, token: string, mailOf: (who: string) => string) {
  const connected = await demoToken(app, 'google', mailOf('google'));
  const newcomer = await demoToken(app, 'facebook', mailOf('facebook'));
  return {
    listSocialProviders: {},
    loginGoogle: { body: { ...connected, timezone: 'Asia/Singapore', accept_emails: true } },
    loginFacebook: { body: { ...newcomer, timezone: 'Asia/Singapore' } },
    listSocialLogins: {},
    linkSocialLogin: { body: { provider: 'google', ...connected } },
    unlinkSocialLogin: { params: { id: await linkedProvider(app, token, mailOf('google')) } },
  };
}
