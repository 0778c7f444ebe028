import { createSecretKey } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SocialTokenRefused, SocialUnavailable } from '../../ports/social-login.ts';
import {
  GOOGLE_CLIENT_ID,
  startGoogleStandIn,
  type GoogleStandIn,
} from '#test/adapters/social-google/google-stand-in.fixtures.ts';
import { createGoogleLogin } from './index.ts';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterEach(() => {
  google.outage = null;
});
afterAll(() => google.close());

let now_ms: () => number = Date.now;
const newLogin = (change: { certs_url?: string; tokeninfo_url?: string } = {}) =>
  createGoogleLogin({
    client_id: GOOGLE_CLIENT_ID,
    certs_url: google.certs_url,
    tokeninfo_url: google.tokeninfo_url,
    authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
    clock: { now: () => now_ms() },
    key_cooldown_ms: 0,
    ...change,
  });
afterEach(() => {
  now_ms = Date.now;
});

const PERSON = {
  subject: '110169484474386276334',
  email: 'amelia.goh@example.test',
  is_email_verified: true,
  name: 'Amelia Goh',
};

describe('ID tokens of Google (trust 4.20)', () => {
  test('a right one names the person; both spellings of the issuer are Google', async () => {
    const login = newLogin();
    expect(await login.verify(await google.idToken(), null)).toEqual(PERSON);
    expect(await login.verify(await google.idToken({ iss: 'accounts.google.com' }), null)).toEqual(PERSON);
  });

  test.each<[string, Record<string, unknown>]>([
    ['made for another app', { aud: 'evil.apps.googleusercontent.com', azp: 'evil.apps.googleusercontent.com' }],
    ['made for us and presented by another app', { azp: 'evil.apps.googleusercontent.com' }],
    ['made by somebody else', { iss: 'https://accounts.google.com.evil.example' }],
    ['expired', { iat: 1_000, exp: 1_000_000 }],
    ['without an end', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['not valid yet', { nbf: Math.floor(Date.now() / 1_000) + 3_600 }],
    ['with an email that is no text', { email: 7 }],
  ])('one %s is refused', async (_what, change) => {
    await expect(newLogin().verify(await google.idToken(change), null)).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('an hour and a minute later it is refused, by our own clock', async () => {
    const token = await google.idToken();
    now_ms = () => Date.now() + 3_660_000;
    await expect(newLogin().verify(token, null)).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('unsigned, signed with the public key as a password, and signed by a stranger: refused', async () => {
    const claims = { email: 'amelia.goh@example.test', email_verified: true };
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer('https://accounts.google.com')
      .setAudience(GOOGLE_CLIENT_ID)
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    const [published] = ((await (await fetch(google.certs_url)).json()) as { keys: JWK[] }).keys;
    const public_key = await importJWK({ ...published, ext: true }, 'RS256', { extractable: true });
    const pem = public_key instanceof Uint8Array ? '' : await exportSPKI(public_key);
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: published?.kid ?? '' })
      .setIssuer('https://accounts.google.com')
      .setAudience(GOOGLE_CLIENT_ID)
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(createSecretKey(Buffer.from(pem)));
    const stranger = await generateKeyPair('RS256');
    const forged = await google.idToken({}, { key: stranger.privateKey });
    const [head = '', body = '', signature = ''] = (await google.idToken()).split('.');
    const changed = Buffer.from(body, 'base64url').toString().replace('amelia', 'rachel');
    const tampered = [head, Buffer.from(changed).toString('base64url'), signature].join('.');
    for (const token of [unsigned, confused, forged, tampered, 'eyJ.eyJ.', 'eyJhbGciOiJSUzI1NiJ9.e30.AAAA'])
      await expect(newLogin().verify(token, null)).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('keys that were rotated are fetched again; an unknown key id does not fetch them on every call', async () => {
    const login = newLogin();
    await login.verify(await google.idToken(), null);
    const old = await google.idToken();
    await google.rotateKeys();
    expect(await login.verify(await google.idToken(), null)).toEqual(PERSON);
    await expect(login.verify(old, null)).rejects.toBeInstanceOf(SocialTokenRefused);

    const patient = createGoogleLogin({
      client_id: GOOGLE_CLIENT_ID,
      certs_url: google.certs_url,
      tokeninfo_url: google.tokeninfo_url,
      authorize_url: '',
      clock: { now: Date.now },
    });
    await patient.verify(await google.idToken(), null);
    const before = google.key_requests;
    for (const kid of ['made-up-1', 'made-up-2', 'made-up-3'])
      await expect(patient.verify(await google.idToken({}, { kid }), null)).rejects.toBeInstanceOf(SocialTokenRefused);
    expect(google.key_requests).toBe(before);
  });

  test('a nonce must be the one the page sent, and no other and none', async () => {
    const login = newLogin();
    const token = await google.idToken({ nonce: 'n-1' });
    expect(await login.verify(token, 'n-1')).toEqual(PERSON);
    await expect(login.verify(token, 'n-2')).rejects.toBeInstanceOf(SocialTokenRefused);
    await expect(login.verify(token, null)).rejects.toBeInstanceOf(SocialTokenRefused);
    await expect(login.verify(await google.idToken(), 'n-1')).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test.each<[string, Record<string, unknown>]>([
    ['no email', { email: undefined, email_verified: undefined }],
    ['an email nobody verified', { email_verified: false }],
    ['a text instead of a flag', { email_verified: 'false' }],
    ['nothing said of it', { email_verified: undefined }],
  ])('%s is never called verified', async (_what, change) => {
    const proof = await newLogin().verify(await google.idToken(change), null);
    expect(proof).toMatchObject({ subject: PERSON.subject, is_email_verified: false });
  });
});

describe('access tokens of Google (trust 4.20)', () => {
  test('one of ours names the person, asked for in a header', async () => {
    google.access_tokens.set('ya29.ours', {
      aud: GOOGLE_CLIENT_ID,
      sub: '42',
      email: 'amelia.goh@example.test',
      email_verified: 'true',
    });
    expect(await newLogin().verify('ya29.ours', null)).toEqual({
      subject: '42',
      email: 'amelia.goh@example.test',
      is_email_verified: true,
      name: '',
    });
  });

  test('one of another app, a foreign presenter and a made-up one are refused', async () => {
    const person = { sub: '42', email: 'amelia.goh@example.test', email_verified: 'true' };
    google.access_tokens.set('ya29.other', { ...person, aud: 'evil.apps.googleusercontent.com' });
    google.access_tokens.set('ya29.azp', { ...person, aud: GOOGLE_CLIENT_ID, azp: 'evil.apps.googleusercontent.com' });
    for (const token of ['ya29.other', 'ya29.azp', 'ya29.made-up'])
      await expect(newLogin().verify(token, null)).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('no email, and one that nobody verified', async () => {
    google.access_tokens.set('ya29.no-email', { aud: GOOGLE_CLIENT_ID, sub: '42' });
    google.access_tokens.set('ya29.unverified', {
      aud: GOOGLE_CLIENT_ID,
      sub: '42',
      email: 'amelia.goh@example.test',
      email_verified: 'false',
    });
    for (const token of ['ya29.no-email', 'ya29.unverified'])
      expect((await newLogin().verify(token, null)).is_email_verified).toBe(false);
  });
});

describe('Google does not answer (trust 4.20)', () => {
  test.each([
    [503, 'busy'],
    [200, 'no JSON'],
    [200, '{"keys":"none"}'],
    [302, ''],
  ])('%i %s', async (status, body) => {
    const token = await google.idToken();
    google.outage = { status, body };
    await expect(newLogin().verify(token, null)).rejects.toBeInstanceOf(SocialUnavailable);
    await expect(newLogin().verify('ya29.ours', null)).rejects.toBeInstanceOf(SocialUnavailable);
  });

  test('a line that is down; no word of the token', async () => {
    const nowhere = 'http://127.0.0.1:1/';
    const login = newLogin({ certs_url: nowhere, tokeninfo_url: nowhere });
    for (const token of [await google.idToken(), 'ya29.ours']) {
      const error = await login.verify(token, null).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SocialUnavailable);
      expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(token);
    }
  });
});
