import { randomUUID } from 'node:crypto';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';
import { box, mailsTo, openContact, SENT } from './contact.fixtures.ts';

const PATHS = ['/contact', '/contact/sales', '/contact/api', '/contact/brand'];

/** What a visitor asks, at one width. */
export function enquiries(demo: Demo, width: number): void {
  describe(`the enquiry pages at ${width} px (spec 2 Forms implied)`, () => {
    test.each(PATHS)(
      '%s: every empty field says its sentence, the first has the focus, nothing scrolls sideways',
      async (path) => {
        const { page, errors } = await openContact(demo, width, path);
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: 'Send message', exact: true }).click();
        await page.getByText('Email is required').waitFor();
        const first = page.locator('[aria-invalid="true"]').first();
        await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
        await expectNoAxeViolations(page);
        await expectFits(page);
        expect(errors).toEqual([]);
      },
    );

    test(`support: spec 8 '${SENT}'; a lost line keeps the typing, a double click sends once`, async () => {
      const { page } = await openContact(demo, width, '/contact');
      const email = `support-${randomUUID()}@example.test`;
      await box(page, 'Name').fill('Hui Min');
      await box(page, 'Email').fill('no email');
      await box(page, 'Content').fill('Do you pick up on Saturdays?');
      await page.getByText('Email is invalid').waitFor();
      await box(page, 'Email').fill(email);
      await page.getByText('Email is invalid').waitFor({ state: 'detached' });

      await page.route('**/common/send_contact', (route) => route.abort());
      await page.getByRole('button', { name: 'Send message', exact: true }).click();
      await page.getByRole('alert').waitFor();
      await expect.poll(() => box(page, 'Content').inputValue()).toBe('Do you pick up on Saturdays?');
      await page.unroute('**/common/send_contact');

      await page.getByRole('button', { name: 'Send message', exact: true }).dblclick();
      const thanks = page.getByRole('heading', { name: SENT });
      await thanks.waitFor();
      await expect.poll(() => thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
      await expectNoAxeViolations(page);
      expect(await mailsTo(demo, email)).toHaveLength(1);
      await page.getByRole('button', { name: 'Send another message' }).click();
      await expect.poll(() => box(page, 'Content').inputValue()).toBe('');
    });

    test('sales, API and brand arrive at the desk', async () => {
      const asked = randomUUID();
      const sales = await openContact(demo, width, '/contact/sales');
      await box(sales.page, 'First name').fill('Hui Min');
      await box(sales.page, 'Last name').fill('Tan');
      await box(sales.page, 'Company name').fill('Kopi & Kaya Goods');
      await box(sales.page, 'Email').fill(`sales-${asked}@example.test`);
      await box(sales.page, 'Phone number').fill('91234567');
      await sales.page.getByRole('combobox', { name: 'Service' }).selectOption('International shipping');
      await sales.page.getByRole('button', { name: 'Send message', exact: true }).click();
      await sales.page.getByRole('heading', { name: SENT }).waitFor();

      for (const kind of ['api', 'brand']) {
        const { page } = await openContact(demo, width, `/contact/${kind}`);
        await box(page, 'Company name').fill('Kopi & Kaya Goods');
        await box(page, 'Email').fill(`${kind}-${asked}@example.test`);
        await box(page, 'Phone number').fill('91234567');
        await box(page, 'Brand name').fill('Kopi & Kaya');
        await box(page, 'Website URL').fill('shop.example');
        await page.getByRole('button', { name: 'Send message', exact: true }).click();
        await page.getByRole('heading', { name: SENT }).waitFor();
      }
      const back_office = (await mailsTo(demo, 'support@sampan.test')).filter(({ text }) =>
        text.includes(`-${asked}@example.test`),
      );
      expect(back_office.map(({ subject }) => subject.replace(/ from .*/u, '')).sort()).toEqual(
        expect.arrayContaining(['API enquiry', 'Brand enquiry', 'Sales enquiry']) as string[],
      );
    });
  });
}
