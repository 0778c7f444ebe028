import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs axe over the page as it is now, shadow roots included.
 *
 * @param options CSS selectors of the parts to look at, and of those to leave out (foreign content only).
 * @throws Error that names each broken rule, the elements and what is wrong with them.
 */
export async function expectNoAxeViolations(
  page: Page,
  options: { include?: string[]; exclude?: string[] } = {},
): Promise<void> {
  // What axe would preload, style sheets linked in shadow roots, it writes inline, which our policies forbid; no rule here reads it.
  const builder = new AxeBuilder({ page }).options({ preload: false }).withTags(RULES);
  // A page without frames needs no second page to put their results together, which costs more than the look itself.
  builder.setLegacyMode(page.frames().length === 1);
  for (const selector of options.include ?? []) builder.include(selector);
  for (const selector of options.exclude ?? []) builder.exclude(selector);
  const { violations } = await builder.analyze();
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) => [
    `${violation.id} (${violation.impact ?? 'unknown'}): ${violation.help}`,
    ...violation.nodes.map(
      (node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replaceAll('\n', '\n      ') ?? ''}`,
    ),
  ]);
  throw new Error(`${violations.length} accessibility rules are broken on ${page.url()}\n${lines.join('\n')}`);
}
