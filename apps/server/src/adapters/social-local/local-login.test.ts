import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { SocialTokenRefused } from '../../ports/social-login.ts';
import { createLocalLogin } from './index.ts';

let shift_s = 0;
const clock = { now: () => Date.now() + shift_s * 1_000 };
const SETTINGS = {
  provider: 'google',
  public_url: 'http://127.0.0.1:8080',
  secret: 'of this installation',
  clock,
} as const;
const login = createLocalLogin(SETTINGS);
const [person] = login.people;
if (!person) throw new Error('The stand-in knows nobody.');

describe("the demo's stand-in for Google and Facebook", () => {
  test('a token names the person for whoever knows the nonce, on every server of the installation', async () => {
    const token = await login.issue(person, 'n-1');
    expect(await createLocalLogin(SETTINGS).verify(token, 'n-1')).toEqual({
      subject: person.id,
      email: person.email,
      is_email_verified: true,
      name: person.name,
    });
    for (const nonce of ['n-2', null])
      await expect(login.verify(token, nonce)).rejects.toBeInstanceOf(SocialTokenRefused);
  });

  test('the other provider, another installation, an old token, no signature: refused', async () => {
    const token = await login.issue(person, 'n-1');
    for (const other of [{ provider: 'facebook' }, { secret: 'another' }, { public_url: 'http://other.test' }] as const)
      await expect(createLocalLogin({ ...SETTINGS, ...other }).verify(token, 'n-1')).rejects.toBeInstanceOf(
        SocialTokenRefused,
      );
    const claims = { email: person.email, email_verified: true, name: '', nonce: 'n-1' };
    const unsigned = new UnsecuredJWT(claims).setSubject(person.id).setExpirationTime('1h').encode();
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    for (const made_up of [unsigned, foreign, 'no token'])
      await expect(login.verify(made_up, 'n-1')).rejects.toBeInstanceOf(SocialTokenRefused);
    shift_s = 3_601;
    await expect(login.verify(token, 'n-1')).rejects.toBeInstanceOf(SocialTokenRefused);
    shift_s = 0;
  });

  test('it knows somebody for each thing that can become of a sign-in', () => {
    expect(login.people.map(({ role }) => role)).toEqual(['new', 'existing', 'unverified']);
    expect(login.people.map(({ is_email_verified }) => is_email_verified)).toEqual([true, true, false]);
  });
});
