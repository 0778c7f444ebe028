import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holidayTable } from '../../../packages/tooling/src/documents/holiday-table.ts';
import { readSiteFacts } from '../../../packages/tooling/src/site/site-facts.ts';
import { ROOT } from '#test/root.fixtures.ts';
import { crawlPage, runsOf, sharedPart } from '#test/crawl.fixtures.ts';
import { checkMarkup } from '#test/markup-checker.fixtures.ts';
import { COUNTRY_CODES, isPublicHoliday, rulesOf } from '@sampan/country-rules';
import { describe, expect, test } from 'vitest';
import { SECURITY_EXPIRES } from './layout/security-text.ts';
import { SITE_ORIGIN } from './layout/structured-data.ts';
import { siteTexts } from './layout/site-texts.ts';
import { COUNTRY_SCOPES, LOCAL_PAGES, LOCAL_SCOPES, SCOPES } from './marketing/scope.ts';
import { createTextLibrary } from './marketing/text-library.ts';
import { publicPages } from './public-pages.ts';
import { renderSite } from './render-site.tsx';
import type { SiteFacts } from './site-facts.ts';

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;
const MIN_WORDS = 250;
const MOST_SHARED = 0.6;
/** Lists of what stands elsewhere, and notices: they have no text of their own to count. */
const LISTS = new Set(['notice', 'blog list', 'help list', 'terms list']);
/** Papers of law are the same for the countries that share one (spec 2). */
const SHARED_BY_SPEC = new Set(['terms']);

const facts: SiteFacts = await readSiteFacts(ROOT);
const ASSETS = { script: '/site/assets/main.js', style: '/site/assets/main.css' };
const { files, pictures } = renderSite(facts, { developers: ASSETS, visitors: ASSETS, chat: ASSETS });
const { rates, legal, changelog } = facts;
const made = publicPages({ texts: createTextLibrary(facts.texts), rates, legal, changelog });
const fileOf = (path: string): string =>
  path === '/404' ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//u, '');
const pages = made.map((page) => ({
  page,
  seen: crawlPage(page.path, files.get(fileOf(page.path)) ?? '', SITE_ORIGIN),
}));
const byPath = new Map(pages.map(({ seen }) => [seen.path, seen]));

/** What the console and the server answer at; the public pages may lead there. */
const ELSEWHERE = /^\/(?:auth(?:\/[a-z-]+)?|api\/(?:docs|health)|calculator|contact|home)$/u;

const TYPES = {
  services: ['same-day', 'next-day', 'standard', 'cod', 'cross-border', 'bulky'],
  customers: ['fashion', 'beauty', 'food', 'electronics', 'home-and-living'],
  solution: ['cod', 'bulk-shipping', 'own-store', 'tracking', 'api'],
  financial: ['wallet', 'cod-payouts', 'invoices'],
  promotion: ['discount20'],
} as const;

