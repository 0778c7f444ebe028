import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SocialTokenRefused, SocialUnavailable } from '../../ports/social-login.ts';
import {
  FACEBOOK_APP,
  startFacebookStandIn,
  type FacebookStandIn,
} from '#test/adapters/social-facebook/facebook-stand-in.fixtures.ts';
import { createFacebookLogin } from './index.ts';

let facebook: FacebookStandIn;
beforeAll(async () => {
  facebook = await startFacebookStandIn();
});
afterEach(() => {
  facebook.outage = null;
  facebook.me_error = null;
  facebook.tokens.clear();
});
afterAll(() => facebook.close());

const verify = (token: string, change: { app_secret?: string; graph_url?: string } = {}) =>
  createFacebookLogin({
    ...FACEBOOK_APP,
    graph_url: facebook.graph_url,
    authorize_url: 'https://www.facebook.com/v25.0/dialog/oauth',
    clock: { now: Date.now },
    ...change,
  }).verify(token, null);

const OURS = { app_id: FACEBOOK_APP.app_id, user_id: '1207059', email: 'amelia.goh@example.test' };

describe('access tokens of Facebook (trust 4.20)', () => {
  test('one of ours names the person, asked for with the proof of the app secret', async () => {
    facebook.tokens.set('EAAB-ours', OURS);
    expect(await verify('EAAB-ours')).toEqual({
      subject: '1207059',
      email: 'amelia.goh@example.test',
      is_email_verified: true,
      name: 'Amelia Goh',
    });
  });

  test.each([
    ['of another app, as Facebook refuses it', { app_id: '999' }],
    ['of another app, if Facebook answered it', { app_id: '999', is_valid: true }],
    ['that is no longer valid', { is_valid: false }],
    ['that has expired', { expires_at: 1_000 }],
    ['of a page, not of a person', { type: 'PAGE' }],
    ['whose person is another one', { me_id: '1' }],
  ])('one %s is refused', async (_what, change) => {
    facebook.tokens.set('EAAB-other', { ...OURS, ...change });
    await expect(verify('EAAB-other')).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('a made-up one, and one that was taken back a moment ago', async () => {
    await expect(verify('EAAB-made-up')).rejects.toBeInstanceOf(SocialTokenRefused);
    facebook.tokens.set('EAAB-ours', OURS);
    facebook.me_error = 190;
    await expect(verify('EAAB-ours')).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('somebody without a confirmed email has none', async () => {
    const { email: _email, ...without } = OURS;
    facebook.tokens.set('EAAB-no-email', without);
    expect(await verify('EAAB-no-email')).toMatchObject({ email: '', is_email_verified: false });
  });

  test.each([
    [503, 'busy'],
    [200, 'no JSON'],
    [200, '{}'],
    [400, '{"error":{"code":4,"message":"Application request limit reached"}}'],
  ])('an outage is no fault of the token: %i %s', async (status, body) => {
    facebook.outage = { status, body };
    await expect(verify('EAAB-ours')).rejects.toBeInstanceOf(SocialUnavailable);
  });

  test('a wrong secret is a setting to mend, a line that is down no reason to refuse; no word of the token', async () => {
    facebook.tokens.set('EAAB-ours', OURS);
    for (const change of [{ app_secret: 'wrong' }, { graph_url: 'http://127.0.0.1:1/v25.0' }]) {
      const error = await verify('EAAB-ours', change).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SocialUnavailable);
      expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/EAAB-ours|33b17e044/u);
    }
  });
});
