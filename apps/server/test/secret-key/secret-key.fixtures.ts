import { API_SCOPES, endpoints, type ApiScope, type MadeSecretKey } from '@sampan/contract';
import type { CallOptions, TestApp } from '../app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';

/** A new secret key of the owner with this session; live and with every scope unless told. `secret` is its bearer token. */
export async function newSecretKey(
  app: TestApp,
  token: string,
  scopes: readonly ApiScope[] = API_SCOPES,
  change: object = {},
): Promise<MadeSecretKey> {
  const made = await app.call<MadeSecretKey>(endpoints.createSecretKey, {
    token,
    body: { name: 'Order robot', mode: 'live', scopes, password: DEMO_PASSWORD, ...change },
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

type Sample = Pick<CallOptions, 'params' | 'query' | 'body'>;

/** One call of every endpoint about secret keys and their log, on keys of their own. */
export async function secretKeySamples(app: TestApp, token: string) {
  const { id } = (await newSecretKey(app, token)).key;
  return {
    listSecretKeys: { query: { page: '1', per_page: '10' } },
    createSecretKey: {
      body: {
        name: 'Order robot',
        mode: 'live',
        scopes: ['orders:read', 'labels:write'],
        allowed_ips: ['203.0.113.0/24'],
        expires_at: Math.floor(Date.now() / 1000) + 30 * 86_400,
        password: DEMO_PASSWORD,
      },
    },
    updateSecretKey: {
      params: { id },
      body: { name: 'Robot', scopes: ['orders:read'], allowed_ips: ['203.0.113.7'], password: DEMO_PASSWORD },
    },
    rotateSecretKey: { params: { id }, body: { overlap_hours: 24, password: DEMO_PASSWORD } },
    revokeSecretKey: { params: { id: (await newSecretKey(app, token)).key.id } },
    listRequests: {
      query: {
        page: '1',
        per_page: '10',
        key_id: id,
        status: '4xx',
        endpoint: 'getOrder',
        from: '0',
        to: '4000000000',
        request_id: id,
      },
    },
  } satisfies Record<string, Sample>;
}
