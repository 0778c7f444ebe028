import { articlePage } from '../blog/blog-pages.ts';
import { postOf } from '../blog/blog-posts.ts';
import type { Block } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { composePage, type Library } from './compose-page.ts';
import { countryHome } from './home-pages.ts';
import { LOCAL_SCOPES, type Scope } from './scope.ts';
import { pathOf } from './text-library.ts';

/** Pages in Malay, Filipino and Indonesian, each written in full in `content/<country>/<language>`; `LOCAL_PAGES` names them. */
export function localPages(library: Library): PublicPage[] {
  return LOCAL_SCOPES.flatMap((scope) => [
    countryHome(library, scope),
    page(library, scope, { below: '/services', kind: 'services list', name: 'pages/services' }),
    page(library, scope, { below: '/services/cod', kind: 'services', name: 'services/cod', above: 'pages/services' }),
    page(library, scope, { below: '/instant-quotation', kind: 'instant-quotation', name: 'pages/instant-quotation' }),
    article(library, scope),
  ]);
}

const ARTICLE = 'blog/insurance/parcel-insurance';
/** Text and address of what the foot and the end of the article lead to. */
const PAGES = [
  ['pages/services', '/services'],
  ['services/cod', '/services/cod'],
  ['pages/instant-quotation', '/instant-quotation'],
] as const;

interface LocalPage {
  readonly below: string;
  readonly kind: string;
  /** Its text below the folder of the language. */
  readonly name: string;
  /** The text of the page above it. */
  readonly above?: string;
}

const textOf = ({ texts }: Library, scope: Scope, name: string) => texts.get(pathOf(scope, name));

function page(library: Library, scope: Scope, { below, kind, name, above }: LocalPage): PublicPage {
  const text = textOf(library, scope, name);
  return composePage(library, scope, {
    below,
    kind,
    text,
    title: `${text.front.name ?? text.front.title} · Sampan`,
    crumbs:
      above === undefined
        ? []
        : [{ name: nameOf(library, scope, above), path: `${scope.base}${below.replace(/\/[^/]+$/u, '')}` }],
  });
}

const nameOf = (library: Library, scope: Scope, name: string): string => {
  const { front } = textOf(library, scope, name);
  return front.name ?? front.title;
};

/** The country's article on insurance (spec 2), with the other pages of its language to read on. */
function article(library: Library, scope: Scope): PublicPage {
  const text = textOf(library, scope, ARTICLE);
  return articlePage(postOf(scope, 'insurance', 'parcel-insurance', text), {
    tags: '',
    next: localCards(library, scope),
  });
}

function localCards(library: Library, scope: Scope): Block {
  return {
    kind: 'cards',
    cards: PAGES.map(([name, below]) => ({
      title: nameOf(library, scope, name),
      text: textOf(library, scope, name).front.description,
      url: `${scope.base}${below}`,
    })),
  };
}

/** Links to every page of the scope's language, for the foot of each. */
export function localLinks(library: Library, scope: Scope): { name: string; path: string }[] {
  return [...PAGES, [ARTICLE, `/${ARTICLE}`] as const].map(([name, below]) => ({
    name: nameOf(library, scope, name),
    path: `${scope.base}${below}`,
  }));
}
