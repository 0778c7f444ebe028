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

/** No transition of ours takes half a second; what still moves after this, or a page that is not drawn, is a fault to be told. */
const SETTLES_WITHIN_MS = 15_000;

/**
 * Waits until nothing on the page is on its way to another colour or place: between two states a contrast is neither's. What
 * moves for ever, such as the shine of a skeleton, is not waited for.
 *
 * @throws Error naming what still moves after 15 s: a page that the browser does not draw ends no transition
 */
async function waitForTransitions(page: Page): Promise<void> {
  const moving = await page.evaluate(async (limit) => {
    const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const end = performance.now() + limit; ; await sleep(0)) {
      const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
      const running = roots.flatMap((root) =>
        (root?.getAnimations() ?? []).filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        ),
      );
      if (running.length === 0) return null;
      const left = end - performance.now();
      if (left > 0) {
        await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), sleep(left)]);
        continue;
      }
      const names = running.map(({ effect, currentTime }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return `${target?.nodeName ?? ''}.${target?.className ?? ''}${pseudoElement ?? ''} at ${String(currentTime)} ms`;
      });
      return `${document.visibilityState}: ${names.join(', ')}`;
    }
  }, SETTLES_WITHIN_MS);
  if (moving !== null) throw new Error(`After 15 s these still move on ${page.url()}, ${moving}`);
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
