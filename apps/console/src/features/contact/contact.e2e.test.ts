import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { box, mailsTo, openContact, SENT } from '#test/features/contact/contact.fixtures.ts';
import { enquiries } from '#test/features/contact/contact.suite.ts';

const demo = useDemo();

enquiries(demo, 375);

describe('who is signed in', () => {
  test('finds the fields filled in, and the way there in the sidebar and the way back', async () => {
    const { page } = await demo.open({ as: 'ph' });
    await page.getByRole('link', { name: 'Contact us' }).click();
    await page.waitForURL('**/contact');
    await expect.poll(() => box(page, 'Email').inputValue()).toBe('ph@demo.sampan.test');
    await expect.poll(() => box(page, 'Name').inputValue()).not.toBe('');
    await expect.poll(() => page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('PH');
    await expect.poll(() => box(page, 'Phone number').inputValue()).toMatch(/^9\d{9}$/u);
    await page.getByRole('link', { name: 'Back to Sampan' }).click();
    await page.waitForURL('**/home');
  });

  test('the field for programs is reached by no key and read by no screen reader', async () => {
    const { page } = await openContact(demo, 1280, '/contact');
    const reached: string[] = [];
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect(reached).toContain('content');
    expect(reached).not.toContain('fax_number');
    await expect.poll(() => page.getByRole('textbox', { name: 'Fax number' }).count()).toBe(0);
    await page.locator('[name=fax_number]').evaluate((field: HTMLInputElement) => {
      field.value = 'filled in by a program';
    });
    await box(page, 'Name').fill('Bot');
    await box(page, 'Email').fill('bot@example.test');
    await box(page, 'Content').fill('Buy now');
    await page.getByRole('button', { name: 'Send message', exact: true }).click();
    await page.getByRole('heading', { name: SENT }).waitFor();
    expect(await mailsTo(demo, 'bot@example.test')).toEqual([]);
  });
});
