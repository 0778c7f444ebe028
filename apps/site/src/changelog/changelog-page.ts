import { bullets, h2, h3, p, type Block } from '../blocks/block.ts';
import { readMarkdown } from '../blocks/read-markdown.ts';
import type { PublicPage } from '../layout/public-page.ts';
import { composePage, type Library } from '../marketing/compose-page.ts';
import { EVERYWHERE } from '../marketing/scope.ts';
import { everywhere } from '../marketing/text-library.ts';
import type { ChangeFacts, ChangelogFacts } from './change-facts.ts';
import { releasedVersions } from './released-versions.ts';

/** Whom a change concerns most, the first that fits; packages of ours alone concern whoever builds on them. */
const PARTS = [
  ['Widgets on your page', '@sampan/widgets'],
  ['Console', '@sampan/console'],
  ['Server and API', '@sampan/server'],
  ['Public site', '@sampan/site'],
  ['Packages', '@sampan/'],
] as const;
type Part = (typeof PARTS)[number][0];

const partOf = ({ packages }: ChangeFacts): Part =>
  PARTS.find(([, name]) => packages.some((one) => one.startsWith(name)))?.[0] ?? 'Packages';

/** `/changelog`: what comes with the next version and what came with each before, from the changesets. */
export function changelogPage(library: Library & { changelog: ChangelogFacts }): PublicPage {
  return composePage(library, EVERYWHERE, {
    below: '/changelog',
    kind: 'changelog',
    text: library.texts.get(everywhere('changelog')),
    scopes: [EVERYWHERE],
    after: [...waitingBlocks(library.changelog.waiting), ...releasedBlocks(library.changelog.released)],
  });
}

function waitingBlocks(changes: readonly ChangeFacts[]): Block[] {
  if (changes.length === 0) return [];
  return [
    h2('Coming with the next version'),
    p(`${changes.length} changes since the last version, by the part of Sampan that they concern most.`),
    ...byPart(changes),
  ];
}

const byPart = (changes: readonly ChangeFacts[]): Block[] => {
  const parts = Map.groupBy(changes, partOf);
  return PARTS.flatMap(([name]): Block[] => {
    const own = parts.get(name) ?? [];
    return own.length === 0 ? [] : [h3(name), bullets(...own.map(({ text }) => plainLine(text)))];
  });
};

/** A changeset's text as one line with our marks. */
function plainLine(text: string): string {
  return readMarkdown(text)
    .map((block) => (block.kind === 'paragraph' ? block.text : block.kind === 'list' ? block.items.join('; ') : ''))
    .join(' ');
}

/** Versions that are out, the newest first: each change once, whichever packages it raised. */
function releasedBlocks(released: ChangelogFacts['released']): Block[] {
  return releasedVersions(released).flatMap(({ version, changes }) => [h2(`Version ${version}`), ...byPart(changes)]);
}
