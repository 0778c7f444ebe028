import type { SocialClient } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { readSocialResponse, socialAddress, type SocialFlow } from './social-response.ts';

const NOW = 1_795_300_000_000;
const FLOW: SocialFlow = {
  provider: 'google',
  purpose: 'sign_in',
  state: 'state-1',
  nonce: 'nonce-1',
  next: '/orders/in-transit',
  began_at: NOW - 60_000,
};
const read = (hash: string, search = '', flow: SocialFlow | null = FLOW, now = NOW) =>
  readSocialResponse({ hash, search }, flow, now);

describe('the way to a provider and back', () => {
  test('Google is asked for an ID token with a nonce, Facebook for a token, both with the state and our own page', () => {
    const google: SocialClient = {
      provider: 'google',
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      client_id: 'client-1',
      response_type: 'id_token',
      scope: 'openid email profile',
      is_demo: false,
    };
    expect(Object.fromEntries(new URL(socialAddress(google, FLOW, 'https://ship.example')).searchParams)).toEqual({
      client_id: 'client-1',
      redirect_uri: 'https://ship.example/auth/social',
      response_type: 'id_token',
      scope: 'openid email profile',
      state: 'state-1',
      nonce: 'nonce-1',
      prompt: 'select_account',
    });
    const facebook: SocialClient = {
      provider: 'facebook',
      authorize_url: 'https://www.facebook.com/v25.0/dialog/oauth',
      client_id: '42',
      response_type: 'token',
      scope: 'email,public_profile',
      is_demo: false,
    };
    const url = new URL(socialAddress(facebook, FLOW, 'https://ship.example'));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/v25.0/dialog/oauth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '42',
      redirect_uri: 'https://ship.example/auth/social',
      response_type: 'token',
      scope: 'email,public_profile',
      state: 'state-1',
    });
    const demo = { ...google, authorize_url: '/dev/social/google', is_demo: true };
    expect(socialAddress(demo, FLOW, 'http://localhost:8080')).toMatch(
      /^http:\/\/localhost:8080\/dev\/social\/google\?/u,
    );
  });

  test('a token in the fragment with the right state counts', () => {
    expect(read('#id_token=a.b.c&state=state-1&authuser=0')).toEqual({
      kind: 'token',
      flow: FLOW,
      access_token: 'a.b.c',
    });
    expect(read('access_token=EAAB&state=state-1&expires_in=3600')).toEqual({
      kind: 'token',
      flow: FLOW,
      access_token: 'EAAB',
    });
  });

  test.each([
    ['another state', '#id_token=a.b.c&state=state-2', '', FLOW, NOW],
    ['no state', '#id_token=a.b.c', '', FLOW, NOW],
    ['nobody asked', '#id_token=a.b.c&state=state-1', '', null, NOW],
    ['a quarter of an hour later', '#id_token=a.b.c&state=state-1', '', FLOW, NOW + 15 * 60_000],
  ] as const)('%s: not ours', (_what, hash, search, flow, now) => {
    expect(read(hash, search, flow, now)).toEqual({ kind: 'stale', flow: null });
  });

  test('a token in the query is not taken: servers write queries into their logs', () => {
    expect(read('', '?id_token=a.b.c&state=state-1')).toEqual({ kind: 'failed', flow: FLOW });
  });

  test('cancelled at Google stands in the fragment, at Facebook in the query; other errors are failures', () => {
    expect(read('#error=access_denied&state=state-1').kind).toBe('cancelled');
    expect(read('', '?error=access_denied&error_reason=user_denied&state=state-1').kind).toBe('cancelled');
    expect(read('#error=server_error&state=state-1').kind).toBe('failed');
    expect(read('#state=state-1').kind).toBe('failed');
  });
});
