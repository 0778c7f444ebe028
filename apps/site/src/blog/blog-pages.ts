import { bullets, h2, h3, p, type Block } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { fill, siteTexts } from '../layout/site-texts.ts';
import { SITE_ORIGIN } from '../layout/structured-data.ts';
import {
  COUNTRY_SCOPES,
  fillScope,
  homeCrumb,
  LOCAL_PAGES,
  SCOPES,
  siblingsOf,
  type Scope,
} from '../marketing/scope.ts';
import { dayText, fillBlocks, type TextLibrary } from '../marketing/text-library.ts';
import { BLOG_TYPES, blogPosts, postsFor, relatedTo, type BlogPost, type BlogType } from './blog-posts.ts';

const TYPES: Readonly<Record<BlogType, { name: string; lead: string }>> = {
  guides: {
    name: 'Guides',
    lead: 'Guides {in}: weight, packing, addresses, customs and cash on delivery, each with its sources.',
  },
  news: { name: 'News', lead: 'What changed at Sampan {in}, with the day it changed and what it means for a shop.' },
  product: {
    name: 'Product',
    lead: 'How parts of Sampan work and how shops {in} use them, without promises about what is not there.',
  },
  insurance: {
    name: 'Insurance',
    lead: 'What protects a parcel {in}: premiums where cover is sold, and what to do where it is not.',
  },
};
const WORDS_A_MINUTE = 220;

/** The blog of each country and of all: a page for each type and each post. */
export function blogPages({ texts }: { texts: TextLibrary }): PublicPage[] {
  const posts = blogPosts(texts);
  return [
    ...SCOPES.flatMap((scope) => BLOG_TYPES.map((type) => listPage(postsFor(posts, scope), scope, type))),
    ...posts.map((post) => postPage(post, posts)),
  ];
}

function listPage(posts: readonly BlogPost[], scope: Scope, type: BlogType): PublicPage {
  const { name, lead } = TYPES[type];
  const others = BLOG_TYPES.filter((other) => other !== type).map(
    (other) => `[${TYPES[other].name}](${scope.base}/blog/${other})`,
  );
  const own = posts.filter((post) => post.type === type);
  const tags = [...tagged(own)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const path = `${scope.base}/blog/${type}`;
  return {
    path,
    scope,
    locale: scope.locale,
    kind: 'blog list',
    title: `${name} for shops in ${scope.name} · Sampan`,
    description: fillScope(lead, scope),
    heading: `${name} ${fillScope('{in}', scope)}`,
    lead: fillScope(lead, scope),
    blocks: [
      p(`More: ${others.join(', ')}. Read it in a [feed](${scope.base}/blog/feed.xml).`),
      cardsOf(own),
      h2('By subject'),
      ...tags.flatMap(([tag, tagged]): Block[] => [
        { ...h3(tagName(tag)), id: `tag-${tag}` } as Block,
        bullets(...tagged.map(({ path: url, text }) => `[${text.front.title}](${url})`)),
      ]),
    ],
    crumbs: [homeCrumb(scope)],
    sources: [],
    updated:
      own
        .map(({ text }) => text.front.updated)
        .toSorted()
        .at(-1) ?? '2026-11-25',
    siblings: SCOPES.map((one) => ({ locale: one.locale, path: `${one.base}/blog/${type}` })),
    structured: [],
    is_indexed: true,
    is_home: false,
  };
}

/** Posts by each of their tags. */
function tagged(posts: readonly BlogPost[]): Map<string, BlogPost[]> {
  const tags = new Set(posts.flatMap(({ text }) => text.front.tags));
  return new Map([...tags].map((tag) => [tag, posts.filter(({ text }) => text.front.tags.includes(tag))]));
}

const tagName = (tag: string): string =>
  tag.length < 4 ? tag.toUpperCase() : tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('-', ' ');

function cardsOf(posts: readonly BlogPost[]): Block {
  return {
    kind: 'cards',
    cards: posts.map(({ path, published, text }) => ({
      title: text.front.title,
      text: `${dayText(published)}. ${text.front.description}`,
      url: path,
    })),
  };
}

function postPage(post: BlogPost, posts: readonly BlogPost[]): PublicPage {
  const { scope, type, text } = post;
  const list = `${scope.base}/blog/${type}`;
  return articlePage(post, {
    tags: text.front.tags.map((tag) => `[${tagName(tag)}](${list}#tag-${tag})`).join(', '),
    next: cardsOf(relatedTo(post, posts)),
    crumb: { name: TYPES[type].name, path: list },
  });
}

interface Around {
  /** Links to lists, after the author. */
  readonly tags: string;
  /** What to read next. */
  readonly next: Block;
  readonly crumb?: PublicPage['crumbs'][number];
}

/** A post as a page, in the language of its scope. */
export function articlePage(
  { scope, type, id, path, published, text }: BlogPost,
  { tags, next, crumb }: Around,
): PublicPage {
  const t = siteTexts(scope.language);
  const { title, name, description, updated, sources } = text.front;
  const blocks = fillBlocks(text.blocks, scope);
  const minutes = Math.max(1, Math.round(JSON.stringify(blocks).split(/\s+/u).length / WORDS_A_MINUTE));
  const contents = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [`[${block.text}](#${block.id})`] : [],
  );
  const below = `/blog/${type}/${id}`;
  return {
    path,
    scope,
    locale: scope.locale,
    kind: 'blog post',
    title: name ?? title,
    description,
    heading: title,
    lead: description,
    blocks: [
      p(`${fill(t.byline, { day: dayText(published, scope.language), minutes })} ${tags}`.trim()),
      ...(contents.length < 3 ? [] : [{ kind: 'list', is_ordered: false, items: contents } satisfies Block]),
      ...blocks,
      h2(t.read_on),
      next,
    ],
    crumbs: [homeCrumb(scope), ...(crumb === undefined ? [] : [crumb])],
    sources,
    updated,
    siblings: LOCAL_PAGES.has(below)
      ? siblingsOf(
          below,
          COUNTRY_SCOPES.filter((one) => one.id === scope.id),
        )
      : [],
    structured: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: published,
        dateModified: updated,
        author: { '@id': `${SITE_ORIGIN}/#sampan` },
        mainEntityOfPage: SITE_ORIGIN + path,
      },
    ],
    is_indexed: true,
    is_home: false,
  };
}
