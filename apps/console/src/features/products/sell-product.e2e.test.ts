import type { CheckoutQuote } from '@sampan/contract';
import { copiedText, expectFits, expectNoAxeViolations, failUntilPressed } from '@sampan/testing/browser';
import { useDemo, type NewCompany, type OpenOptions, type OpenPage } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

const demo = useDemo();

async function openPage(as: OpenOptions['as'], more: OpenOptions = {}): Promise<OpenPage> {
  const opened = await demo.open({ ...more, ...(as === undefined ? {} : { as }), path: '/sell-product' });
  await opened.page.getByRole('heading', { name: 'Sell a product' }).waitFor();
  return opened;
}

/** A shop with a product to tell others from, and a key, so that there is a code to put into its page. */
async function newShop(): Promise<NewCompany> {
  const owner = await demo.newCompany();
  const key = { name: 'Web shop', mode: 'test', allowed_origins: [], scopes: ['checkout'] };
  await owner.api.call('POST', '/api/v1/publishable_key', key);
  await owner.api.call('POST', '/api/wms/v1/product', {
    product_name: 'Coconut jam',
    product_description: 'Two jars.',
    product_price: 8.5,
    product_weight: 0.5,
    stock_quantity: 30,
  });
  return owner;
}

/** A photograph larger than the server keeps, made in the page. */
async function photograph(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 2000;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#c8622e';
      pen.fillRect(0, 0, 3000, 1000);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function call<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${demo.url}/api/consumer/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/** Somebody buys so many of a product by card. */
async function buy(public_id: string, quantity: number): Promise<{ order_number: string }> {
  const quote = await call<CheckoutQuote>('/checkout/quote', {
    product_id: public_id,
    quantity,
    address: { country: 'SG', post_code: '310145' },
  });
  const [option] = quote.shipping_options;
  const started = await call<{ id: string; secret: string }>('/checkout', {
    quote_id: quote.quote_id,
    shipping_option_id: option?.id,
    recipient: {
      name: 'Farid Buyer',
      phone: '91234567',
      email: 'farid@example.test',
      coordinate: {
        unit_number: '#01-01',
        street: '10 Anson Road',
        post_code: '079903',
        city: 'Singapore',
        country: 'SG',
      },
    },
    payment_method: 'card',
    expected_total: option?.payments[0]?.total,
  });
  return call(`/checkout/${started.id}/sandbox_payment`, {
    secret: started.secret,
    action: 'card',
    card_number: '4242424242424242',
  });
}

describe('Sell a product (spec 1 Product listings, 2 /sell-product)', () => {
  test('a product is listed with its picture, changed, shared, sold, archived and taken back', async () => {
    const { page, errors } = await openPage(await newShop(), {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });

    // Refused by name, in the spec's words; nothing that was typed is lost.
    await page.getByRole('button', { name: 'Add product' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Product name' }).fill('Pandan cookies');
    await dialog.getByRole('button', { name: 'List product' }).click();
    for (const label of ['Product price', 'Product description', 'Product weight', 'Stock quantity'])
      await dialog.getByRole('link', { name: `${label} is required` }).waitFor();
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });

    await dialog.getByRole('textbox', { name: 'Product description' }).fill('Twenty pieces in a tin.');
    await dialog.getByRole('textbox', { name: 'Product price' }).fill('12.90');
    await dialog.getByRole('spinbutton', { name: 'Product weight' }).fill('0.35');
    await dialog.getByRole('spinbutton', { name: 'Stock quantity' }).fill('9');
    await dialog.getByRole('radio', { name: /^Flat fee per item/u }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'Shipping fee' }).fill('2');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'tin.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await dialog.getByText("We can't read this image. Use a PNG, JPEG or WebP file.").waitFor();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'tin.png', mimeType: 'image/png', buffer: await photograph(page) });
    const picture = dialog.getByRole('img', { name: 'Image of Pandan cookies' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]), {
        timeout: 15_000,
      })
      .toEqual([1200, 800]);
    await dialog.getByRole('button', { name: 'List product' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Pandan cookies' });
    await row.waitFor();
    await expect
      .poll(() => row.getByRole('cell').allTextContents())
      .toEqual(expect.arrayContaining(['S$ 12.90', 'S$ 2.00 per item', '9']));

    // Its link and its code; both name it.
    await row.getByRole('button', { name: 'Actions for Pandan cookies' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const link = await copiedText(page.getByRole('button', { name: 'Copy link' }));
    const public_id = /product=(prod_[0-9a-f]{30})$/u.exec(link)?.[1] ?? '';
    expect(public_id).not.toBe('');
    const code = await copiedText(page.getByRole('button', { name: 'Copy embed code' }));
    expect(code).toContain('<sampan-checkout');
    expect(code).toContain(`product-id="${public_id}"`);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    await page.keyboard.press('Escape');

    // Sold while the form is open: the sale counts, and the stock on screen follows by itself.
    await row.getByRole('button', { name: 'Edit Pandan cookies' }).click();
    const { order_number } = await buy(public_id, 2);
    await row.getByText('7', { exact: true }).waitFor();
    const stock = dialog.getByRole('spinbutton', { name: 'Stock quantity' });
    await expect.poll(() => stock.inputValue()).toBe('9');
    await stock.fill('19');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await row.getByText('17', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'View new parcels' }).click();
    await page.getByRole('row').filter({ hasText: 'Farid Buyer' }).filter({ hasText: order_number }).waitFor();

    // Gone at once, and back by Undo.
    await page.goBack();
    await row.getByRole('button', { name: 'Actions for Pandan cookies' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();

    // Found by part of its name, and what is not found says so.
    await page.getByRole('row').filter({ hasText: 'Coconut jam' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search products' }).fill('COOKIES');
    await page.waitForURL('**search=COOKIES*');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Search products' }).fill('durian');
    await page.getByText('No products match your search').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('link', { name: 'Archived' }).click();
    await page.getByText('No archived products').waitFor();
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
  });

  test('a shop that sells nothing yet is shown how; a phone and a keyboard are enough', async () => {
    const { page, errors } = await openPage(await demo.newCompany(), { width: 375 });
    await page.getByText('No products yet').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Add product' }).focus();
    await page.keyboard.press('Enter');
    const name = page.getByRole('textbox', { name: 'Product name' });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Sticker');
    for (const [label, text] of [
      ['Product description', 'For the lid of a laptop'],
      ['Product price', '3'],
    ] as const) {
      await page.getByRole('textbox', { name: label }).focus();
      await page.keyboard.type(text);
    }
    for (const [label, text] of [
      ['Product weight', '0.02'],
      ['Stock quantity', '500'],
    ] as const) {
      await page.getByRole('spinbutton', { name: label }).focus();
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: 'Sticker' }).waitFor();
    await expectNoAxeViolations(page);
    await expectFits(page);
    expect(errors).toEqual([]);
  });

  test('read-only staff look and share, and change nothing (spec 6)', async () => {
    const { page } = await openPage('readonly');
    await page.getByText("Your role is read-only. You can view everything but can't make changes.").waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Kaya jam trio' });
    await row.waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(?:Add product|Edit )/u }).count()).toBe(0);
    await row.getByRole('button', { name: 'Actions for Kaya jam trio' }).click();
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Share']);
  });

  test('a list that cannot be read says so and tries again', async () => {
    const { page } = await openPage('my');
    await failUntilPressed(page, '**/api/wms/v1/product/list*', { status: 503, body: '' });
    await page.reload();
    await page.getByText("We couldn't load your products").waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row').filter({ hasText: 'Batik tote bags' }).waitFor();
    await expect.poll(() => page.getByText("We couldn't load your products").count()).toBe(0);
  });
});
