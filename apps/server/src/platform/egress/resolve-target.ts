import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { EgressTarget } from './egress-url.ts';
import { isPublicAddress } from './public-address.ts';

/** Every address of a name. Rejects when it has none. */
export type ResolveName = (name: string) => Promise<readonly string[]>;

/** The system's name service. */
export const systemResolver: ResolveName = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

export interface CheckedAddress {
  address: string;
  family: 4 | 6;
}

function checkedOf(address: string): CheckedAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}

/**
 * The one address to connect to. A name that has an address inside a network besides one outside is refused as a whole:
 * honest ones do not.
 */
export async function resolveTarget(
  target: EgressTarget,
  resolve: ResolveName,
): Promise<CheckedAddress | 'blocked_address' | 'unresolvable'> {
  const addresses =
    isIP(target.host) === 0 ? await resolve(target.host.replace(/\.$/u, '')).catch(() => []) : [target.host];
  const [first] = addresses;
  if (first === undefined) return 'unresolvable';
  if (!target.is_allowed && !addresses.every(isPublicAddress)) return 'blocked_address';
  return checkedOf(first);
}
