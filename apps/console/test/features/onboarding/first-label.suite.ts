import { randomUUID } from 'node:crypto';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { readLabelBarcodes } from '@sampan/testing/read-label';
import { describe, expect, test } from 'vitest';
import { codeFor, Hand, NEWCOMERS, printed, register } from './first-label.fixtures.ts';

/** What the issue allows after the register form was sent. */
const MOST_INTERACTIONS = 12;

/** From an empty register form to the printed label, as somebody of a country walks it. */
export function firstLabel(demo: Demo, newcomer: keyof typeof NEWCOMERS): void {
  const { country, width, phone, customer, address, place } = NEWCOMERS[newcomer];
  describe('from an empty register form to a printed first label (spec 2 /onboard)', () => {
    test(`${country}: at most 12 interactions, verification code included`, async () => {
      const email = `first-${randomUUID()}@shop.example`;
      // The printed label stands in a frame; axe then needs a second page to put its results together.
      const { page, errors } = await demo.open({ path: '/auth/register', width, fresh: true });
      await register(demo, page, email, country, 'Hui Min Goods');
      const hand = new Hand();
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      const go = page.locator('form.c-onboard__form button[type=submit]');

      await hand.fill(page.getByRole('textbox', { name: 'One-time code' }), await codeFor(demo, email));
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await heading('Your details').waitFor();
      await expectNoAxeViolations(page);
      await hand.fill(page.getByRole('textbox', { name: 'Phone number' }), phone);
      await hand.click(go);

      await heading('Your pick-up address').waitFor();
      await expectNoAxeViolations(page);
      await address(page, hand);
      await hand.click(go);

      await heading('Your first parcel').waitFor();
      await expectNoAxeViolations(page);
      await hand.fill(page.getByRole('textbox', { name: 'Paste an address from chat' }), customer);
      await page.getByText('Details filled in. Please check them.').waitFor();
      await hand.fill(page.getByRole('textbox', { name: 'Package contents' }), 'Kaya jam, 3 jars');
      await hand.fill(page.getByLabel('Total package value', { exact: false }), '30');
      await hand.click(go);

      await heading('Choose a courier and print').waitFor();
      await expect.poll(() => go.isEnabled(), { timeout: 30_000 }).toBe(true);
      await expectNoAxeViolations(page);
      const label = await printed(page, go, hand);
      await heading('Your first label is ready').waitFor();
      const read = await readLabelBarcodes(label);
      expect(read.map(({ text }) => text).join(' ')).toContain(await page.locator('.c-paper__code > span').innerText());
      await expect.poll(() => page.locator('.c-paper').textContent()).toMatch(place);
      await expectNoAxeViolations(page);

      expect(hand.done.length, hand.done.join('\n')).toBeLessThanOrEqual(MOST_INTERACTIONS);
      await expectFits(page);
      expect(errors).toEqual([]);
    });
  });
}
