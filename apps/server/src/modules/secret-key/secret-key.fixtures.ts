import { API_SCOPES, endpoints, type ApiScope, type MadeSecretKey } from '@sampan/contract';
import type { TestApp } from '../../test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../demo/index.ts';

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
