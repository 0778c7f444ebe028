import { expect, test } from 'vitest';
import { Hono } from 'hono';
import { securityHeaders } from './security-headers.ts';

function appAt(public_url: string): Hono {
  const app = new Hono();
  app.use(securityHeaders({ public_url }));
  app.get('/data', (c) => c.json({}));
  app.get('/page', (c) => c.html('<p>', 200, { 'Referrer-Policy': 'no-referrer' }));
  return app;
}

test('trust 6: data is never a page, and what a place says itself stays', async () => {
  const app = appAt('http://127.0.0.1:8080');
  const data = await app.request('/data');
  expect(data.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  expect(data.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(data.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  const page = await app.request('/page');
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page.headers.get('Content-Security-Policy')).toBeNull();
});

test('trust 6: HSTS for a year with subdomains, only where the world reaches us by https', async () => {
  const plain = await appAt('http://127.0.0.1:8080').request('/data');
  const secure = await appAt('https://ship.example').request('/data');
  expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
  expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
});
