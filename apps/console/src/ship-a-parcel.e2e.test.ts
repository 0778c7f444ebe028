import { createTranslator, loadMessages, type LooseTranslate } from '@sampan/i18n';
import { createTestDatabase, startTestServer, type TestDatabase, type TestServer } from '@sampan/testing';
import { collectPageErrors, expectNoAxeViolations, launchBrowser, newPage } from '@sampan/testing/browser';
import { readLabelBarcodes } from '@sampan/testing/read-label';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database_url: database.url, env: { SAMPAN_RATE_LIMIT_FACTOR: '100' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.drop();
});

interface Journey {
  country: string;
  language: 'en' | 'id';
  person: RegExp;
  recipient: string;
  phone: string;
  width: number;
  /** Fills the country's address form below name and phone. */
  address: (form: Locator, t: LooseTranslate) => Promise<void>;
  /** Stands in the finished address. */
  place: string;
  /** How the country writes the price on the pay button. */
  price: RegExp;
}

async function choose(form: Locator, label: string, option: string): Promise<void> {
  const select = form.getByLabel(label, { exact: false });
  await select.locator('option', { hasText: option }).first().waitFor({ state: 'attached' });
  await select.selectOption({ label: option });
}

const JOURNEYS: Journey[] = [
  {
    country: 'SG',
    language: 'en',
    person: /Rachel Tan/u,
    recipient: 'Nguyễn Thị Ánh Tuyết',
    phone: '+65 9123 4567',
    width: 1280,
    place: 'Toa Payoh',
    price: /S\$ \d+\.\d\d/u,
    async address(form, t) {
      await form.getByLabel(t('address.post_code')).fill('310145');
      await form.getByLabel(t('address.street')).fill('Blk 145 Toa Payoh Lorong 2');
      await form.getByLabel(t('address.unit_number')).fill('#08-212');
    },
  },
  {
    country: 'MY',
    language: 'en',
    person: /Nur Aisyah/u,
    recipient: 'Muhammad Faris bin Iskandar Zulkarnain',
    phone: '012-345 6789',
    width: 375,
    place: 'Petaling Jaya',
    price: /RM \d+\.\d\d/u,
    async address(form, t) {
      await choose(form, t('address.state'), 'Selangor');
      await choose(form, t('address.city'), 'Petaling Jaya');
      await form.getByLabel(t('address.street')).fill('12 Jalan SS 2/24');
      await form.getByLabel(t('address.post_code')).fill('47300');
    },
  },
  {
    country: 'PH',
    language: 'en',
    person: /Maria Cristina/u,
    recipient: 'Ma. Angelica Bernadette Villanueva-Santos',
    phone: '0917 123 4567',
    width: 375,
    place: 'Dasmariñas',
    price: /₱ ?\d+\.\d\d/u,
    async address(form, t) {
      const street = form.getByRole('combobox', { name: t('address.street') });
      await street.fill('Blk 7 Lot 12 Phase 3 Villa Alegria, Dasmarinas');
      await form
        .getByRole('option', { name: /Dasmari/u })
        .first()
        .click();
      const barangay = form.getByLabel(t('address.barangay'));
      await barangay.locator('option').nth(1).waitFor({ state: 'attached' });
      await barangay.selectOption({ index: 1 });
      const post_code = form.getByLabel(t('address.post_code'));
      if ((await post_code.inputValue()) === '') await post_code.fill('4114');
    },
  },
  {
    country: 'ID',
    language: 'id',
    person: /Dewi Kartika/u,
    recipient: 'Siti Nurhaliza Puspitasari',
    phone: '0812-3456-7890',
    width: 1280,
    place: 'Menteng',
    price: /Rp ?[\d.]+,\d\d/u,
    async address(form, t) {
      await choose(form, t('address.province'), 'DKI Jakarta');
      await choose(form, t('address.regency'), 'Kota Jakarta Pusat');
      await choose(form, t('address.subdistrict'), 'Menteng');
      await choose(form, t('address.village'), 'Cikini');
      await form.getByRole('textbox', { name: t('address.street') }).fill('Jalan Cikini Raya No. 73');
      await form.getByRole('textbox', { name: t('address.post_code') }).fill('10330');
    },
  },
];

/** What was sent to the printer: the file behind the label's link. */
async function printed(page: Page, button: Locator): Promise<Uint8Array> {
  const file = page.waitForResponse((response) => response.url().includes('/api/files/labels/'));
  await button.click();
  const answer = await file;
  // The body of a file shown in a frame is not kept by the browser; the link may be asked again for ten minutes.
  return new Uint8Array(await (await fetch(answer.url())).arrayBuffer());
}

