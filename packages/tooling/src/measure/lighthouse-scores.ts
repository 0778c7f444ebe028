import lighthouse from 'lighthouse';

/** The four scores, in the order they are answered in. */
export const LIGHTHOUSE_PARTS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthousePart = (typeof LIGHTHOUSE_PARTS)[number];

/**
 * Lighthouse's scores of a page, from 0 to 100, as a phone sees it with Lighthouse's own throttling.
 *
 * @param port of a Chromium that listens for tools
 * @throws {Error} when Lighthouse could not tell one
 */
export async function lighthouseScores(
  url: string,
  port: number,
  parts: readonly LighthousePart[] = LIGHTHOUSE_PARTS,
): Promise<number[]> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: [...parts],
    formFactor: 'mobile',
    logLevel: 'silent',
    output: 'json',
  });
  return parts.map((part) => {
    const score = run?.lhr.categories[part]?.score;
    if (score === undefined || score === null)
      throw new Error(`no ${part} for ${url}: ${run?.lhr.runtimeError?.message ?? 'Lighthouse says nothing more'}`);
    return score * 100;
  });
}

/** Lighthouse's performance score alone. */
export async function performanceScore(url: string, port: number): Promise<number> {
  const [score = Number.NaN] = await lighthouseScores(url, port, ['performance']);
  return score;
}
