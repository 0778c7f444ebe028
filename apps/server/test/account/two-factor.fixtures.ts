import { endpoints, type TwoFactorSetup } from '@sampan/contract';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { totpOf } from '../../src/modules/identity/sign-in/second-factor/index.ts';
import { PASSWORD, verified } from './account.fixtures.ts';

/** What the app of somebody's phone shows, `steps` half minutes from now. */
export function codeOf(app: TestApp, secret: string, steps = 0): string {
  return totpOf(secret, '').generate({ timestamp: app.clock.now() + steps * 30_000 });
}

/** Somebody whose app has the secret and has not shown a code. */
export async function startedTwoFactor(app: TestApp, email: string) {
  const { token } = await verified(app, email);
  const { body } = await app.call<TwoFactorSetup>(endpoints.startTwoFactor, { token, body: { password: PASSWORD } });
  return { token, secret: body.secret };
}

/** Somebody who signs in with a code. */
export async function withTwoFactor(app: TestApp, email: string) {
  const { token, secret } = await startedTwoFactor(app, email);
  const { body } = await app.call<{ recovery_codes: string[] }>(endpoints.confirmTwoFactor, {
    token,
    body: { otp: codeOf(app, secret) },
  });
  return { token, secret, recovery_codes: body.recovery_codes };
}

/** What a right password is answered with. */
export async function signInChallenge(app: TestApp, email: string, password = PASSWORD) {
  const { body } = await app.call<{ code: string; data: { challenge: string; expires_at: number } }>(endpoints.login, {
    body: { email, password },
  });
  return { code: body.code, ...body.data };
}
