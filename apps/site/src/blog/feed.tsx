import { renderToStaticMarkup } from 'react-dom/server';
import { BlocksView } from '../blocks/blocks.view.tsx';
import { SITE_ORIGIN } from '../layout/structured-data.ts';
import { SCOPES, type Scope } from '../marketing/scope.ts';
import { fillBlocks, type TextLibrary } from '../marketing/text-library.ts';
import { blogPosts, postsFor, type BlogPost } from './blog-posts.ts';

/** An Atom feed for each country and one for all, with whole texts and whole addresses. */
export function feedFiles(texts: TextLibrary): [path: string, content: string][] {
  const posts = blogPosts(texts);
  return SCOPES.map((scope) => [
    `${scope.base.slice(1)}/blog/feed.xml`.replace(/^\//u, ''),
    feedOf(postsFor(posts, scope), scope),
  ]);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const moment = (day: string): string => `${day}T00:00:00Z`;

function feedOf(posts: readonly BlogPost[], scope: Scope): string {
  const url = `${SITE_ORIGIN}${scope.base}/blog/feed.xml`;
  const newest =
    posts
      .map(({ text }) => text.front.updated)
      .toSorted()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${scope.locale}">`,
    `<id>${url}</id><title>Sampan, ${escaped(scope.name)}</title><updated>${moment(newest)}</updated>`,
    `<link rel="self" href="${url}"/><link href="${SITE_ORIGIN}${scope.base}/blog/guides"/>`,
    '<author><name>Sampan</name></author>',
    ...posts.map(entryOf),
    '</feed>\n',
  ].join('\n');
}

function entryOf({ scope, path, published, text: { front, blocks } }: BlogPost): string {
  const html = renderToStaticMarkup(<BlocksView blocks={fillBlocks(blocks, scope)} />).replaceAll(
    /(href|src)="(\/[^"]*)"/gu,
    `$1="${SITE_ORIGIN}$2"`,
  );
  return [
    `<entry><id>${SITE_ORIGIN}${path}</id><title>${escaped(front.title)}</title>`,
    `<link href="${SITE_ORIGIN}${path}"/><published>${moment(published)}</published><updated>${moment(front.updated)}</updated>`,
    ...front.tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    `<summary>${escaped(front.description)}</summary><content type="html">${escaped(html)}</content></entry>`,
  ].join('\n');
}
