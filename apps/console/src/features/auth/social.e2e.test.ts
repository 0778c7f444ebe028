import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { DEMO_PASSWORD, emailOf, useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { choose, continueWithProviders } from '#test/features/auth/social.suite.ts';
import { signInByForm } from '#test/features/auth/sign-in-methods.fixtures.ts';

// No other file of the shared server signs in by a provider, and what is connected here is disconnected again.
const demo = useDemo();

continueWithProviders(demo, 375);

describe('connecting to an account that exists (trust 4.20)', () => {
  test('the password first, then Google; after that Google leads in, and it can be disconnected', async () => {
    const { page, errors } = await demo.open({ path: '/auth' });
    await choose(page, 'Google', /Rachel Tan Hui Min/u);
    await page.getByText('This email already has a Sampan account.').waitFor();
    await page.getByRole('link', { name: 'Sign in with password' }).click();
    await signInByForm(page, { email: emailOf('sg'), password: DEMO_PASSWORD });
    await page.waitForURL('**/settings/security');

    await page.getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: /Rachel Tan Hui Min/u }).click();
    await page.getByText('Google connected').waitFor();
    await page.getByText('Connected as sg@demo.sampan.test').waitFor();
    await expect.poll(() => page.url()).toBe(`${demo.url}/settings/security`);
    await expectNoAxeViolations(page, { include: ['#social'] });

    const other = await demo.open({ path: '/auth', width: 375 });
    await choose(other.page, 'Google', /Rachel Tan Hui Min/u);
    await other.page.waitForURL('**/orders/new');

    // Somebody else's sign-in is refused, and the way back leads to the settings.
    await page.getByRole('button', { name: 'Connect Facebook' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Back to settings' }).click();
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByText('Google disconnected').waitFor();
    await page.getByRole('button', { name: 'Connect Google' }).waitFor();
    expect(errors.filter((line) => !line.includes('422'))).toEqual([]);
  });

  test('the only way in stays: no button, and the reason', async () => {
    const { page } = await demo.open({ path: '/auth', width: 375 });
    await choose(page, 'Google', /Amelia Goh/u);
    await page.waitForURL(/\/(?:onboard|orders\/new)$/u);
    await page.goto(`${demo.url}/settings/security`);
    await page.getByText('Your only way to sign in.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Disconnect Google' }).count()).toBe(0);
    await expectFits(page);
    // Nobody who comes this way ticked the terms yet.
    await page.getByRole('dialog').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    // Who has no password is not asked for one: the link of a forgotten one brings the first.
    await expect.poll(() => page.getByLabel('Current password').count()).toBe(0);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Reset link is sent to your email!').waitFor();
  });
});
