import { h2, h3, type Block } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { fill, siteTexts } from '../layout/site-texts.ts';
import type { SiteText, Source } from '../layout/read-text.ts';
import { priceBlocks, homeRouteOf } from './price-tables.ts';
import type { RateFacts } from './rate-facts.ts';
import { serviceData } from '../layout/structured-data.ts';
import { placeName } from './place-names.ts';
import { fillScope, homeCrumb, siblingsOf, type Scope } from './scope.ts';
import { sizeGuide } from './size-guide.ts';
import { fillBlocks, holidayBlock, pathOf, type TextLibrary } from './text-library.ts';

export interface Library {
  readonly texts: TextLibrary;
  readonly rates: RateFacts;
}

/** What the text on a page says itself, and where the page stands. */
export interface PagePlan {
  /** Below the scope's base: '/services/cod'. */
  readonly below: string;
  readonly kind: string;
  readonly text: SiteText;
  readonly crumbs?: PublicPage['crumbs'];
  /** After the text, before what is about the country. */
  readonly extra?: readonly Block[];
  /** At the very end. */
  readonly after?: readonly Block[];
  /** Where the page stands; in every country, where nothing is said. */
  readonly scopes?: readonly Scope[];
  readonly title?: string;
}

/** A page for one scope: the text that is the same everywhere, prices, and what is true in the country only. */
export function composePage(library: Library, scope: Scope, plan: PagePlan): PublicPage {
  const { front, blocks } = plan.text;
  const topics = front.topics.map((topic) => ({ topic, text: library.texts.get(pathOf(scope, `topics/${topic}`)) }));
  const path = `${scope.base}${plan.below}`;
  const heading = fillScope(front.title, scope);
  const holidays = library.texts.holidaysOf(scope);
  const shows_holidays = front.topics.includes('holidays') && holidays !== null;
  const sources: Source[] = [
    ...front.sources,
    ...topics.flatMap(({ text }) => text.front.sources),
    ...(shows_holidays ? [holidays.source] : []),
  ];
  return {
    path,
    scope,
    locale: scope.locale,
    kind: plan.kind,
    title: plan.title ?? titleOf(front.name ?? front.title, scope),
    description: fillScope(front.description, scope),
    heading,
    lead: fillScope(front.description, scope),
    blocks: uniqueAnchors([
      ...(front.widget === undefined ? [] : [widgetBlock(library.rates, scope, front.widget)]),
      ...fillBlocks(blocks, scope),
      ...(plan.extra ?? []),
      ...(front.prices === undefined ? [] : priceBlocks(library.rates, scope, front.prices)),
      ...topics.flatMap(({ topic, text }) => [
        h2(fillScope(text.front.title, scope)),
        ...fillBlocks(text.blocks, scope),
        ...(topic === 'holidays' && holidays !== null ? [holidayBlock(holidays, scope.language)] : []),
        ...(topic === 'size' ? [sizeGuide(scope.language)] : []),
      ]),
      ...(plan.after ?? []),
    ]),
    crumbs: [homeCrumb(scope), ...(plan.crumbs ?? [])],
    sources: [...new Map(sources.map((source) => [source.url, source])).values()],
    updated: [front.updated, ...topics.map(({ text }) => text.front.updated)].toSorted().at(-1) ?? front.updated,
    siblings: siblingsOf(plan.below, plan.scopes),
    structured: front.prices === undefined ? [] : serviceData(library.rates, scope, front.prices, heading, path),
    is_indexed: true,
    is_home: false,
  };
}

const MAX_TITLE = 60;

function titleOf(name: string, scope: Scope): string {
  const place = fillScope(name, scope);
  const long = place.includes(scope.name) || scope.country === null ? place : `${place} in ${scope.name}`;
  const whole = `${long} · Sampan`;
  return whole.length > MAX_TITLE ? long : whole;
}

/** One of our own widgets, opened with a question that has an answer. Our own pages need no key. */
export function widgetBlock(rates: RateFacts, scope: Scope, widget: 'calculator' | 'tracking'): Block {
  if (widget === 'tracking')
    return {
      kind: 'widget',
      tag: 'sampan-tracking',
      attributes: { theme: 'auto' },
      instead:
        'To follow a parcel here, allow this page to run JavaScript, or open the link in the message from your shop.',
    };
  const { from, to } = homeRouteOf(rates, scope) ?? (rates.routes[0] as (typeof rates.routes)[number]);
  return {
    kind: 'widget',
    tag: 'sampan-calculator',
    attributes: {
      theme: 'auto',
      country: from.country,
      'from-postcode': from.post_code,
      'to-postcode': to.post_code,
      ...(from.state === '' ? {} : { 'from-state': from.state, 'to-state': to.state }),
      'package-type': 'satchel',
      compact: '',
      ...(scope.language === 'en' ? {} : { locale: scope.locale }),
    },
    instead: fill(siteTexts(scope.language).calculator_off, {
      place: scope.country === null ? 'each country' : placeName(from.name, scope.language),
    }),
  };
}

/** Two texts on a page may have a heading in common; an anchor leads to one place. */
function uniqueAnchors(blocks: readonly Block[]): Block[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const count = (seen.get(block.id) ?? 0) + 1;
    seen.set(block.id, count);
    const heading = block.level === 2 ? h2(block.text) : h3(block.text);
    return count === 1 ? heading : { ...block, id: `${block.id}-${count}` };
  });
}
