import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendFile } from './send-file.ts';

const file = new Blob(['name,phone\nMei Ling,91234567\n'], { type: 'text/csv' });

describe('POST to a given URL (spec 7 Orders)', () => {
  let seen: { url: string; headers: IncomingHttpHeaders; text: string }[] = [];
  let status = 200;
  let http: Server;
  let base_url = '';
  beforeEach(async () => {
    seen = [];
    status = 200;
    http = createServer((incoming, response) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        seen.push({ url: incoming.url ?? '', headers: incoming.headers, text: Buffer.concat(chunks).toString() });
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(status === 200 ? {} : { code: 'not_found', message: 'This is gone' }));
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    base_url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => void http.close(() => resolve())));

  it('sends a file as multipart with an empty Authorization header', async () => {
    await sendFile('/api/files/uploads/abc', file, 'orders.csv', { base_url });
    expect(seen).toHaveLength(1);
    const [{ url, headers, text } = { url: '', headers: {}, text: '' }] = seen;
    expect([url, headers.authorization]).toEqual(['/api/files/uploads/abc', '']);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(text).toContain('name="file"; filename="orders.csv"');
    expect(text).toContain('Mei Ling,91234567');
  });

  it.each(['https://elsewhere.example/upload', '//elsewhere.example/upload', 'http://127.0.0.1:1/upload', 'data:,x'])(
    'refuses another host and sends nothing there: %s',
    async (url) => {
      const tried: unknown[] = [];
      const fetch: typeof globalThis.fetch = async (to) => {
        tried.push(to);
        return new Response();
      };
      await expect(sendFile(url, file, 'orders.csv', { base_url, fetch })).rejects.toThrow(TypeError);
      expect(tried).toEqual([]);
    },
  );

  it('fails as any call does', async () => {
    status = 404;
    await expect(sendFile('/gone', file, 'orders.csv', { base_url })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'not_found',
      message: 'This is gone',
    });
    const nobody = { base_url: 'http://127.0.0.1:1' };
    await expect(sendFile('/gone', file, 'orders.csv', nobody)).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});
