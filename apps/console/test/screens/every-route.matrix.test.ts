import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type SignedInPerson } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, countShifts, everyStop, shiftsOf, type Visitor } from './every-route.fixtures.ts';

/** The most that may move on a screen while it loads (look-v2; a tenth of what browsers call poor). */
const MOST_SHIFT = 0.02;
/** Answers come one after the other, as on a phone: what stands in for them is seen. */
const LATENCY_MS = 60;
const LOADING = '.s-skeleton, .s-skeleton-rows, main [aria-busy="true"]';
const VISITORS: readonly Visitor[] = ['nobody', 'newcomer', 'sg', 'admin'];

const demo = useDemo({ own: true });
let newcomer: SignedInPerson;

beforeAll(async () => {
  newcomer = await demo.newCompany();
});

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.locator(LOADING).count(), { timeout: 15_000, message: `${page.url()} goes on loading` })
    .toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** What an assertion of ours says when it fails. */
async function faultOf(check: Promise<void>): Promise<string[]> {
  try {
    await check;
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

describe.each([375, 1280])('every route at %i px', (width) => {
  test.each(VISITORS)('as %s: nothing jumps, scrolls sideways or is out of reach (look-v2 13)', async (visitor) => {
    const as = visitor === 'nobody' ? undefined : visitor === 'newcomer' ? newcomer : visitor;
    const { page } = await demo.open({ ...(as === undefined ? {} : { as }), width, fresh: true, stay: true });
    await countShifts(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const faults: string[] = [];
    for (const stop of everyStop().filter((one) => one.visitor === visitor)) {
      const address = await addressOf(page, demo.url, stop);
      await page.goto(address);
      await settle(page);
      const { value, moved } = await shiftsOf(page);
      if (value > MOST_SHIFT)
        faults.push(`${stop.path} moved by ${Math.round(value * 1e3) / 1e3}:\n  ${moved.join('\n  ')}`);
      faults.push(...(await faultOf(expectFits(page, [320, width]))), ...(await faultOf(expectNoAxeViolations(page))));
    }
    expect(faults).toEqual([]);
  });
});
