import { useDemo } from '@sampan/testing/demo';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { FACEBOOK_APP, startFacebookStandIn } from '#test/adapters/social-facebook/facebook-stand-in.fixtures.ts';
import { GOOGLE_CLIENT_ID, startGoogleStandIn } from '#test/adapters/social-google/google-stand-in.fixtures.ts';

const [google, facebook] = await Promise.all([startGoogleStandIn(), startFacebookStandIn()]);
const demo = useDemo({
  env: {
    GOOGLE_CLIENT_ID,
    GOOGLE_CERTS_URL: google.certs_url,
    GOOGLE_TOKENINFO_URL: google.tokeninfo_url,
    GOOGLE_AUTHORIZE_URL: google.authorize_url,
    FACEBOOK_APP_ID: FACEBOOK_APP.app_id,
    FACEBOOK_APP_SECRET: FACEBOOK_APP.app_secret,
    FACEBOOK_GRAPH_URL: facebook.graph_url,
    FACEBOOK_AUTHORIZE_URL: facebook.authorize_url,
  },
});

afterEach(() => {
  google.outage = null;
  facebook.tokens.clear();
});
afterAll(() => Promise.all([google.close(), facebook.close()]));

async function openSignIn(width = 1280) {
  const { page, errors } = await demo.open({ stay: true, width });
  const foreign_scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().startsWith(demo.url)) foreign_scripts.push(request.url());
  });
  await page.goto(`${demo.url}/auth?next=/home`);
  return { page, errors, foreign_scripts };
}

describe('the way to a provider of another origin and back (trust 4.20, 6)', () => {
  test('Google: an ID token with our nonce, no script of theirs, nothing against the policy of our pages', async () => {
    const { page, errors, foreign_scripts } = await openSignIn();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/home');
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
    expect(foreign_scripts).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('Facebook: an access token; who says no there comes back to our page', async () => {
    const { page, errors, foreign_scripts } = await openSignIn(375);
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await page.getByText('Sign-in cancelled. Nothing was shared with Sampan.').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/auth\/social(?:\?next=|$)/u);
    facebook.tokens.set('EAAB', { app_id: FACEBOOK_APP.app_id, user_id: '7', email: 'f@example.test' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/home');
    expect(foreign_scripts).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a provider that stopped answering is said, and trying again works once it is back', async () => {
    const { page } = await openSignIn(375);
    facebook.tokens.set('EAAB', { app_id: FACEBOOK_APP.app_id, user_id: '8', email: 'back@example.test' });
    await page.route('**/login_facebook', async (route) => {
      facebook.outage = { status: 503, body: '' };
      await route.continue();
    });
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await page.getByText("The sign-in provider isn't responding.").waitFor();
    facebook.outage = null;
    await page.unroute('**/login_facebook');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/home');
    expect(page.context().pages()).toHaveLength(1);
  });
});
