import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export const GOOGLE_CLIENT_ID = '1234567890-sampan.apps.googleusercontent.com';

interface SigningKey {
  kid: string;
  private_key: CryptoKey;
  public_jwk: JWK;
}

/** What Google says of an access token; every value is a text there. */
export interface AccessTokenFacts {
  aud: string;
  azp?: string;
  sub: string;
  email?: string;
  email_verified?: string;
}

export interface GoogleStandIn {
  url: string;
  certs_url: string;
  tokeninfo_url: string;
  authorize_url: string;
  /** How often the keys were asked for. */
  key_requests: number;
  /** Answered instead of anything else. */
  outage: { status: number; body: string } | null;
  access_tokens: Map<string, AccessTokenFacts>;
  /** An ID token as Google makes it, with changes. */
  idToken(change?: JWTPayload, options?: { alg?: string; kid?: string; key?: CryptoKey }): Promise<string>;
  /** Signs with a new key from now on; the old one is gone from the published set. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

async function newKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    kid,
    private_key: privateKey,
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
  };
}

/** Google's published keys and its tokeninfo on this machine: refuses what its documentation does not allow. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  let key = await newKey('key-1');
  let rotations = 1;
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    /** The page that asks people, after they said yes; it insists on what Google's documentation says is required. */
    const leadBack = (query: URLSearchParams) => {
      const ask = (name: string) => query.get(name) ?? '';
      const is_complete =
        ask('client_id') === GOOGLE_CLIENT_ID &&
        ask('response_type') === 'id_token' &&
        ask('scope').split(' ').includes('openid') &&
        ask('nonce') !== '' &&
        URL.canParse(ask('redirect_uri'));
      if (!is_complete) return answer(400, { error: 'invalid_request' });
      void stand_in.idToken({ nonce: ask('nonce') }).then((id_token) => {
        const fragment = new URLSearchParams({ state: ask('state'), id_token, authuser: '0', prompt: 'none' });
        response.writeHead(302, { Location: `${ask('redirect_uri')}#${fragment.toString()}` });
        response.end();
      });
    };
    request.resume();
    request.on('end', () => {
      if (request.url === '/oauth2/v3/certs') stand_in.key_requests += 1;
      if (stand_in.outage) return answer(stand_in.outage.status, stand_in.outage.body);
      if (request.url === '/oauth2/v3/certs') return answer(200, { keys: [key.public_jwk] });
      const asked = new URL(request.url ?? '/', url);
      if (asked.pathname === '/o/oauth2/v2/auth') return leadBack(asked.searchParams);
      if (request.url !== '/tokeninfo' || request.method !== 'POST') return answer(404, { error: 'not_found' });
      if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return answer(400, { error: 'invalid_request' });
      const token = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const facts = stand_in.access_tokens.get(token);
      if (!facts) return answer(400, { error: 'invalid_token', error_description: 'Invalid Value' });
      return answer(200, {
        azp: facts.aud,
        ...facts,
        scope: 'openid https://www.googleapis.com/auth/userinfo.email',
        exp: '1795305600',
        expires_in: '3599',
        access_type: 'online',
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stand_in: GoogleStandIn = {
    url,
    certs_url: `${url}/oauth2/v3/certs`,
    tokeninfo_url: `${url}/tokeninfo`,
    authorize_url: `${url}/o/oauth2/v2/auth`,
    key_requests: 0,
    outage: null,
    access_tokens: new Map(),
    idToken(change = {}, options = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const payload = {
        iss: 'https://accounts.google.com',
        azp: GOOGLE_CLIENT_ID,
        aud: GOOGLE_CLIENT_ID,
        sub: '110169484474386276334',
        email: 'amelia.goh@example.test',
        email_verified: true,
        name: 'Amelia Goh',
        iat: now,
        exp: now + 3_600,
        ...change,
      };
      const given = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
      return new SignJWT(given)
        .setProtectedHeader({ alg: options.alg ?? 'RS256', kid: options.kid ?? key.kid, typ: 'JWT' })
        .sign(options.key ?? key.private_key);
    },
    async rotateKeys() {
      rotations += 1;
      key = await newKey(`key-${rotations}`);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stand_in;
}
