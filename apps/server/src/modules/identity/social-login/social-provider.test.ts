import { endpoints, type Session, type SocialClient } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FACEBOOK_APP,
  startFacebookStandIn,
  type FacebookStandIn,
} from '#test/adapters/social-facebook/facebook-stand-in.fixtures.ts';
import {
  GOOGLE_CLIENT_ID,
  startGoogleStandIn,
  type GoogleStandIn,
} from '#test/adapters/social-google/google-stand-in.fixtures.ts';
import { openTestApp, type TestApp, STRONG_SECRET } from '#test/app/test-app.fixtures.ts';

let google: GoogleStandIn;
let facebook: FacebookStandIn;
let app: TestApp;
let bare: TestApp;

beforeAll(async () => {
  google = await startGoogleStandIn();
  facebook = await startFacebookStandIn();
  app = await openTestApp({
    env: {
      GOOGLE_CLIENT_ID,
      GOOGLE_CERTS_URL: google.certs_url,
      GOOGLE_TOKENINFO_URL: google.tokeninfo_url,
      FACEBOOK_APP_ID: FACEBOOK_APP.app_id,
      FACEBOOK_APP_SECRET: FACEBOOK_APP.app_secret,
      FACEBOOK_GRAPH_URL: facebook.graph_url,
    },
  });
  bare = await openTestApp({ env: { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: STRONG_SECRET } });
});
afterAll(async () => {
  await Promise.all([app.close(), bare.close(), google.close(), facebook.close()]);
});

describe('with the providers themselves (trust 4.20)', () => {
  test('the page learns the public ids, and no secret', async () => {
    const { body } = await app.call<{ records: SocialClient[] }>(endpoints.listSocialProviders);
    expect(body.records).toEqual([
      {
        provider: 'google',
        authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
        client_id: GOOGLE_CLIENT_ID,
        response_type: 'id_token',
        scope: 'openid email profile',
        is_demo: false,
      },
      {
        provider: 'facebook',
        authorize_url: 'https://www.facebook.com/v25.0/dialog/oauth',
        client_id: FACEBOOK_APP.app_id,
        response_type: 'token',
        scope: 'email,public_profile',
        is_demo: false,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(FACEBOOK_APP.app_secret);
  });

  test('an ID token and an access token of Google, and one of Facebook, sign in', async () => {
    const access_token = await google.idToken({ email: 'g@example.test', nonce: 'n-1' });
    const entered = await app.call<Session>(endpoints.loginGoogle, { body: { access_token, nonce: 'n-1' } });
    expect(entered.body.user).toMatchObject({ email: 'g@example.test', is_mail_verified: true });
    google.access_tokens.set('ya29.g', { aud: GOOGLE_CLIENT_ID, sub: '110169484474386276334' });
    const again = await app.call<Session>(endpoints.loginGoogle, { body: { access_token: 'ya29.g' } });
    expect(again.body.user.id).toBe(entered.body.user.id);
    facebook.tokens.set('EAAB', { app_id: FACEBOOK_APP.app_id, user_id: '7', email: 'f@example.test' });
    const other = await app.call<Session>(endpoints.loginFacebook, { body: { access_token: 'EAAB' } });
    expect(other.body.user).toMatchObject({ email: 'f@example.test', is_mail_verified: true });
  });

  test("another app's tokens are refused", async () => {
    const foreign = await google.idToken({ aud: 'evil.apps.googleusercontent.com' });
    facebook.tokens.set('EAAB-evil', { app_id: '999', user_id: '7', email: 'f@example.test' });
    for (const [endpoint, access_token] of [
      [endpoints.loginGoogle, foreign],
      [endpoints.loginFacebook, 'EAAB-evil'],
    ] as const) {
      const refused = await app.refusal(endpoint, { body: { access_token } });
      expect([refused.status, refused.body.code]).toEqual([422, 'social_refused']);
    }
  });

  test('a provider that is down is a 502 that may be tried again, never a 401', async () => {
    google.outage = { status: 503, body: '' };
    facebook.outage = { status: 503, body: '' };
    for (const endpoint of [endpoints.loginGoogle, endpoints.loginFacebook]) {
      const answer = await app.refusal(endpoint, { body: { access_token: 'ya29.g' } });
      expect([answer.status, answer.body.code, answer.body.retryable]).toEqual([502, 'social_unavailable', true]);
    }
    google.outage = null;
    facebook.outage = null;
  });

  test('the page of the stand-in is gone where the real ones are', async () => {
    for (const provider of ['google', 'facebook'])
      expect((await app.app.request(`/dev/social/${provider}`)).status).toBe(404);
  });
});

describe('in production without providers', () => {
  test('none is offered, none lets anybody in, and the stand-in does not exist', async () => {
    expect((await bare.call<{ records: [] }>(endpoints.listSocialProviders)).body.records).toEqual([]);
    const refused = await bare.refusal(endpoints.loginGoogle, { body: { access_token: 'ya29.g' } });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    expect((await bare.app.request('/dev/social/google')).status).toBe(404);
  });
});
