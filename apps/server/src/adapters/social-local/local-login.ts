import { hkdfSync } from 'node:crypto';
import type { SocialProvider } from '@sampan/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import { otherNonce, SocialTokenRefused, type DemoSocialLogin } from '../../ports/social-login.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

export interface LocalLoginSettings {
  provider: SocialProvider;
  /** Of this server: `http://127.0.0.1:8080`. */
  public_url: string;
  /** The installation's own; the tokens are signed with a key made of it, so that every server of it knows them. */
  secret: string;
  clock: Clock;
}

const CLIENT_ID = 'sampan-demo';
/** As long as Google's. */
const TOKEN_LIFE_S = 3_600;
const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  email_verified: v.boolean(),
  name: v.string(),
  nonce: v.string(),
});

/** The provider of the demo profile: it stands in for Google or Facebook, asks nobody for a password and knows made-up people. */
export function createLocalLogin({ provider, public_url, secret, clock }: LocalLoginSettings): DemoSocialLogin {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `sampan social ${provider}`, 32));
  const issuer = `${public_url}/dev/social/${provider}`;
  return {
    provider,
    client: {
      // A path: people reach the demo by more than one name, and what the page remembers belongs to the name it was opened by.
      authorize_url: `/dev/social/${provider}`,
      client_id: CLIENT_ID,
      response_type: 'id_token',
      scope: 'openid email profile',
      is_demo: true,
    },
    people: DEMO_PEOPLE,
    issue: (person, nonce) => {
      const now = epochSeconds(clock);
      return new SignJWT({ email: person.email, email_verified: person.is_email_verified, name: person.name, nonce })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(CLIENT_ID)
        .setSubject(person.id)
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_LIFE_S)
        .sign(key);
    },
    async verify(token, nonce) {
      const options = { algorithms: ['HS256'], issuer, audience: CLIENT_ID, currentDate: new Date(clock.now()) };
      const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
        throw new SocialTokenRefused(error instanceof errors.JOSEError ? error.code : 'unreadable');
      });
      const read = v.safeParse(claims, payload);
      if (!read.success || read.output.nonce !== nonce) throw otherNonce();
      const { sub, email, email_verified, name } = read.output;
      return { subject: sub, email, is_email_verified: email_verified, name };
    },
  };
}
