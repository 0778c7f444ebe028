import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** What a provider gives one household or phone; the rest of the address its devices choose, and change, by themselves. */
const NETWORK_GROUPS = 4;

/** The network a visitor is counted as: an IPv4 address, or the /64 of an IPv6 address. Anything else stays as it is. */
export function visitorNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const embedded = /^::ffff:([\d.]+)$/iu.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  const [before = '', after] = address.split('::');
  const [left, right] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
