import { createTranslator, loadMessages, type LooseTranslate } from '@sampan/messages';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo } from '@sampan/testing/demo';
import { readLabelBarcodes } from '@sampan/testing/read-label';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journeyIn } from './ship-a-parcel.fixtures.ts';

/** What was sent to the printer: the file behind the label's link. */
async function printed(page: Page, button: Locator): Promise<Uint8Array> {
  const file = page.waitForResponse((response) => response.url().includes('/api/files/labels/'));
  await button.click();
  const answer = await file;
  // The body of a file shown in a frame is not kept by the browser; the link may be asked again for ten minutes.
  return new Uint8Array(await (await fetch(answer.url())).arrayBuffer());
}

/** A merchant of a country ships a parcel end to end. */
export function shipAParcel(demo: Demo, country: Parameters<typeof journeyIn>[0]): void {
  const { money, language, recipient, phone, width, address, place, price } = journeyIn(country);

  test(`${country}: five steps, a label that reads back, the public page, a rating`, async () => {
    const t = createTranslator({ language, messages: await loadMessages(language) }) as LooseTranslate;
    const owner = await demo.newCompany({ country, money });
    const user = await owner.api.call<typeof owner.user>('PUT', '/api/v1/me', { language });

    // Step 1: addresses.
    const path = '/orders/create_label/1+customer_address?new=true';
    const { page, errors } = await demo.open({ as: { ...owner, user }, path, width });
    const form = page.getByRole('region', { name: t('create.recipient') });
    await form.getByLabel(t('address.name')).fill(recipient);
    await form.getByLabel(t('address.phone')).fill(phone);
    await address(form, t);
    await page.getByRole('button', { name: t('create.to_package') }).click();
    await page.waitForURL('**/2+package_detail*');

    // Step 2: parcel. A reload keeps the draft.
    await page.getByRole('radio', { name: new RegExp(t('package_size.handbag'), 'u') }).check({ force: true });
    await page.getByRole('textbox', { name: t('label.package_contents') }).fill('Kaya jam, 6 jars');
    await page
      .getByRole('textbox', { name: t('label.total_package_value') })
      .fill(country === 'ID' ? '480.500' : '480.50');
    await page.reload();
    await page.getByRole('textbox', { name: t('label.package_contents') }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: t('label.package_contents') }).inputValue())
      .toBe('Kaya jam, 6 jars');
    await page.getByRole('button', { name: t('create.to_couriers') }).click();
    await page.waitForURL('**/3+delivery_service*');

    // Step 3: couriers. At least six services, one of them recommended.
    const services = page.getByRole('radiogroup', { name: t('estimate.title') }).getByRole('radio');
    await services.nth(4).waitFor();
    await expect.poll(() => services.first().isChecked()).toBe(true);
    await expectNoAxeViolations(page);
    await expectFits(page);
    await services.nth(1).check({ force: true });
    await page.getByRole('button', { name: t('create.to_confirmation') }).click();
    await page.waitForURL('**/4+create_label_confirmation*');

    // Step 4: pay from the wallet.
    const pay = page.getByRole('button', { name: price }).and(page.locator('[type=submit]'));
    await pay.waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    await pay.click();
    const print = page.getByRole('button', { name: t('print.print'), exact: true });
    await print.waitFor();
    const order_id = new URL(page.url()).searchParams.get('order_id') ?? '';
    const tracking_code = (await page.getByRole('status', { name: t('tracking.number') }).textContent()) ?? '';

    // The printed label, read back.
    const pdf = await printed(page, print);
    const codes = await readLabelBarcodes(pdf, 1);
    expect(codes.map((code) => code.text).sort()).toEqual([tracking_code, `${demo.url}/t/${order_id}`].sort());

    // The recipient follows it, without anything personal.
    await owner.api.call('POST', '/api/dev/courier/advance', { tracking_code, to: 'out_for_delivery' });
    const { page: visitor, errors: visitor_errors } = await demo.open({ path: `/t/${order_id}`, width: 375 });
    await visitor.getByText(tracking_code).first().waitFor();
    // The widget's own tree is not part of the page's content.
    const panel_html = await visitor.locator('sampan-tracking').evaluate((panel) => panel.shadowRoot?.innerHTML ?? '');
    expect(panel_html).toContain(tracking_code);
    const shown = panel_html + (await visitor.content());
    expect(shown).not.toContain(recipient);
    await expectNoAxeViolations(visitor);

    // Delivered, and rated once by the merchant.
    await owner.api.call('POST', '/api/dev/courier/advance', { tracking_code, to: 'end' });
    await page.goto(`${demo.url}/orders/completed?order=${order_id}`);
    const panel = page.getByRole('dialog');
    await panel.getByText(place).first().waitFor();
    const good = panel.getByRole('button', { name: t('rating.positive'), exact: true });
    // The note stays for two seconds only: somebody has to be looking before the click.
    await Promise.all([panel.getByText(t('rating.thank_you'), { exact: true }).waitFor(), good.click()]);
    await page.reload();
    await good.waitFor();
    await expect.poll(() => good.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => panel.getByRole('button', { name: t('rating.negative'), exact: true }).getAttribute('aria-disabled'))
      .toBe('true');

    expect([...errors, ...visitor_errors]).toEqual([]);
  });
}
