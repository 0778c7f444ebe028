import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

async function addressOf(proxies: number, forwarded?: string): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(callerAddress(c, proxies)));
  const headers = forwarded === undefined ? undefined : { 'X-Forwarded-For': forwarded };
  const env = { incoming: { socket: { remoteAddress: '10.0.0.9', remotePort: 4, remoteFamily: 'IPv4' } } };
  return (await app.request('/', headers ? { headers } : {}, env)).text();
}

test.each([
  ['no proxy in front: the header is anybody’s', 0, '203.0.113.7', '10.0.0.9'],
  ['one proxy: what it added', 1, '203.0.113.7', '203.0.113.7'],
  ['one proxy: what the caller wrote before it counts for nothing', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies: what the outer one added', 2, '198.51.100.1, 203.0.113.7, 192.0.2.4', '203.0.113.7'],
  ['a call that came past the outer proxy', 2, '203.0.113.7', '203.0.113.7'],
  ['IPv6', 1, '2001:db8::7', '2001:db8::7'],
  ['no header', 1, undefined, '10.0.0.9'],
  ['no address', 1, '203.0.113.7, unknown', '10.0.0.9'],
])('%s', async (_case, proxies, forwarded, address) => {
  expect(await addressOf(proxies, forwarded)).toBe(address);
});
