import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { mountStaticSite } from './static-site.ts';
import { NO_SERVICES } from './third-parties.ts';

const SCRIPT = 'console.log("a script");'.repeat(50);
const PATH = '/assets/a-1234.js';

function siteWith(files: Record<string, string | Buffer>): Hono {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-static-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const app = new Hono();
  mountStaticSite(app, {
    folder: `${folder}/`,
    tile_host: null,
    public_url: 'http://sampan.test',
    outside: NO_SERVICES,
  });
  return app;
}

const app = siteWith({
  'index.html': '<!doctype html>',
  [`.${PATH}`]: SCRIPT,
  [`.${PATH}.br`]: brotliCompressSync(SCRIPT),
  [`.${PATH}.gz`]: gzipSync(SCRIPT),
});
const ask = (accept_encoding: string | null, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://sampan.test${PATH}`, {
    method,
    headers: { ...(accept_encoding === null ? {} : { 'Accept-Encoding': accept_encoding }), ...headers },
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('files of the console', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.1, gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.2', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
    ['*;q=0', null, (bytes: Buffer) => bytes],
    [null, null, (bytes: Buffer) => bytes],
  ])('Accept-Encoding %j is answered in %j, with the same content', async (accepted, encoding, unpack) => {
    const answer = await ask(accepted);
    const bytes = await bytesOf(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(unpack(bytes).toString()).toBe(SCRIPT);
  });

  test('every coding has a tag of its own, and whoever has those bytes gets 304 without a body', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (name) => (await ask(name)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(3);
    const [brotli = '', gzip = ''] = tags.map(String);
    for (const known of [brotli, `W/${brotli}`, `"other", ${brotli}`, '*']) {
      const again = await ask('br', { 'If-None-Match': known });
      expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
      expect(again.headers.get('etag')).toBe(brotli);
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
      expect(again.headers.get('cache-control')).toContain('immutable');
      expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect((await ask('br', { 'If-None-Match': gzip })).status).toBe(200);
  });

  test('HEAD tells what GET would send', async () => {
    const [head, get] = [await ask('br', {}, 'HEAD'), await ask('br')];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary', 'cache-control'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  });

  test('a range is answered with the whole, never with a part of a compressed file', async () => {
    const answer = await ask('br', { Range: 'bytes=0-9' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-range')).toBeNull();
    expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe(SCRIPT);
  });

  test('WebAssembly is compiled by the worker that decodes bar codes, and by no page or other script', async () => {
    const decoder = '/assets/decode-in-worker-a1B2.js';
    const files = siteWith({ 'index.html': '<!doctype html>', [`.${PATH}`]: SCRIPT, [`.${decoder}`]: SCRIPT });
    const policyOf = async (path: string) =>
      (await files.request(`http://sampan.test${path}`)).headers.get('content-security-policy') ?? '';
    expect(await policyOf(decoder)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    for (const path of ['/orders/scan', PATH])
      expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining('wasm')]);
  });

  test('a page is sent with the files its address will ask for', async () => {
    const pages = siteWith({
      'index.html': '<!doctype html>',
      'preload.json': JSON.stringify([
        ['/orders', '</assets/list.js>; rel=modulepreload'],
        ['/auth', '</assets/sign-in.js>; rel=modulepreload'],
      ]),
    });
    const linkOf = async (path: string) => (await pages.request(`http://sampan.test${path}`)).headers.get('link');
    expect(await linkOf('/orders/new?page=2')).toBe('</assets/list.js>; rel=modulepreload');
    expect(await linkOf('/auth')).toBe('</assets/sign-in.js>; rel=modulepreload');
    expect(await linkOf('/authors')).toBeNull();
    expect((await app.request('http://sampan.test/orders/new')).headers.get('link')).toBeNull();
  });

  test('spec 2 Public routes: any /vn path leads to /maintain, however it is typed', async () => {
    for (const path of ['/vn', '/vn/', '/VN', '/Vn/orders/new', '/vn/calculator?from=a']) {
      const answer = await app.request(`http://sampan.test${path}`);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/maintain']);
    }
  });

  test('a file without copies goes out as it is', async () => {
    const answer = await app.request('http://sampan.test/orders/new', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe('<!doctype html>');
  });
});
