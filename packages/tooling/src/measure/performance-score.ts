import lighthouse from 'lighthouse';

/**
 * Lighthouse's performance score of a page, from 0 to 100, as a phone sees it with Lighthouse's own throttling.
 *
 * @param port of a Chromium that listens for tools
 */
export async function performanceScore(url: string, port: number): Promise<number> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    logLevel: 'silent',
    output: 'json',
  });
  const score = run?.lhr.categories['performance']?.score;
  if (score === undefined || score === null)
    throw new Error(`no score for ${url}: ${run?.lhr.runtimeError?.message ?? 'Lighthouse says nothing more'}`);
  return score * 100;
}
