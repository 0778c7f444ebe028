import { BlockList, isIP, SocketAddress } from 'node:net';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';

/** An IPv4 address as some systems write it when it came through IPv6. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/** An address in one form, so that equality decides: lower case, shortened, IPv4 plain. */
function plainIp(text: string): string | null {
  const ip = MAPPED.exec(text)?.[1] ?? text;
  const family = isIP(ip);
  if (family === 0 || ip.includes('%')) return null;
  return new SocketAddress({ address: ip, family: family === 4 ? 'ipv4' : 'ipv6' }).address;
}

/** An address or a range in its one form; null for what is neither. A range is kept with the bits it was typed with. */
function rangeOf(typed: string): string | null {
  const [address = '', prefix, ...more] = typed.trim().split('/');
  const ip = plainIp(address);
  if (ip === null || more.length > 0) return null;
  if (prefix === undefined) return ip;
  // A range of everything is no range; the list is left empty for that.
  const most = isIP(ip) === 4 ? 32 : 128;
  if (!/^\d{1,3}$/u.test(prefix) || Number(prefix) < 1 || Number(prefix) > most) return null;
  return `${ip}/${Number(prefix)}`;
}

/** Addresses as typed, each in one form, none twice. Throws `invalid_input` naming every one that is none. */
export function allowedIpsOf(typed: readonly string[]): string[] {
  const ranges = typed.map(rangeOf);
  refuseFields(
    ranges.flatMap((range, index) => {
      const param = `allowed_ips.${index}`;
      return range === null ? [issueErrorOf(param, 'validate.ip_invalid')] : [];
    }),
  );
  return [...new Set(ranges.filter((range) => range !== null))];
}

/** Whether a call may come from an address: from anywhere when nothing is listed. */
export function isIpAllowed(allowed: readonly string[], caller: string): boolean {
  if (allowed.length === 0) return true;
  const ip = plainIp(caller);
  if (ip === null) return false;
  const list = new BlockList();
  for (const range of allowed) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');
}
