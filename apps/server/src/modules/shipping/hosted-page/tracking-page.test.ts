import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mountHostedStyle, mountTrackingPage } from './index.ts';
import { NO_BRANDS } from './page-brands.ts';

const SHADOW = '<template shadowrootmode="open"><div class="s-root"></div></template>';

async function open(path: string, headers: Record<string, string> = {}, has_sdk = true) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-hosted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (has_sdk) writeFileSync(join(folder, 'tracking.shadow.html'), SHADOW);
  const app = new Hono();
  mountTrackingPage(app, NO_BRANDS, folder);
  mountHostedStyle(app);
  const answer = await app.request(`http://sampan.test${path}`, { headers });
  return { answer, html: await answer.text() };
}

describe('the page of a parcel (spec 2 Package tracking panel, public view)', () => {
  test('has the widget with its place drawn, and its script on the way', async () => {
    const { answer, html } = await open('/t/SMPME884211705');
    expect(answer.status).toBe(200);
    expect(html).toContain(`tracking-id="SMPME884211705">${SHADOW}</sampan-tracking>`);
    expect(html).toContain('<link rel="modulepreload" href="/sdk/v1/tracking.js" />');
    expect(html).toContain('<script type="module" src="/sdk/v1/tracking.js"></script>');
  });

  test('works before the SDK was built, and asks where the address names nothing', async () => {
    expect((await open('/t/SMP1', {}, false)).html).toContain('tracking-id="SMP1"></sampan-tracking>');
    expect((await open('/t')).html).not.toContain('tracking-id');
    expect((await open(`/t/${'9'.repeat(65)}`)).html).not.toContain('tracking-id');
  });

  test('what stands in the address stays text', async () => {
    const { html } = await open(`/t/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(html).not.toContain('<img');
    expect(html).toContain('tracking-id="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
  });

  test('is found by no search engine, tells nobody its address, runs nothing but our scripts (trust 12, 6)', async () => {
    const { answer, html } = await open('/t/SMP1');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors *; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(html).not.toMatch(/\sstyle=|<style|<script(?! type="module" src=)/u);
  });

  test('says the same whether there is such a parcel or not: Contact names the mailbox of Indonesia and that of the others', async () => {
    const { html } = await open('/t/SMP1');
    const mailboxes = [...html.matchAll(/href="mailto:([^"]+)"/gu)].map((match) => match[1]);
    expect(mailboxes).toHaveLength(2);
    expect(new Set(mailboxes).size).toBe(2);
  });

  test.each([
    [undefined, 'en'],
    ['de-DE,de;q=0.9', 'en'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi-VN'],
    ['en;q=0.4, id;q=0.7', 'id-ID'],
    ['fil-PH', 'fil-PH'],
    ['tl', 'fil-PH'],
    ['ms', 'ms-MY'],
    ['my-MM, ms;q=0.1', 'ms-MY'],
    ['vi;q=0, en', 'en'],
    ['<script>, ;q=,,', 'en'],
  ])('speaks the language of the browser: %s is answered in %s', async (accepted, lang) => {
    const { answer, html } = await open('/t/SMP1', accepted === undefined ? {} : { 'Accept-Language': accepted });
    expect(html).toContain(`<html lang="${lang}">`);
    expect(answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    const preloaded = html.match(/tracking\.(my|ph|id|vi)\.js/gu) ?? [];
    expect(preloaded).toHaveLength(lang === 'en' ? 0 : 1);
  });

  test("is written in the console's web font once that was built, and in the system's before", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sampan-assets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const styleOf = async () => {
      const app = new Hono();
      mountHostedStyle(app, folder);
      return (await app.request('http://sampan.test/hosted/page.css')).text();
    };
    expect(await styleOf()).not.toContain('@font-face');
    const face = (name: string) => `@font-face{font-family:${name};src:url(/assets/inter-latin-1a.woff2)}`;
    writeFileSync(join(folder, 'index-1.css'), `a{color:red}${face('Inter Variable')}${face('Inter Fallback')}b{}`);
    writeFileSync(join(folder, 'later-1.css'), 'c{}');
    expect((await styleOf()).split('\n').slice(0, 2)).toEqual([face('Inter Variable'), face('Inter Fallback')]);
  });

  test('its own style sheet is there', async () => {
    const { answer, html } = await open('/hosted/page.css');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(html).toContain('sampan-tracking');
  });

  test.each(['/t/SMP1', '/hosted/page.css'])('%s travels compressed to whoever takes it so', async (path) => {
    const plain = (await open(path)).html;
    const app = new Hono();
    mountTrackingPage(app, NO_BRANDS, '');
    mountHostedStyle(app);
    const answer = await app.request(`http://sampan.test${path}`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const packed = Buffer.from(await answer.arrayBuffer());
    expect(packed.length).toBeLessThan(plain.length / 2);
    expect(brotliDecompressSync(packed).toString()).toBe(plain.replace(SHADOW, ''));
  });
});
