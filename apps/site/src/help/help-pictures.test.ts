import { readSiteFacts } from '../../../../packages/tooling/src/site/site-facts.ts';
import { ROOT } from '#test/root.fixtures.ts';
import { expect, test } from 'vitest';
import { renderSite } from '../render-site.tsx';

const facts = await readSiteFacts(ROOT);
const ASSETS = { script: '/site/assets/main.js', style: '/site/assets/main.css' };

test('every article of the help shows the screen it speaks of, described in words, and no picture is kept in vain', () => {
  const { files } = renderSite(facts, { developers: ASSETS, visitors: ASSETS, chat: ASSETS });
  const articles = [...files].filter(([file]) => /^help\/.+\/index\.html$/u.test(file));
  expect(articles.length).toBeGreaterThan(5);
  const known = new Map(Object.values(facts.screens).map(({ url, width }) => [url, width]));
  const on_phones = new Map(Object.values(facts.screens).map(({ url, phone }) => [url, phone.url]));
  const shown = articles.flatMap(([file, html]) => {
    const found = (html.match(/<img class="screen"[^>]*>/gu) ?? []).map((tag) => ({
      url: /src="([^"]+)"/u.exec(tag)?.[1] ?? '',
      width: Number(/width="(\d+)"/u.exec(tag)?.[1]),
      alt: /alt="([^"]*)"/u.exec(tag)?.[1] ?? '',
    }));
    expect([file, found.length > 0]).toEqual([file, true]);
    for (const { url, width, alt } of found) {
      expect([url, known.get(url), alt.length > 20]).toEqual([url, width, true]);
      expect(html).toContain(`<source media="(max-width: 40rem)" srcSet="${on_phones.get(url)}" width="375"`);
    }
    return found.map(({ url }) => url);
  });
  expect(new Set(shown).size).toBe(known.size);
});

test('a picture that nobody took stops the build with the page', () => {
  const texts = {
    ...facts.texts,
    'all/en/help/extra.md':
      '---\ntitle: Extra\ndescription: Extra.\nupdated: 2026-11-28\n---\n![A screen that nobody took](nothing)\n',
  };
  expect(() => renderSite({ ...facts, texts }, { developers: ASSETS, visitors: ASSETS, chat: ASSETS })).toThrow(
    '/help/extra: content/pictures has no nothing.webp',
  );
});
