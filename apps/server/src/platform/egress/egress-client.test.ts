import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { EgressError } from '../../ports/egress.ts';
import { createEgress, type EgressOptions } from './egress-client.ts';
import { HOSTILE_EGRESS_NAMES, HOSTILE_EGRESS_URLS } from '#test/egress/egress-url.fixtures.ts';
import { readEgressUrl } from './egress-url.ts';
import { isPublicAddress } from './public-address.ts';
import { HOOKS_EXAMPLE_TLS } from '#test/egress/tls.fixtures.ts';

const open: { close(): unknown; closeAllConnections?(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

async function portOf(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function receiver(answer: RequestListener): Promise<string> {
  return `127.0.0.1:${await portOf(createServer(answer))}`;
}

const post = (host: string, options: EgressOptions = {}, scheme = 'http') =>
  createEgress({ allow: [host], ...options }).send({
    url: `${scheme}://${host}/hook?a=1`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"é":1}',
  });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error as EgressError).code,
  );

describe('which addresses are called (trust 4.15, I5)', () => {
  test('none of the hostile forms is, and there are at least 100', async () => {
    let asked = 0;
    const egress = createEgress({
      // A name service that knows every name as a public one: what is refused here is refused by its form.
      resolve: async () => {
        asked += 1;
        return ['93.184.215.14'];
      },
    });
    expect(new Set(HOSTILE_EGRESS_URLS).size).toBeGreaterThanOrEqual(100);
    for (const url of HOSTILE_EGRESS_URLS) {
      expect([url, typeof (await egress.check(url))]).toEqual([url, 'string']);
      expect([url, await failureOf(egress.send({ url, method: 'POST', headers: {} }))]).toEqual([
        url,
        'blocked_address',
      ]);
    }
    expect(asked).toBe(0);
  });

  test('names that lead inside are not, even when another of their addresses leads outside', async () => {
    const resolve = async (name: string) => HOSTILE_EGRESS_NAMES[name] ?? HOSTILE_EGRESS_NAMES[`${name}.`] ?? [];
    const egress = createEgress({ resolve });
    for (const name of Object.keys(HOSTILE_EGRESS_NAMES)) {
      const refusal = await egress.check(`https://${name}/`);
      expect([name, refusal === 'blocked_address' || refusal === 'unresolvable']).toEqual([name, true]);
    }
  });

  test('honest ones are, each refusal says why', async () => {
    const egress = createEgress({ resolve: async () => ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'] });
    for (const url of [
      'https://hooks.example.com/sampan?shop=1',
      'https://hooks.example.com:443/',
      'https://HOOKS.Example.com/',
      'https://bücher.example/hook',
      'https://8.8.8.8/',
      'https://[2606:4700:4700::1111]/',
    ])
      expect([url, await egress.check(url)]).toEqual([url, null]);
    const refusals = {
      'http://hooks.example.com/': 'not_https',
      'https://hooks.example.com:8443/': 'port',
      'https://user@hooks.example.com/': 'credentials',
      'https://0x7f.1/': 'odd_host',
      'https://localhost/': 'local_name',
      'https://10.0.0.1/': 'blocked_address',
      'hooks.example.com': 'malformed',
    };
    for (const [url, refusal] of Object.entries(refusals))
      expect([url, await egress.check(url)]).toEqual([url, refusal]);
    expect(await createEgress({ resolve: () => Promise.reject(new Error('no')) }).check('https://a.example/')).toBe(
      'unresolvable',
    );
    expect(isPublicAddress('hooks.example.com')).toBe(false);
  });

  test('what the setting allows is one host with one port and no other', () => {
    const allow = ['127.0.0.1:9400'];
    expect(readEgressUrl('http://127.0.0.1:9400/x', allow)).toMatchObject({ is_allowed: true });
    for (const url of ['http://127.0.0.1:9401/', 'http://localhost:9400/', 'http://127.0.0.1/', 'https://127.0.0.1/'])
      expect([url, typeof readEgressUrl(url, allow)]).toEqual([url, 'string']);
    expect(readEgressUrl('http://a@127.0.0.1:9400/', allow)).toBe('credentials');
  });
});

describe('how they are called', () => {
  test('the connection goes to the address that was checked, whatever the name means a moment later (DNS rebinding)', async () => {
    let reached = 0;
    const host = await receiver((_request, response) => {
      reached += 1;
      response.end('inside');
    });
    const answers = [['93.184.215.14'], ['127.0.0.1'], ['127.0.0.1']];
    let asked = 0;
    const egress = createEgress({
      connect_timeout_ms: 300,
      resolve: async () => {
        asked += 1;
        return answers[asked - 1] ?? [];
      },
    });
    const url = 'https://rebind.attacker.example/';
    expect(await egress.check(url)).toBeNull();
    expect(await failureOf(egress.send({ url, method: 'POST', headers: {} }))).toBe('blocked_address');
    expect(asked).toBe(2);
    // Within one call it is asked once: a name that changes between check and connection is connected where it was checked.
    let turn = 0;
    const flipping = createEgress({
      allow: [`flip.example:${host.split(':')[1] ?? ''}`],
      resolve: async () => {
        turn += 1;
        return turn === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
      },
    });
    const answer = await flipping.send({
      url: `http://flip.example:${host.split(':')[1] ?? ''}/`,
      method: 'GET',
      headers: {},
    });
    expect([answer.body, turn, reached]).toEqual(['inside', 1, 1]);
  });

  test('with the host and the TLS name of the address, whose certificate must be right', async () => {
    const seen: (string | undefined)[] = [];
    const server = createTlsServer(
      {
        ...HOOKS_EXAMPLE_TLS,
        SNICallback: (name, done) => {
          seen.push(name);
          done(null);
        },
      },
      (request, response) => {
        seen.push(request.headers.host);
        response.end('ok');
      },
    );
    const port = await portOf(server);
    const options = { resolve: async () => ['127.0.0.1'], allow: [`hooks.example:${port}`, `other.example:${port}`] };
    const send = (host: string, ca?: string) =>
      createEgress({ ...options, ...(ca === undefined ? {} : { ca }) }).send({
        url: `https://${host}:${port}/`,
        method: 'GET',
        headers: {},
      });
    expect((await send('hooks.example', HOOKS_EXAMPLE_TLS.cert)).status).toBe(200);
    expect(seen).toEqual(['hooks.example', `hooks.example:${port}`]);
    expect(await failureOf(send('hooks.example'))).toBe('tls_failed');
    expect(await failureOf(send('other.example', HOOKS_EXAMPLE_TLS.cert))).toBe('tls_failed');
  });

  test('every status is an answer; a redirect is not followed', async () => {
    const bodies: string[] = [];
    const host = await receiver((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => response.writeHead(307, { location: '/elsewhere', 'retry-after': '7' }).end('moved'));
    });
    expect(await post(host)).toMatchObject({ status: 307, body: 'moved', headers: { 'retry-after': '7' } });
    expect(bodies).toEqual(['{"é":1}']);
  });

  test('64 KB of an answer are kept, more than 1 MB are none', async () => {
    const host = await receiver((request, response) => response.end('x'.repeat(Number(request.headers['x-size']))));
    const egress = createEgress({ allow: [host] });
    const get = (size: number) =>
      egress.send({ url: `http://${host}/`, method: 'GET', headers: { 'x-size': String(size) } });
    expect((await get(1_000_000)).body).toHaveLength(65_536);
    expect(await failureOf(get(3_000_000))).toBe('answer_too_large');
  });

  test('silence, a slow drip, a closed door and a broken line have names', async () => {
    const silent = await receiver(() => undefined);
    expect(await failureOf(post(silent, { timeout_ms: 100 }))).toBe('timeout');
    const dripping = await receiver((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await failureOf(post(dripping, { timeout_ms: 150 }))).toBe('timeout');
    const slow_headers = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      const timer = setInterval(() => socket.write('H'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    expect(['timeout', 'connection_lost']).toContain(
      await failureOf(post(`127.0.0.1:${await portOf(slow_headers as unknown as Server)}`, { timeout_ms: 150 })),
    );
    const closing = await receiver((request) => request.socket.destroy());
    expect(await failureOf(post(closing))).toBe('connection_lost');
    const half = await receiver((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => request.socket.destroy(), 20);
    });
    expect(await failureOf(post(half))).toBe('connection_lost');
    expect(await failureOf(post('127.0.0.1:1'))).toBe('connect_failed');
    expect(
      await failureOf(post('hang.example:80', { resolve: () => new Promise(() => {}), connect_timeout_ms: 50 })),
    ).toBe('unresolvable');
    // TLS that never begins is a connection that does not stand.
    const mute = createTcpServer((socket) => socket.on('error', () => undefined));
    const port = await portOf(mute as unknown as Server);
    expect(await failureOf(post(`127.0.0.1:${port}`, { connect_timeout_ms: 80 }, 'https'))).toBe('connect_timeout');
  });
});
