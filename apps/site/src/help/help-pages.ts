import { endpoints, SERVICE_BASES } from '@sampan/contract';
import { bullets, h2, p, type Block } from '../blocks/block.ts';
import type { PublicPage } from '../layout/public-page.ts';
import type { LegalDocument } from '../legal/legal-texts.ts';
import { composePage, type Library } from '../marketing/compose-page.ts';
import { EVERYWHERE } from '../marketing/scope.ts';
import { everywhere } from '../marketing/text-library.ts';

/** Pages about trust, at the root; their texts are `content/all/en/trust/<name>.md`. */
const TRUST_PAGES = ['status', 'security', 'sub-processors', 'accessibility'] as const;
const HEALTH = SERVICE_BASES[endpoints.getHealth.service] + endpoints.getHealth.path;
const HELP_LEAD =
  'How to do things in Sampan, task by task: first label, money, cash on delivery, imports, changes and team.';
const FAQ_LEAD = 'Short answers to what merchants ask most: prices, labels, money, parcels and accounts.';

/** The help centre, questions and answers, and the pages that state how the service is run. */
export function helpPages(library: Library & { faq: LegalDocument }): PublicPage[] {
  const { texts } = library;
  const articles = texts.list(everywhere('help'));
  const page = (below: string, kind: string, path: string, crumbs: PublicPage['crumbs'] = []) =>
    composePage(library, EVERYWHERE, { below, kind, text: texts.get(everywhere(path)), crumbs, scopes: [EVERYWHERE] });
  return [
    plainPage('/help', 'Help centre', HELP_LEAD, [
      {
        kind: 'cards',
        cards: articles.map((id) => {
          const { title, description } = texts.get(everywhere(`help/${id}`)).front;
          return { title, text: description, url: `/help/${id}` };
        }),
      },
      h2('Not found?'),
      p(
        'Look into [questions and answers](/faq), see whether the [service is up](/status), or [write to us](/contact).',
      ),
    ]),
    plainPage('/faq', 'Questions and answers', FAQ_LEAD, faqBlocks(library.faq)),
    ...articles.map((id) => page(`/help/${id}`, 'help', `help/${id}`, [{ name: 'Help centre', path: '/help' }])),
    ...TRUST_PAGES.map((name) => {
      const made = page(`/${name}`, 'trust', `trust/${name}`);
      return name === 'status'
        ? { ...made, blocks: [{ kind: 'health', url: HEALTH } satisfies Block, ...made.blocks] }
        : made;
    }),
  ];
}

function faqBlocks({ sections }: LegalDocument): Block[] {
  return sections.flatMap(({ heading, text, points = [] }) => [
    h2(heading),
    ...text.map((line) => p(line)),
    ...(points.length === 0 ? [] : [bullets(...points)]),
  ]);
}

function plainPage(path: string, heading: string, lead: string, blocks: readonly Block[]): PublicPage {
  return {
    path,
    scope: EVERYWHERE,
    locale: EVERYWHERE.locale,
    kind: 'help list',
    title: `${heading} · Sampan`,
    description: lead,
    heading,
    lead,
    blocks,
    crumbs: [{ name: 'Sampan', path: '/' }],
    sources: [],
    updated: '2026-11-25',
    siblings: [],
    structured: [],
    is_indexed: true,
    is_home: false,
  };
}
