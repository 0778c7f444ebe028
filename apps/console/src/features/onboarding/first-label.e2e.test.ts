import { randomUUID } from 'node:crypto';
import { expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { signInByForm } from '#test/features/auth/sign-in-methods.fixtures.ts';
import { codeFor, register } from '#test/features/onboarding/first-label.fixtures.ts';

const demo = useDemo();

describe('the way to the first label', () => {
  test('can be left at any step, is offered on Home, and goes on where it stopped, in another browser too', async () => {
    const email = `later-${randomUUID()}@shop.example`;
    const { page, errors } = await demo.open({ path: '/auth/register', width: 375 });
    await register(demo, page, email, 'SG', 'Later Shop');
    await page.getByRole('textbox', { name: 'One-time code' }).fill(await codeFor(demo, email));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Phone number' }).fill('9123 9999');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your pick-up address' }).waitFor();

    // Wrong input is named beside its field, the focus goes there, and what was typed stays.
    await page.getByRole('textbox', { name: 'Postcode' }).fill('12');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Street is required').first().waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Postcode' }).inputValue()).toBe('12');

    await page.getByRole('button', { name: 'Finish later' }).click();
    await page.waitForURL('**/home');
    const card = page.getByRole('region', { name: 'Finish setup' });
    await card.getByText('1 of 4 steps completed').waitFor();
    await expectNoAxeViolations(page);
    // The first sign-in is over: the next one leads where it always leads.

    const { page: other } = await demo.open({ path: '/auth' });
    await signInByForm(other, { email, password: 'Harbour#2026-kaya' });
    await other.waitForURL('**/orders/new');
    await other.goto(`${demo.url}/home`);
    await other.getByRole('link', { name: 'Continue setup' }).click();
    await other.getByRole('heading', { level: 1, name: 'Your pick-up address' }).waitFor();
    // Spec 2: it stands outside the sidebar layout.
    await expect.poll(() => other.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    await expect.poll(() => other.getByRole('banner').getByRole('textbox', { name: 'Track' }).count()).toBe(0);
    // A done step can be looked at again.
    await other.getByRole('link', { name: /You/u }).click();
    await expect.poll(() => other.getByRole('textbox', { name: 'Phone number' }).inputValue()).toBe('91239999');

    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByRole('heading', { level: 1, name: 'Your pick-up address' }).waitFor();
    await other
      .getByRole('textbox', { name: 'Paste your full address' })
      .fill('60 Paya Lebar Road #03-11, Singapore 409051');
    await other.getByText('Details filled in. Please check them.').waitFor();
    await other.getByRole('button', { name: 'Continue' }).click();

    // Spec 9: the options of weight are labelled in Kg.
    await other.getByRole('radio', { name: /2-5 Kg$/u }).waitFor();
    // Where nothing is sent in earnest a sample fills the whole parcel.
    await other.getByRole('button', { name: 'Use sample parcel' }).click();
    await other.getByRole('button', { name: 'Compare couriers' }).click();
    await other.getByRole('button', { name: /^Pay S\$ \d+\.\d\d and print$/u }).waitFor();
    await other.getByText("This is demo credit. You won't be charged.").waitFor();
    expect(errors).toEqual([]);
  });

  test('staff are not led: /onboard is for the owner', async () => {
    const { page } = await demo.open({ as: 'readonly', path: '/onboard' });
    await page.waitForURL('**/home');
    await expect.poll(() => page.getByText('Finish setup').count()).toBe(0);
  });
});
