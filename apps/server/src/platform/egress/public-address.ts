import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet (IANA special-purpose registry), and what clouds answer metadata on. */
const NOT_PUBLIC_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // 169.254.169.254 is where most clouds keep their secrets.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Azure's wire server has a public address.
  ['168.63.129.16', 32],
];

/** Within 2000::/3; nothing outside of it is public. */
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  // Teredo, benchmarks, ORCHID and others of the IETF.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries an IPv4 address, of any network.
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const v4 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_V4) v4.addSubnet(network, prefix, 'ipv4');
const v6 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_V6) v6.addSubnet(network, prefix, 'ipv6');
const unicast = new BlockList();
// IPv4-mapped, NAT64, loopback, link-local, unique-local and multicast addresses all lie outside.
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet (trust 4.15). Everything that is not certain is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !v4.check(address, 'ipv4');
  if (family === 6) return unicast.check(address, 'ipv6') && !v6.check(address, 'ipv6');
  return false;
}
