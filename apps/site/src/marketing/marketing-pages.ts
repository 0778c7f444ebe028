import type { Block, Card } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { composePage, type Library, type PagePlan } from './compose-page.ts';
import { courierPages } from './courier-pages.ts';
import { fillScope, SCOPES, type Scope } from './scope.ts';
import { everywhere } from './text-library.ts';

/** Pages of spec 2 that stand alone; their texts are `content/all/en/pages/<name>.md`. */
const SINGLE_PAGES = [
  '3pls',
  'about',
  'e-commerce-delivery',
  'local-parcel-delivery',
  'instant-quotation',
  'insurance',
  'warehousing',
] as const;
/** Pages of spec 2 with a `{type}`: every file in `content/all/en/<name>` is one. */
const TYPE_GROUPS = ['services', 'customers', 'solution', 'financial', 'promotion'] as const;
/** Those with a page above their types. */
const LISTED_GROUPS = ['services', 'financial', 'promotion'] as const;

/** The marketing pages of spec 2, for every country and before any. */
export function marketingPages(library: Library): PublicPage[] {
  const { texts } = library;
  return SCOPES.flatMap((scope) => [
    ...SINGLE_PAGES.map((name) =>
      composePage(library, scope, {
        below: `/${name}`,
        kind: name,
        text: texts.get(everywhere(`pages/${name}`)),
      }),
    ),
    composePage(library, scope, {
      below: '/warehousing/cross-border',
      kind: 'warehousing/cross-border',
      text: texts.get(everywhere('pages/warehousing-cross-border')),
      crumbs: [{ name: 'Warehousing', path: `${scope.base}/warehousing` }],
    }),
    ...LISTED_GROUPS.map((group) =>
      composePage(library, scope, {
        below: `/${group}`,
        kind: `${group} list`,
        text: texts.get(everywhere(`pages/${group}`)),
        extra: [cardsOf(typeCards(library, scope, group))],
      }),
    ),
    ...TYPE_GROUPS.flatMap((group) =>
      typePlans(library, scope, group).map((plan) => composePage(library, scope, plan)),
    ),
    ...courierPages(library, scope),
  ]);
}

const cardsOf = (cards: readonly Card[]): Block => ({ kind: 'cards', cards });

function typesOf({ texts }: Library, scope: Scope, group: string): string[] {
  return texts.list(everywhere(group)).filter((type) => {
    const only = texts.get(everywhere(`${group}/${type}`)).front.countries;
    // What one country has alone has no page before the countries.
    return only === undefined || (scope.id === 'all' ? only.length > 1 : only.includes(scope.id));
  });
}

function typePlans(library: Library, scope: Scope, group: (typeof TYPE_GROUPS)[number]): PagePlan[] {
  const is_listed = (LISTED_GROUPS as readonly string[]).includes(group);
  return typesOf(library, scope, group).map((type) => {
    const text = library.texts.get(everywhere(`${group}/${type}`));
    return {
      below: `/${group}/${type}`,
      kind: group,
      text,
      crumbs: is_listed ? [{ name: GROUP_NAMES[group], path: `${scope.base}/${group}` }] : [],
      scopes: SCOPES.filter((one) => typesOf(library, one, group).includes(type)),
    };
  });
}

export const GROUP_NAMES: Readonly<Record<(typeof TYPE_GROUPS)[number], string>> = {
  services: 'Services',
  customers: 'Customers',
  solution: 'Solutions',
  financial: 'Money',
  promotion: 'Offers',
};

/** Cards that lead to the types of a group, for lists and the foot of every page. */
export function typeCards(library: Library, scope: Scope, group: (typeof TYPE_GROUPS)[number]): Card[] {
  return typesOf(library, scope, group).map((type) => {
    const { front } = library.texts.get(everywhere(`${group}/${type}`));
    return {
      title: fillScope(front.name ?? front.title, scope),
      text: fillScope(front.description, scope),
      url: `${scope.base}/${group}/${type}`,
    };
  });
}