describe('the public site (spec 2, 9)', () => {
  test('spec 2: every marketing path exists in every country and without one', () => {
    const below = [
      '',
      '/3pls',
      '/about',
      '/e-commerce-delivery',
      '/local-parcel-delivery',
      '/services',
      '/partners',
      '/instant-quotation',
      '/financial',
      '/insurance',
      '/warehousing',
      '/warehousing/cross-border',
      '/promotion',
      ...Object.entries(TYPES).flatMap(([group, types]) => types.map((type) => `/${group}/${type}`)),
    ];
    for (const { base } of SCOPES)
      for (const path of below)
        expect([`${base}${path}`, byPath.has(`${base}${path}` || '/')]).toEqual([`${base}${path}`, true]);
    for (const courier of facts.rates.couriers)
      for (const base of ['', `/${courier.country.toLowerCase()}`])
        expect(byPath.has(`${base}/partners/${courier.alias}`)).toBe(true);
  });

  test('spec 2: blog, papers of law and insurance blog links exist in every country', () => {
    for (const { base } of SCOPES) {
      for (const type of ['guides', 'news', 'product', 'insurance'])
        expect([base, type, byPath.has(`${base}/blog/${type}`)]).toEqual([base, type, true]);
      for (const id of ['service', 'privacy', 'data-protection'])
        expect([base, id, byPath.has(`${base}/terms/${id}`)]).toEqual([base, id, true]);
    }
    for (const country of COUNTRY_CODES) {
      const { is_closed, insurance_blog_path } = rulesOf(country);
      if (!is_closed) expect([country, byPath.has(insurance_blog_path)]).toEqual([country, true]);
    }
    // Viet Nam is closed: its papers stand before the countries, in its language; Indonesia has its own language too.
    expect(
      ['service', 'privacy', 'data-protection'].map((id) => byPath.get(`/terms/${id}-vn`)?.html.slice(15, 34)),
    ).toEqual(Array.from({ length: 3 }, () => '<html lang="vi-VN">'));
    expect(byPath.get('/id/terms/service')?.html).toContain('<html lang="id-ID">');
    expect(made.filter(({ path }) => path.includes('/blog/guides/'))).toHaveLength(12);
  });

  test('a paper of law says that it is a model, and keeps each version at an address of its own', () => {
    const papers = made.filter(({ kind }) => kind === 'terms');
    expect(papers).toHaveLength(30);
    for (const { path, blocks, is_indexed } of papers) {
      expect([path, blocks[0]?.kind]).toEqual([path, 'note']);
      expect([path, is_indexed]).toEqual([path, !/\d{4}-\d\d-\d\d$/u.test(path)]);
      if (is_indexed) expect(byPath.get(path)?.links.some((url) => url.startsWith(`${path}-20`))).toBe(true);
    }
  });

  test('the feeds hold whole posts with whole addresses, and security.txt has not expired', () => {
    for (const { base } of SCOPES) {
      const feed = files.get(`${base.slice(1)}/blog/feed.xml`.replace(/^\//u, '')) ?? '';
      expect(feed.match(/<entry>/gu)?.length ?? 0).toBeGreaterThanOrEqual(8);
      expect(feed).not.toMatch(/(?:href|src)=(?:"|&quot;)\//u);
    }
    expect(files.get('.well-known/security.txt')).toContain(`Policy: ${SITE_ORIGIN}/security`);
    expect(Date.parse(SECURITY_EXPIRES)).toBeGreaterThan(Date.now());
  });

  test('spec 9: the copyright of 2020-2022 stands at the foot of the pages of every country', () => {
    for (const { base } of SCOPES)
      for (const path of ['', '/about', '/insurance'])
        expect([base + path, byPath.get(`${base}${path}` || '/')?.html.includes('© 2020-2022 Sampan')]).toEqual([
          base + path,
          true,
        ]);
  });

  test('spec 9: page titles per country; titles and descriptions are unique and short', () => {
    expect(COUNTRY_SCOPES.map(({ base }) => byPath.get(base)?.title)).toEqual(
      ['Singapore', 'Malaysia', 'Philippines', 'Indonesia'].map((name) => `Cheapest Courier Service in ${name}`),
    );
    for (const { seen } of pages) {
      expect([seen.path, seen.title.length > 0 && seen.title.length <= MAX_TITLE, seen.title]).toEqual([
        seen.path,
        true,
        seen.title,
      ]);
      const fits = seen.description.length >= 40 && seen.description.length <= MAX_DESCRIPTION;
      expect([seen.path, fits, seen.description]).toEqual([seen.path, true, seen.description]);
    }
    for (const field of ['title', 'description'] as const) {
      const twice = [...Map.groupBy(pages, ({ seen }) => seen[field]).values()].filter((same) => same.length > 1);
      expect(twice.map((same) => same.map(({ seen }) => seen.path))).toEqual([]);
    }
  });

  test('each page is one valid document: one h1, ids once, no script or style in it, nothing left to fill', () => {
    for (const { seen } of pages) {
      expect([seen.path, seen.html.match(/<h1/gu)?.length]).toEqual([seen.path, 1]);
      const ids = [...seen.html.matchAll(/\sid="([^"]+)"/gu)];
      expect([seen.path, ids.length]).toEqual([seen.path, seen.ids.size]);
      const tags = seen.html.match(/<[^>]+>/gu) ?? [];
      expect([seen.path, tags.filter((tag) => /^<style|\sstyle=|\son\w+=|javascript:/iu.test(tag))]).toEqual([
        seen.path,
        [],
      ]);
      for (const [, attributes = ''] of seen.html.matchAll(/<script([^>]*)>/gu))
        expect([seen.path, attributes]).toEqual([seen.path, expect.stringMatching(/src="\/|application\/ld\+json/u)]);
      expect([
        seen.path,
        /\{(?:in|country|base|lowest)\}|\bundefined\b|\[object/u.exec(
          seen.html.replaceAll(/<code>[^<]*<\/code>/gu, ''),
        )?.[0],
      ]).toEqual([seen.path, undefined]);
      checkMarkup(seen.html, facts);
    }
  });

  test('no link and no anchor leads nowhere', () => {
    const broken = pages.flatMap(({ seen }) =>
      seen.links.flatMap((url) => {
        const own = url.replace(SITE_ORIGIN, '');
        if (/^(?:https:\/\/|mailto:)/u.test(own)) return [];
        const [path = '', anchor] = own.split('#');
        const target = path === '' ? seen : byPath.get(path);
        if (target === undefined)
          return ELSEWHERE.test(path) || files.has(path.slice(1)) || files.has(`${path.slice(1)}/index.html`)
            ? []
            : [`${seen.path} -> ${url}`];
        return anchor === undefined || target.ids.has(anchor) ? [] : [`${seen.path} -> ${url}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('canonical is the page itself; versions for other countries name each other', () => {
    for (const { seen } of pages) {
      expect([seen.path, seen.canonical]).toEqual([seen.path, seen.path]);
      if (seen.alternates.size === 0) continue;
      expect([seen.path, [...seen.alternates.values()].includes(seen.path)]).toEqual([seen.path, true]);
      for (const path of seen.alternates.values())
        expect([path, [...(byPath.get(path)?.alternates ?? [])]]).toEqual([path, [...seen.alternates]]);
    }
  });

  test('pages in a country’s own language are written in it whole, and lead to their English twin and back', () => {
    expect(LOCAL_SCOPES.map(({ locale }) => locale)).toEqual(['ms-MY', 'fil-PH', 'id-ID']);
    for (const { base, locale, language, id } of LOCAL_SCOPES)
      for (const below of LOCAL_PAGES) {
        const seen = byPath.get(`${base}${below}`);
        expect([`${base}${below}`, seen?.html.includes(`<html lang="${locale}">`)]).toEqual([`${base}${below}`, true]);
        const twin = byPath.get(`/${id}${below}`);
        expect([below, seen?.alternates.get(locale), twin?.alternates.get(locale)]).toEqual([
          below,
          `${base}${below}`,
          `${base}${below}`,
        ]);
        expect(seen?.alternates.get(`en-${id.toUpperCase()}`)).toBe(`/${id}${below}`);
        expect(twin?.links).toContain(`${base}${below}`);
        expect(seen?.links).toContain(`/${id}${below}`);
        // What is in English says so; nothing else around the texts is.
        const own = (seen?.html ?? '').replaceAll(/<a [^>]*lang="en-[A-Z]+"[^>]*>[^<]*<\/a>/gu, '');
        const [english, local] = [siteTexts('en'), siteTexts(language)];
        const left = (Object.keys(english) as (keyof typeof english)[]).filter((key) => {
          const said = english[key].split('{{')[0]?.trim() ?? '';
          return said.length > 5 && said !== local[key].split('{{')[0]?.trim() && own.includes(`>${said}`);
        });
        expect([`${base}${below}`, left]).toEqual([`${base}${below}`, []]);
        expect([`${base}${below}`, / (?:Mon|Tue|Wed|Thu|Fri|Sun) \d/u.exec(own)]).toEqual([`${base}${below}`, null]);
      }
    for (const scope of LOCAL_SCOPES)
      for (const { name, own_name } of createTextLibrary(facts.texts).holidaysOf(scope)?.days ?? [])
        expect([scope.id, name, own_name]).toEqual([scope.id, name, expect.any(String)]);
  });

  test('structured data parses, and its prices are those of the rate cards', () => {
    let offers = 0;
    for (const { page, seen } of pages) {
      expect([seen.path, seen.structured.length >= 2]).toEqual([seen.path, true]);
      for (const { offers: offer } of seen.structured as {
        offers?: { lowPrice: string; highPrice: string; priceCurrency: string };
      }[]) {
        if (offer === undefined) continue;
        offers += 1;
        const totals = facts.rates.routes
          .filter(({ from }) => from.country === page.scope.country)
          .flatMap(({ prices }) => prices.map(({ totals: [first] }) => first));
        for (const price of [offer.lowPrice, offer.highPrice])
          expect([seen.path, totals.includes(Math.round(Number(price) * 100))]).toEqual([seen.path, true]);
        expect(offer.priceCurrency).toBe(page.scope.currency);
      }
    }
    expect(offers).toBeGreaterThan(40);
  });

  test('figures name their source: the product’s own where it is built from, others in a list of sources', () => {
    for (const { page, seen } of pages) {
      const main = /<main[^>]*>([^]*)<\/main>/u.exec(seen.html)?.[1] ?? '';
      const prices = /(?:S\$|RM|₱|Rp) ?\d/u.test(main);
      if (!prices || page.kind === 'terms') continue;
      const named =
        page.sources.length > 0 || main.includes(siteTexts(page.scope.language).own_figures.split("'")[0] ?? '');
      expect([seen.path, named]).toEqual([seen.path, true]);
    }
    for (const { path, sources, kind } of made)
      if (kind === 'blog post') expect([path, sources.length > 0]).toEqual([path, true]);
  });

  test('fees, premiums and bonuses in the texts are those of the country’s rules', () => {
    for (const scope of [...COUNTRY_SCOPES, ...LOCAL_SCOPES]) {
      const { rates, insurance_promotion, top_up_tiers } = rulesOf(scope.country ?? 'SG');
      const textOf = (topic: string) => facts.texts[`${scope.id}/${scope.language}/topics/${topic}.md`] ?? '';
      const percent = ({ basis_points }: { basis_points: number }) => `${basis_points / 100}%`;
      const fee = percent(rates.cod_fee[0]);
      expect([scope.locale, fee === '0%' || textOf('cod').includes(fee)]).toEqual([scope.locale, true]);
      const insured = facts.texts[`${scope.id}/${scope.language}/blog/insurance/parcel-insurance.md`] ?? '';
      for (const one of [rates.insurance.in_country[0], rates.insurance.cross_border[0]])
        expect([scope.locale, one.basis_points === 0 || insured.includes(percent(one))]).toEqual([scope.locale, true]);
      const is_insured = rates.insurance.in_country[0].basis_points > 0;
      expect(!is_insured || insured.includes((insurance_promotion.amount_minor / 100).toLocaleString('en'))).toBe(true);
      for (const tier of top_up_tiers)
        expect([scope.locale, textOf('money').includes(percent(tier))]).toEqual([scope.locale, true]);
    }
  });

  test('each page says at least 250 words of its own', () => {
    const short = pages
      .filter(({ page }) => !LISTS.has(page.kind))
      .map(({ seen }) => [seen.path, seen.words.length] as const)
      .filter(([, count]) => count < MIN_WORDS);
    expect(short).toEqual([]);
  });

  test('two pages of a kind share at most 60 % of their runs of five words', () => {
    const names = new Set(
      [
        ...facts.rates.couriers.flatMap(({ name }) => name),
        ...facts.rates.routes.map(({ to }) => to.name),
        ...SCOPES.map(({ name }) => name),
      ]
        .flatMap((name) => name.toLowerCase().split(' '))
        .filter((word) => !['and', 'the'].includes(word)),
    );
    const alike: string[] = [];
    for (const [kind, same] of Map.groupBy(pages, ({ page }) => page.kind)) {
      if (LISTS.has(kind) || SHARED_BY_SPEC.has(kind)) continue;
      const runs = same.map(({ seen }) => ({ path: seen.path, runs: runsOf(seen.words, names) }));
      runs.forEach((first, at) => {
        for (const second of runs.slice(at + 1)) {
          const part = sharedPart(first.runs, second.runs);
          if (part > MOST_SHARED) alike.push(`${first.path} ${second.path} ${Math.round(part * 100)} %`);
        }
      });
    }
    expect(alike).toEqual([]);
  });

  test('every page has a picture for social networks, of its own where people share it', () => {
    const known = new Set(pictures.map(({ file }) => `${SITE_ORIGIN}/site/${file}`));
    const ofPath = new Map(
      pages.map(({ seen }) => [seen.path, /<meta property="og:image" content="([^"]+)"/u.exec(seen.html)?.[1] ?? '']),
    );
    for (const [path, url] of ofPath) expect([path, known.has(url)]).toEqual([path, true]);
    expect(known.size).toBe(pictures.length);
    const shared = made.filter(({ kind }) => ['home', 'services', 'blog post'].includes(kind));
    expect(new Set(shared.map(({ path }) => ofPath.get(path))).size).toBe(shared.length);
    expect(pictures.find(({ file }) => file.startsWith('assets/social-my-2'))).toMatchObject({
      heading: byPath.get('/my')?.html && made.find(({ path }) => path === '/my')?.heading,
      line: 'Malaysia',
    });
  });

  test('the changelog tells every changeset once', () => {
    const plain = (text: string) => text.replaceAll(/[`*\s]+/gu, ' ').trim();
    const told = made
      .find(({ path }) => path === '/changelog')
      ?.blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(plain) : []));
    for (const { id, text } of changelog.waiting)
      expect([id, told?.filter((item) => item === plain(text)).length]).toEqual([id, 1]);
  });

  test('sitemaps name every page that may be found, with the day its texts changed', () => {
    for (const scope of SCOPES) {
      const xml = files.get(`sitemap-${scope.id}.xml`) ?? '';
      const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)</gu)].map(
        ([, url = '', day]) => `${url.replace(SITE_ORIGIN, '')} ${day}`,
      );
      const expected = made
        .filter((page) => page.scope.id === scope.id && page.is_indexed)
        .map(({ path, updated }) => `${path} ${updated}`);
      expect(urls.toSorted()).toEqual(expected.toSorted());
      expect(files.get('sitemap.xml')).toContain(`/sitemap-${scope.id}.xml`);
    }
    expect(files.get('robots.txt')).toContain('/sitemap.xml');
  });

  test('a post, a type of service and a holiday are one file each', () => {
    const post =
      '---\ntitle: A new post\ndescription: One file.\npublished: 2026-11-25\nupdated: 2026-11-25\ntags: [packing]\n---\nText.\n';
    const service =
      '---\ntitle: Letters {in}\ndescription: Letters {in}.\ntopics: [zones]\nupdated: 2026-11-25\n---\nText.\n';
    const texts = {
      ...facts.texts,
      'my/en/blog/news/new-post.md': post,
      'all/en/services/letters.md': service,
      'sg/holidays.yaml': `${facts.texts['sg/holidays.yaml']}  - { date: 2028-01-01, name: A day of its own }\n`,
    };
    const more = new Map(
      publicPages({ texts: createTextLibrary(texts), rates, legal, changelog }).map((page) => [page.path, page]),
    );
    expect(more.get('/my/blog/news/new-post')?.heading).toBe('A new post');
    expect(JSON.stringify(more.get('/blog/news')?.blocks)).toContain('/my/blog/news/new-post');
    for (const { base } of SCOPES) expect(more.has(`${base}/services/letters`)).toBe(true);
    expect(JSON.stringify(more.get('/sg')?.blocks)).toContain('A day of its own');
  });

  test('couriers rest on the days of the tables, but for those of single states', () => {
    const written = readFileSync(join(ROOT, 'packages/country-rules/src/public-holiday-days.ts'), 'utf8');
    expect(written, 'npm run docs writes it').toBe(holidayTable(facts.texts));
    const more = {
      ...facts.texts,
      'sg/holidays.yaml': `${facts.texts['sg/holidays.yaml']}  - { date: 2028-01-01, name: A day of its own }\n  - { date: 2028-01-02, name: 'Another, in one state' }\n`,
    };
    expect(holidayTable(more)).toContain("'2028-01-01'");
    expect(holidayTable(more)).not.toContain('2028-01-02');
    expect(['2026-12-25', '2026-12-26'].map((day) => isPublicHoliday('SG', day))).toEqual([true, false]);
  });

  test('a text that is not as it has to be stops the build with its path', () => {
    const broken = createTextLibrary({
      'all/en/help/broken.md': '---\ntitle: Broken\nupdated: yesterday\n---\nText.\n',
    });
    expect(() => broken.get('all/en/help/broken')).toThrow(/^all\/en\/help\/broken: updated: /u);
    const strange = createTextLibrary({
      'all/en/help/strange.md': '---\ntitle: Strange\nupdated: 2026-11-25\n---\n<b>markup</b>\n',
    });
    expect(() => strange.get('all/en/help/strange')).toThrow('Markdown of the site has no html');
  });
});
