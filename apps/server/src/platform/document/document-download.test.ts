import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Ctx } from '../context.ts';
import { mountDocumentDownloads, createDocumentLink, type DocumentRenderer } from './document-download.ts';
import { writeCsv } from './write-csv.ts';

const clock = { at: 1_800_000_000_000, now: () => clock.at };
const ctx = { clock, env: { signing_secrets: ['a secret of at least thirty-two characters'] } } as unknown as Ctx;

const seen: unknown[] = [];
const pdf: DocumentRenderer = {
  kind: 'test_pdf',
  make: (_, company_id, payload) => {
    seen.push({ company_id, ...payload });
    return Promise.resolve(
      payload['id'] === 'gone' ? null : { content_type: 'application/pdf', body: new TextEncoder().encode('%PDF-1.7') },
    );
  },
};

const stream = { taken: 0, is_ended: false };
const csv: DocumentRenderer = {
  kind: 'test_csv',
  make: () =>
    Promise.resolve({
      content_type: 'text/csv; charset=utf-8',
      body: writeCsv({
        columns: [{ header: 'Text', type: 'text', value: (row: string) => row }],
        rows: endless(),
        time_zone: 'Asia/Manila',
      }),
    }),
};

async function* endless() {
  try {
    for (;;) {
      stream.taken += 1;
      yield await Promise.resolve('x'.repeat(10_000));
    }
  } finally {
    stream.is_ended = true;
  }
}

function openApp(): Hono {
  const app = new Hono();
  mountDocumentDownloads(app, ctx, [pdf, csv]);
  return app;
}

describe('links to documents (trust.md 4 row 19)', () => {
  test('a link opens its document for 10 minutes, in the browser, kept by nobody', async () => {
    const { link, expires_at } = createDocumentLink(
      ctx,
      'company-1',
      'test_pdf',
      { id: '7' },
      'invoice INV-7 tháng.pdf',
    );
    expect(expires_at).toBe(clock.at / 1000 + 600);
    const answer = await openApp().request(link);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="invoice_INV-7_th_ng.pdf"; filename*=UTF-8\'\'invoice%20INV-7%20th%C3%A1ng.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(seen.at(-1)).toMatchObject({ company_id: 'company-1', id: '7' });

    clock.at += 600_000;
    expect((await openApp().request(link)).status).toBe(404);
    clock.at -= 600_000;
  });

  test('a link of something gone, of an unknown kind, changed or signed for other files is a 404', async () => {
    const { link } = createDocumentLink(ctx, 'company-1', 'test_pdf', {}, 'a.pdf');
    const others = { ...ctx, env: { ...ctx.env, signing_secrets: ['another secret of thirty-two characters'] } };
    for (const wrong of [
      createDocumentLink(ctx, 'company-1', 'test_pdf', { id: 'gone' }, 'a.pdf').link,
      createDocumentLink(ctx, 'company-1', 'unknown', {}, 'a.pdf').link,
      createDocumentLink(others, 'company-1', 'test_pdf', {}, 'a.pdf').link,
      link.replace(/\.[\w-]{8}/u, '.AAAAAAAA'),
      '/api/files/papers/nonsense/a.pdf',
    ])
      expect((await openApp().request(wrong)).status).toBe(404);
  });

  test('CSV is a download, and making it stops when the client goes away', async () => {
    const http = serve({ fetch: openApp().fetch, port: 0, hostname: '127.0.0.1' });
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const { link } = createDocumentLink(ctx, 'company-1', 'test_csv', {}, 'statement.csv');
    const request = get(`http://127.0.0.1:${port}${link}`);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment; filename="statement.csv"');
    await once(answer, 'data');
    answer.pause();
    request.destroy();
    for (let turn = 0; turn < 200 && !stream.is_ended; turn += 1) await new Promise((next) => setTimeout(next, 10));
    expect(stream.is_ended).toBe(true);
    const taken = stream.taken;
    await new Promise((next) => setTimeout(next, 50));
    expect(stream.taken).toBe(taken);
    http.close();
  });
});
