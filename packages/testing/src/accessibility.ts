import { AxeBuilder } from '@axe-core/playwright';
import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const OPTIONS = {
  // What axe would preload, style sheets linked in shadow roots, it writes inline, which our policies forbid; no rule here reads it.
  preload: false,
  runOnly: { type: 'tag' as const, values: RULES },
  // Naming every element that passed costs as much again as the look, and nobody reads it.
  resultTypes: ['violations' as const],
};

/** Half as long as what the package itself sends. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violations = Axe.AxeResults['violations'];

/** CSS selectors of the parts to look at, all of them unless given, and of those to leave out. */
interface Parts {
  include?: string[];
  exclude: string[];
}

/**
 * Waits until nothing on the page is on its way to another colour or place: between two states a contrast is neither's. What
 * moves for ever, such as the shine of a skeleton, is not waited for.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
      const moving = roots.flatMap((root) =>
        (root?.getAnimations() ?? []).filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        ),
      );
      if (moving.length === 0) return;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** The look at a document without frames: axe is sent to it once, however often it is looked at. */
async function lookAtOne(page: Page, parts: Parts): Promise<Violations> {
  if (!(await page.evaluate('typeof globalThis.axe?.run === "function"'))) await page.evaluate(SOURCE);
  return page.evaluate(
    async (look) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      return (await axe.run(look.parts, look.options)).violations;
    },
    { parts, options: OPTIONS },
  );
}

/** The look at a document and its frames, whose results a second page puts together. */
async function lookAtFrames(page: Page, include: string[], exclude: string[]): Promise<Violations> {
  const builder = new AxeBuilder({ page, axeSource: SOURCE }).options(OPTIONS);
  for (const selector of include) builder.include(selector);
  for (const selector of exclude) builder.exclude(selector);
  return (await builder.analyze()).violations;
}

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
  const { include = [], exclude = [] } = options;
  await waitForTransitions(page);
  const is_one = page.frames().length === 1;
  const violations = is_one
    ? await lookAtOne(page, include.length === 0 ? { exclude } : { include, exclude })
    : await lookAtFrames(page, include, exclude);
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) => [
    `${violation.id} (${violation.impact ?? 'unknown'}): ${violation.help}`,
    ...violation.nodes.map(
      (node) => `    ${node.target.join(' ')}\n      ${node.failureSummary?.replaceAll('\n', '\n      ') ?? ''}`,
    ),
  ]);
  throw new Error(`${violations.length} accessibility rules are broken on ${page.url()}\n${lines.join('\n')}`);
}
