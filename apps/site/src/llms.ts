import { markdownOf } from './blocks/blocks.markdown.ts';
import type { PublicPage } from './layout/public-page.ts';
import { EXAMPLE_ORIGIN } from './site-facts.ts';
import type { SitePage } from './site-page.ts';

const ABOUT =
  'Sampan ships parcels for shops in Singapore, Malaysia, the Philippines and Indonesia. Its widgets are web components; they work in any page, framework or shop system.';
const RULES = [
  `Addresses below begin with ${EXAMPLE_ORIGIN}: put the address of your Sampan server there.`,
  'Keys that begin with pk_ are publishable and belong into the page. No other key ever does.',
  'Money, weights and stock are decided by the server: never compute a price in the page.',
];

/** Public pages that answer questions: countries, services and posts. */
const FOR_READERS = new Set(['home', 'services', 'blog post', 'help']);

/** `/llms.txt`: what there is, a line for each page (widgets 3). */
export function llmsText(pages: readonly SitePage[], visitors: readonly PublicPage[]): string {
  const lines = (['Start', 'Widgets', 'Guides'] as const).flatMap((group) => [
    `## ${group}`,
    '',
    ...pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.name}](${EXAMPLE_ORIGIN}${page.path}): ${page.lead}`),
    '',
  ]);
  return [
    '# Sampan',
    '',
    `> ${ABOUT}`,
    '',
    ...RULES.map((rule) => `- ${rule}`),
    '',
    ...lines,
    '## Prices and guides by country',
    '',
    ...visitors
      .filter(({ kind }) => FOR_READERS.has(kind))
      .map(({ path, heading, description }) => `- [${heading}](${EXAMPLE_ORIGIN}${path}): ${description}`),
    '',
    '## More',
    '',
    `- [Everything in one file](${EXAMPLE_ORIGIN}/llms-full.txt): all pages as Markdown`,
    `- [HTTP API](${EXAMPLE_ORIGIN}/api/openapi.json): OpenAPI 3.1`,
    '',
  ].join('\n');
}

/** `/llms-full.txt`: all pages as Markdown. */
export function llmsFullText(pages: readonly SitePage[]): string {
  const parts = pages.map((page) =>
    [
      `## ${page.title}`,
      `Address: ${EXAMPLE_ORIGIN}${page.path}`,
      page.lead,
      markdownOf(page.blocks, EXAMPLE_ORIGIN),
    ].join('\n\n'),
  );
  return [`# Sampan`, `> ${ABOUT}`, RULES.map((rule) => `- ${rule}`).join('\n'), ...parts].join('\n\n') + '\n';
}
