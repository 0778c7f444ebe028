import { endpoints, SERVICE_BASES, type ApiScope, type EndpointName } from '@sampan/contract';

/** A harmless call for each scope that has one without an id in it; any key may ask for the server's health. */
const CALLS = [
  ['orders:read', 'countOrders'],
  ['account:read', 'getMe'],
  ['wallet:read', 'getWalletBalance'],
  ['products:read', 'listProducts'],
] as const satisfies readonly (readonly [ApiScope, EndpointName])[];

/** A command for a terminal that this key may send, with a secret or the name of a variable that holds it. */
export function commandOf({
  origin,
  scopes,
  secret,
}: {
  origin: string;
  scopes: readonly ApiScope[];
  secret: string;
}): string {
  const name = CALLS.find(([scope]) => scopes.includes(scope))?.[1] ?? 'getHealth';
  const { service, path } = endpoints[name];
  return `curl ${origin}${SERVICE_BASES[service]}${path} \\\n  -H "Authorization: Bearer ${secret}"`;
}
