import { useDemo } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

const demo = useDemo();

/** The recipient's card of the wizard's first step, as a merchant of the country sees it. */
async function recipientOf(country: 'PH' | 'ID') {
  const owner = await demo.newCompany({ country });
  const { page, errors } = await demo.open({ as: owner, path: '/orders/create_label/1+customer_address?new=true' });
  const card = page.getByRole('region', { name: 'Recipient' });
  await card.waitFor();
  return { page, errors, card };
}

/** How a person puts an address in where the product cannot be certain of it (spec 5, Address). */
describe('an address that is not certain', () => {
  test('a pasted village that several regencies have is asked about, and only the answer is filled in', async () => {
    const { card, errors } = await recipientOf('ID');
    await card.getByRole('button', { name: 'Paste an address from chat' }).click();
    await card
      .getByRole('textbox', { name: 'Paste an address from chat' })
      .fill('Budi Santoso\n0812 3456 7890\nJl. Melati No. 5\nSukamaju');
    await card.getByRole('button', { name: 'Read address' }).click();
    const places = card.getByRole('radiogroup', { name: 'Which place is it?' }).getByRole('radio');
    await places.first().waitFor();
    await expect.poll(() => places.count()).toBeGreaterThan(1);
    const label = (await places.nth(1).locator('..').textContent()) ?? '';
    await places.nth(1).check();
    await card.getByRole('button', { name: 'Use this address' }).click();
    const chosen = card.getByRole('combobox', { name: /Province/u }).locator('option:checked');
    await expect.poll(async () => label.includes((await chosen.textContent()) || 'nothing')).toBe(true);
    expect(errors).toEqual([]);
  });

  test('a street no list has is offered as it was typed, first, in the place that was chosen', async () => {
    const { page, card, errors } = await recipientOf('PH');
    for (const [level, name] of [
      ['Province', 'Metro Manila'],
      ['City', 'Makati City'],
      ['Barangay', 'San Lorenzo'],
    ] as const) {
      const select = card.getByRole('combobox', { name: new RegExp(level, 'u') });
      await select.locator('option', { hasText: name }).first().waitFor({ state: 'attached' });
      await select.selectOption({ label: name });
    }
    await card.getByRole('combobox', { name: 'Street' }).pressSequentially('172 Ayala Avenue');
    const offers = page.getByRole('listbox').getByRole('option');
    await offers.first().waitFor();
    await expect.poll(() => offers.first().textContent()).toBe('Use "172 Ayala Avenue" in San Lorenzo, Makati City');
    await expect.poll(async () => (await offers.allTextContents()).join('\n')).not.toContain('Zamboanga');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => card.getByRole('combobox', { name: 'Street' }).inputValue()).toBe('172 Ayala Avenue');
    await expect
      .poll(() =>
        card
          .getByRole('combobox', { name: /Barangay/u })
          .locator('option:checked')
          .textContent(),
      )
      .toBe('San Lorenzo');
    expect(errors).toEqual([]);
  });
});
