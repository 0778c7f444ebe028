import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '@sampan/contract';
import { describe, expect, test } from 'vitest';
import { readSiteFacts } from '../../../packages/tooling/src/site/site-facts.ts';
import { readInline } from './blocks/inline.ts';
import { htmlOf, reactOf } from './page-script/widget-code.ts';
import { checkCode } from '#test/code-checker.fixtures.ts';
import { renderSite } from './render-site.tsx';
import { ROOT } from '#test/root.fixtures.ts';
import { DEMO_KEYS, type SiteFacts } from './site-facts.ts';

const facts: SiteFacts = await readSiteFacts(ROOT);
const ASSETS = { script: '/site/assets/main.js', style: '/site/assets/main.css' };
const { files: whole } = renderSite(facts, { developers: ASSETS, visitors: ASSETS, chat: ASSETS });
/** The developers' pages; the public ones are crawled in `public-site.test.ts`. */
const files = new Map([...whole].filter(([path]) => path.startsWith('developers/') || path.startsWith('llms')));
const pages = [...files].filter(([path]) => path.endsWith('.html'));
const pageOf = (path: string): string => files.get(`${path.slice(1)}/index.html`) ?? '';
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the pages (design 2, widgets 0.9)', () => {
  test('there is one for each widget and each subject', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'developers/index.html',
        ...['calculator', 'tracking', 'confirm-address', 'checkout'].map((name) => `developers/${name}/index.html`),
        ...['theming', 'csp', 'frameworks', 'errors', 'upgrades', 'self-host'].map(
          (name) => `developers/${name}/index.html`,
        ),
        'developers/404.html',
        'llms.txt',
        'llms-full.txt',
      ]),
    );
  });

  test.each(pages)('%s is plain HTML: no inline script or style, one heading, nothing undefined', (_path, html) => {
    const tags = html.match(/<[^>]+>/gu) ?? [];
    expect(tags.filter((tag) => /^<style|\sstyle=|\son\w+=|javascript:/iu.test(tag))).toEqual([]);
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/gu)) expect(attributes).toContain('src="/');
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(textOf(html)).not.toMatch(/\bundefined\b|\[object/u);
    const ids = [...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/gu))
      expect(link).toContain('noopener noreferrer');
  });

  test.each(pages)('every link of %s leads somewhere', (_path, html) => {
    const elsewhere = new Set(['/', '/home', '/api/docs', '/llms.txt', '/llms-full.txt', '/dev/outbox']);
    for (const [, url = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/gu)) {
      if (/^https?:/u.test(url)) continue;
      const [path = '', anchor] = url.split('#');
      const target = path === '' ? html : pageOf(path);
      expect([url, elsewhere.has(path) || target !== '']).toEqual([url, true]);
      if (anchor) expect([url, target.includes(`id="${anchor}"`)]).toEqual([url, true]);
    }
  });

  test('a page names everything its widget has', () => {
    expect(facts.widgets.length).toBe(4);
    for (const widget of facts.widgets) {
      const text = textOf(pageOf(`/developers/${widget.entry}`));
      const members = [
        widget.attributes,
        widget.properties,
        widget.getters,
        widget.methods,
        widget.events,
        widget.slots,
        widget.parts,
        widget.tokens,
      ].flat();
      for (const { name, description } of members) {
        expect([widget.tag, name, text.includes(name)]).toEqual([widget.tag, name, true]);
        const plain = readInline(description)
          .map((part) => part.text)
          .join('');
        expect([widget.tag, name, text.includes(plain)]).toEqual([widget.tag, name, true]);
      }
    }
  });

  test('docUrl of every error leads to a place of its own', () => {
    const html = pageOf('/developers/errors');
    const own = readFileSync(join(ROOT, 'packages/widgets/src/shell/widget-api.ts'), 'utf8');
    const of_widgets = ['offline', 'network', 'timeout', 'malformed_answer', 'no_api'];
    for (const code of of_widgets) expect([code, own.includes(`'${code}'`)]).toEqual([code, true]);
    for (const code of [...Object.keys(ERROR_CODES), ...of_widgets]) expect(html).toContain(`id="${code}"`);
  });

  test('the limits of a page are stated', () => {
    const html = pageOf('/developers/errors');
    for (const limit of ['30 a minute, 300 a day', '10 a minute, 60 an hour', '3,000 a minute'])
      expect(html).toContain(limit);
  });

  test('the demo’s keys are those of the demo', () => {
    const accounts = readFileSync(join(ROOT, 'apps/server/src/demo/demo-account.ts'), 'utf8');
    for (const key of Object.values(DEMO_KEYS)) expect(accounts).toContain(`publishable_key: '${key}'`);
  });

  test('theming names every rule of the appearance object', () => {
    const source = readFileSync(join(ROOT, 'packages/widgets/src/shell/apply-appearance.ts'), 'utf8');
    const rules = [...source.matchAll(/^ {2}'(\.[A-Z]\w+)':/gmu)].map(([, rule = '']) => rule);
    expect(rules.length).toBeGreaterThan(3);
    for (const rule of rules) expect(pageOf('/developers/theming')).toContain(`<code>${rule}</code>`);
  });

  test('the same facts give the same bytes', () => {
    expect([...renderSite(facts, { developers: ASSETS, visitors: ASSETS, chat: ASSETS }).files]).toEqual([...whole]);
  });
});

describe('the code of a playground', () => {
  const state = {
    tag: 'sampan-tracking',
    attributes: [
      ['public-key', 'pk_test_"<&'],
      ['tracking-id', "it's {1}"],
    ],
    tokens: [['--sampan-primary', '#0a7d55']],
  } as const;

  test('is HTML, with what was typed as values', async () => {
    const html = htmlOf(state, 'https://ship.example');
    await checkCode({ language: 'html', code: html }, facts);
    expect(html).toContain('public-key="pk_test_&quot;<&amp;"');
    expect(html).toContain('--sampan-primary: #0a7d55;');
  });

  test('is a React component, with what was typed as values', async () => {
    const code = reactOf(state, 'https://ship.example');
    await checkCode({ language: 'tsx', code }, facts);
    expect(code).toContain("import { SampanTracking } from '@sampan/widgets/react';");
    expect(code).toContain(String.raw`publicKey={"pk_test_\"<&"}`);
    expect(code).toContain('api="https://ship.example"');
  });
});
