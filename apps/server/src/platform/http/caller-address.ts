import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address a call came from. Each proxy adds the address it was called from at the end of `X-Forwarded-For`; what stands
 * before those is whatever the caller wrote. So the address is counted from the end, one for each proxy in front.
 *
 * @param proxies how many proxies in front add to the header; with 0 it is not read
 */
export function callerAddress(c: Context, proxies: number): string {
  if (proxies === 0) return connectedFrom(c);
  const passed = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const address = passed.at(-Math.min(proxies, passed.length)) ?? '';
  return isIP(address) === 0 ? connectedFrom(c) : address;
}

/** Requests made in process (tests) have no connection. */
function connectedFrom(c: Context): string {
  const bound: unknown = c.env;
  if (typeof bound !== 'object' || bound === null || !('incoming' in bound)) return 'local';
  return getConnInfo(c).remote.address ?? 'unknown';
}
