import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mountConfirmPage } from './index.ts';
import { NO_BRANDS } from './page-brands.ts';

const SHADOW = '<template shadowrootmode="open"><div class="s-root"></div></template>';
const SECRET = 'a_-'.repeat(14) + 'z';

async function open(query: string, headers: Record<string, string> = {}, tile_host: string | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-hosted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'confirm-address.shadow.html'), SHADOW);
  const app = new Hono();
  mountConfirmPage(app, tile_host, NO_BRANDS, folder);
  const answer = await app.request(`http://sampan.test/customer/confirm-address${query}`, { headers });
  return { answer, html: await answer.text() };
}

describe('the page of a confirmation link (spec 2 /customer/confirm-address)', () => {
  test('has the widget with its place drawn, its script on the way, and nothing of the parcel', async () => {
    const { answer, html } = await open(`?id=${SECRET}`);
    expect(answer.status).toBe(200);
    expect(html).toContain(`link-id="${SECRET}"`);
    expect(html).toContain(SHADOW);
    expect(html).toContain('<script type="module" src="/sdk/v1/confirm-address.js"></script>');
    expect(html).toContain('We never ask for money, a password or card details on this page.');
  });

  test.each(['', '?id=', '?id=12345', `?id=${SECRET}x`, `?id=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`])(
    'says so when the address holds no whole link: %s',
    async (query) => {
      const { html } = await open(query);
      expect(html).toContain('This link is incomplete.');
      expect(html).not.toContain('<sampan-confirm-address');
      expect(html).not.toContain('<img');
    },
  );

  test('is found by no search engine, told to no other page, framed by nobody (trust 4.13, 6)', async () => {
    const { answer, html } = await open(`?id=${SECRET}`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(html).not.toMatch(/\sstyle=|<style|<script(?! type="module" src=)/u);
  });

  test("shows the operator's map tiles", async () => {
    const { answer } = await open(`?id=${SECRET}`, {}, 'https://tile.example');
    expect(answer.headers.get('content-security-policy')).toContain("img-src 'self' data: https://tile.example;");
  });

  test.each([
    ['', 'en-SG', 'en'],
    ['&lang=id', 'en-SG', 'id-ID'],
    ['&lang=vi', '', 'vi-VN'],
    ['', 'ms-MY', 'ms-MY'],
    ['&lang=xx', 'fil-PH', 'fil-PH'],
  ])("speaks the language of the link, else of the browser: '%s', '%s': %s", async (query, accepted, lang) => {
    const { html } = await open(`?id=${SECRET}${query}`, { 'Accept-Language': accepted });
    expect(html).toContain(`<html lang="${lang}">`);
  });
});
