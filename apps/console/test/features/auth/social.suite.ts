import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

/** The stand-in's page, and the one of its people who is meant. */
export async function choose(page: Page, provider: 'Google' | 'Facebook', who: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('heading', { name: 'Who do you want to sign in as?' }).waitFor();
  await page.getByRole('button', { name: who }).click();
}

/** Signing in by a provider at one width; nobody came in by one on this server before. */
export function continueWithProviders(demo: Demo, width: number): void {
  describe(`Continue with Google and Facebook at ${width} px (spec 1, trust 4.20)`, () => {
    test('somebody new comes in through either, in the same tab, and no token stays in the address', async () => {
      for (const provider of ['Google', 'Facebook'] as const) {
        const { page, errors } = await demo.open({ path: '/auth?next=/orders/in-transit', width });
        const button = page.getByRole('button', { name: `Continue with ${provider}` });
        await button.waitFor();
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
        if (provider === 'Google') {
          await expectNoAxeViolations(page);
          await expectFits(page);
        }
        await button.click();
        await page.getByRole('button', { name: /Amelia Goh/u }).waitFor();
        await expectNoAxeViolations(page);
        await expectFits(page);
        // The first of them opens the account; its email then has one, whoever vouches for it.
        await page.getByRole('button', { name: /Amelia Goh/u }).click();
        if (provider === 'Google') {
          await page.waitForURL('**/orders/in-transit');
        } else {
          await page.getByText('This email already has a Sampan account.').waitFor();
          await expectNoAxeViolations(page);
        }
        expect(page.context().pages()).toHaveLength(1);
        await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
        await page.goBack();
        await expect.poll(() => page.url()).not.toContain('id_token=ey');
        expect(errors).toEqual([]);
      }
    });

    test('cancelling and an unverified email say so and lead back', async () => {
      const { page, errors } = await demo.open({ path: '/auth', width });
      await choose(page, 'Google', 'Cancel');
      await page.getByText('Sign-in cancelled. Nothing was shared with Sampan.').waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: /Farid Osman/u }).click();
      await page.getByText("This account doesn't have a verified email.").waitFor();
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await page.getByRole('button', { name: 'Continue with Facebook' }).waitFor();
      await expect.poll(() => page.url()).toBe(`${demo.url}/auth`);
      expect(errors.filter((line) => !line.includes('422'))).toEqual([]);
    });

    test('an answer nobody asked for signs nobody in', async () => {
      const { page, errors } = await demo.open({ path: '/auth/social#id_token=a.b.c&state=forged', width });
      await page.getByText('It was started in another tab or too long ago.').waitFor();
      await expect.poll(() => page.url()).toBe(`${demo.url}/auth/social`);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a.b.c');
      await expectNoAxeViolations(page);
      expect(errors).toEqual([]);
    });
  });
}