describe('a merchant ships a parcel end to end (issue: done when 2)', () => {
  test.each(JOURNEYS)(
    '$country: five steps, a label that reads back, the public page, a rating',
    async ({ language, person, recipient, phone, width, address, place, price }) => {
      const t = createTranslator({ language, messages: await loadMessages(language) }) as LooseTranslate;
      const page = await newPage(browser, { width, height: 812, touch: width < 500 });
      const errors = collectPageErrors(page);

      // One click lets a newcomer in.
      await page.goto(server.url);
      await page.getByRole('button', { name: person }).click();
      await page.waitForURL('**/orders/new');

      // Step 1: addresses.
      await page.goto(`${server.url}/orders/create_label/1+customer_address?new=true`);
      const form = page.getByRole('region', { name: t('create.recipient') });
      await form.getByLabel(t('address.name')).fill(recipient);
      await form.getByLabel(t('address.phone')).fill(phone);
      await address(form, t);
      await page.getByRole('button', { name: t('create.to_package') }).click();
      await page.waitForURL('**/2+package_detail*');

      // Step 2: parcel. A reload keeps the draft.
      await page.getByRole('radio', { name: new RegExp(t('package_size.handbag'), 'u') }).check({ force: true });
      await page.getByRole('textbox', { name: t('label.package_contents') }).fill('Kaya jam, 6 jars');
      await page.getByRole('textbox', { name: t('label.total_package_value') }).fill('480.50');
      await page.reload();
      await page.getByRole('textbox', { name: t('label.package_contents') }).waitFor();
      expect(await page.getByRole('textbox', { name: t('label.package_contents') }).inputValue()).toBe(
        'Kaya jam, 6 jars',
      );
      await page.getByRole('button', { name: t('create.to_couriers') }).click();
      await page.waitForURL('**/3+delivery_service*');

      // Step 3: couriers. At least six services, one of them recommended.
      const services = page.getByRole('radiogroup', { name: t('estimate.title') }).getByRole('radio');
      await services.nth(4).waitFor();
      expect(await services.first().isChecked()).toBe(true);
      await expectNoAxeViolations(page);
      await services.nth(1).check({ force: true });
      await page.getByRole('button', { name: t('create.to_confirmation') }).click();
      await page.waitForURL('**/4+create_label_confirmation*');

      // Step 4: pay from the wallet.
      const pay = page.getByRole('button', { name: price }).and(page.locator('[type=submit]'));
      await pay.waitFor();
      await expectNoAxeViolations(page);
      await pay.click();
      const print = page.getByRole('button', { name: t('print.print'), exact: true });
      await print.waitFor();
      const order_id = new URL(page.url()).searchParams.get('order_id') ?? '';
      const tracking_code = (await page.getByRole('status', { name: t('tracking.number') }).textContent()) ?? '';

      // The printed label, read back.
      const pdf = await printed(page, print);
      const codes = await readLabelBarcodes(pdf, 1);
      expect(codes.map((code) => code.text).sort()).toEqual([tracking_code, `${server.url}/t/${order_id}`].sort());

      // The recipient follows it, without anything personal.
      const visitor = await newPage(browser, { width: 375, height: 667, touch: true });
      const visitor_errors = collectPageErrors(visitor);
      await fetch(`${server.url}/api/dev/courier/advance`, {
        method: 'POST',
        body: JSON.stringify({ tracking_code, to: 'out_for_delivery' }),
      });
      await visitor.goto(`${server.url}/t/${order_id}`);
      await visitor.getByText(tracking_code).first().waitFor();
      // The widget's own tree is not part of the page's content.
      const panel_html = await visitor
        .locator('sampan-tracking')
        .evaluate((panel) => panel.shadowRoot?.innerHTML ?? '');
      expect(panel_html).toContain(tracking_code);
      const shown = panel_html + (await visitor.content());
      expect(shown).not.toContain(recipient);
      await expectNoAxeViolations(visitor);
      await visitor.context().close();

      // Delivered, and rated once by the merchant.
      await fetch(`${server.url}/api/dev/courier/advance`, {
        method: 'POST',
        body: JSON.stringify({ tracking_code, to: 'end' }),
      });
      await page.goto(`${server.url}/orders/completed?order=${order_id}`);
      const panel = page.getByRole('dialog');
      await panel.getByText(place).first().waitFor();
      const good = panel.getByRole('button', { name: t('rating.positive'), exact: true });
      // The note stays for two seconds only: somebody has to be looking before the click.
      await Promise.all([panel.getByText(t('rating.thank_you'), { exact: true }).waitFor(), good.click()]);
      await page.reload();
      await good.waitFor();
      expect(await good.getAttribute('aria-pressed')).toBe('true');
      expect(
        await panel.getByRole('button', { name: t('rating.negative'), exact: true }).getAttribute('aria-disabled'),
      ).toBe('true');

      expect([...errors, ...visitor_errors]).toEqual([]);
      await page.context().close();
    },
  );
});
