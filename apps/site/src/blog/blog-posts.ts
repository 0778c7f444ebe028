import type { SiteText } from '../layout/read-text.ts';
import { EVERYWHERE, SCOPES, type Scope } from '../marketing/scope.ts';
import { pathOf, type TextLibrary } from '../marketing/text-library.ts';

/** Types of spec 2's `blog/{type}`: every file below `content/<country>/en/blog/<type>` is a post. */
export const BLOG_TYPES = ['guides', 'news', 'product', 'insurance'] as const;
export type BlogType = (typeof BLOG_TYPES)[number];

export interface BlogPost {
  readonly scope: Scope;
  readonly type: BlogType;
  /** In the address. */
  readonly id: string;
  readonly path: string;
  readonly published: string;
  readonly text: SiteText;
}

/** A post of its text. Throws for one without a day of publication. */
export function postOf(scope: Scope, type: BlogType, id: string, text: SiteText): BlogPost {
  const { published } = text.front;
  if (published === undefined) throw new Error(`${scope.id}: blog/${type}/${id} has no day of publication`);
  return { scope, type, id, path: `${scope.base}/blog/${type}/${id}`, published, text };
}

/** All posts, the newest first. Throws for one without a day of publication. */
export function blogPosts(texts: TextLibrary): BlogPost[] {
  return SCOPES.flatMap((scope) =>
    BLOG_TYPES.flatMap((type) =>
      texts.list(pathOf(scope, `blog/${type}`)).map((id) => {
        const text = texts.get(pathOf(scope, `blog/${type}/${id}`));
        return postOf(scope, type, id, text);
      }),
    ),
  ).toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : a.path < b.path ? -1 : 1));
}

/** What a country's blog shows: its own posts and those for every country. Before any country it shows all. */
export function postsFor(posts: readonly BlogPost[], scope: Scope): BlogPost[] {
  return posts.filter((post) => scope === EVERYWHERE || post.scope === scope || post.scope === EVERYWHERE);
}

const RELATED = 3;

/** Posts of the same country that share most tags, then the newest. */
export function relatedTo(post: BlogPost, posts: readonly BlogPost[]): BlogPost[] {
  const shared = (other: BlogPost): number =>
    other.text.front.tags.filter((tag) => post.text.front.tags.includes(tag)).length * 2 +
    (other.scope === post.scope ? 1 : 0);
  return posts
    .filter((other) => other !== post)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}
