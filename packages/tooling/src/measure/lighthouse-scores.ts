import type lighthouse from 'lighthouse';

/** The four scores, in the order they are answered in. */
export const LIGHTHOUSE_PARTS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthousePart = (typeof LIGHTHOUSE_PARTS)[number];

/** A recording that broke says nothing about the page: Lighthouse asks to be run again. */
const ATTEMPTS = 3;

/**
 * Lighthouse's scores of a page, from 0 to 100, as a phone sees it with Lighthouse's own throttling.
 *
 * @param port of a Chromium that listens for tools
 * @param audit Lighthouse itself unless given
 * @throws {Error} when Lighthouse could not tell one, with the code of its own error
 */
export async function lighthouseScores(
  url: string,
  port: number,
  parts: readonly LighthousePart[] = LIGHTHOUSE_PARTS,
  audit?: typeof lighthouse,
): Promise<number[]> {
  // It takes seconds to load.
  const runOnce = audit ?? (await import('lighthouse')).default;
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const run = await runOnce(url, {
      port,
      onlyCategories: [...parts],
      formFactor: 'mobile',
      logLevel: 'silent',
      output: 'json',
    });
    const scores = parts.map((part) => run?.lhr.categories[part]?.score ?? null);
    if (scores.every((score) => score !== null)) return scores.map((score) => score * 100);
    const { code, message } = run?.lhr.runtimeError ?? { code: '', message: 'Lighthouse says nothing more' };
    reason = `no ${parts[scores.indexOf(null)]} for ${url}: ${code} ${message}`;
    console.log(`  broken run: ${reason}`);
  }
  throw new Error(reason);
}

/** Lighthouse's performance score alone. */
export async function performanceScore(url: string, port: number): Promise<number> {
  const [score = Number.NaN] = await lighthouseScores(url, port, ['performance']);
  return score;
}
