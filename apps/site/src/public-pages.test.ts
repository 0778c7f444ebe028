import { readSiteFacts } from '../../../packages/tooling/src/site/site-facts.ts';
import { ROOT } from '#test/root.fixtures.ts';
import { expect, test } from 'vitest';
import { createTextLibrary } from './marketing/text-library.ts';
import { publicPages } from './public-pages.ts';

/** Two look-up services, and the two offices that announce the holidays of a year on a page made for it. */
const MEANT = [
  'https://www.onemap.gov.sg/',
  'https://sig.bps.go.id/',
  'https://www.kabinet.gov.my/',
  'https://www.kemenkopmk.go.id/',
];

const { texts, rates, legal, changelog } = await readSiteFacts(ROOT);
const pages = publicPages({ texts: createTextLibrary(texts), rates, legal, changelog });

test('a source is the page that says it, not the front page of whoever runs it', () => {
  // Papers of law name the authority: its address stands in them for people to write to.
  const urls = pages.flatMap(({ kind, sources }) => (kind === 'terms' ? [] : sources.map(({ url }) => url)));
  expect(urls.length).toBeGreaterThan(100);
  const front = urls.filter((url) => new URL(url).pathname === '/' && !MEANT.includes(url));
  expect(front).toEqual([]);
});

test('the way to a page starts each name large', () => {
  const names = pages.flatMap(({ crumbs }) => crumbs.map(({ name }) => name));
  expect(names).toContain('The Philippines');
  expect(names.filter((name) => /^[a-z]/u.test(name))).toEqual([]);
});

test('our widgets on the pages are dark where the pages are', () => {
  const widgets = pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'widget'));
  expect(widgets.length).toBeGreaterThan(10);
  expect(widgets.filter(({ attributes }) => attributes['theme'] !== 'auto')).toEqual([]);
});
