import type { Demo } from '@sampan/testing/demo';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const OWN_ADDRESS_MY = '20 Jalan Tun Perak, 50050 Kuala Lumpur';

/** The only hand on the page after the form was sent: every click, filled field and selection goes through it and counts. */
export class Hand {
  readonly done: string[] = [];

  async fill(field: Locator, text: string): Promise<void> {
    this.done.push(`fill ${text.slice(0, 30)}`);
    await field.fill(text);
  }

  async click(target: Locator): Promise<void> {
    this.done.push(`click ${(await target.textContent())?.trim() ?? ''}`);
    await target.click();
  }
}

export async function codeFor(demo: Demo, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${demo.url}/api/dev/outbox?to=${encodeURIComponent(email)}`);
        const { records } = (await answer.json()) as { records: { text: string }[] };
        code = records.map(({ text }) => /\b\d{6}\b/u.exec(text)?.[0]).find((found) => found !== undefined);
        return code;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return code ?? '';
}

export async function register(demo: Demo, page: Page, email: string, country: string, name: string): Promise<void> {
  await page.goto(`${demo.url}/auth/register`);
  await page.getByRole('combobox', { name: 'Where do you ship from?' }).selectOption(country);
  await page.getByRole('textbox', { name: 'Full name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill('Harbour#2026-kaya');
  await page.getByRole('checkbox', { name: /^I agree/u }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboard');
}

/** The file that went to the printer. */
export async function printed(page: Page, button: Locator, hand: Hand): Promise<Uint8Array> {
  const file = page.waitForResponse((response) => response.url().includes('/api/files/labels/'), { timeout: 30_000 });
  await hand.click(button);
  const answer = await file;
  // The body of a file shown in a frame is not kept by the browser; the link may be asked again for ten minutes.
  return new Uint8Array(await (await fetch(answer.url())).arrayBuffer());
}

interface Newcomer {
  country: string;
  width: number;
  phone: string;
  /** What a customer wrote in a chat. */
  customer: string;
  /** Fills the shop's own address, with what people know by heart. */
  address: (page: Page, hand: Hand) => Promise<void>;
  /** Of the found recipient. */
  place: RegExp;
}

export const NEWCOMERS: Readonly<Record<'SG' | 'MY', Newcomer>> = {
  SG: {
    country: 'SG',
    width: 1280,
    phone: '9123 4567',
    customer: 'Nurul Aisyah\n+65 8123 4567\nBlk 145 Toa Payoh Lorong 2 #08-212\nSingapore 310145',
    // Field by field: what somebody does who pastes nothing.
    address: async (page, hand) => {
      await hand.fill(page.getByRole('textbox', { name: 'Postcode' }), '409051');
      await hand.fill(page.getByRole('textbox', { name: 'Street' }), '60 Paya Lebar Road');
      await hand.fill(page.getByRole('textbox', { name: 'Unit number' }), '#03-11');
    },
    place: /310145/u,
  },
  MY: {
    country: 'MY',
    width: 375,
    phone: '012-345 6789',
    customer: 'Farah Iskandar\n013-456 7890\n12 Jalan SS 2/24, 47300 Petaling Jaya, Selangor',
    // Four levels to choose from otherwise: the address as one writes it fills them.
    address: async (page, hand) => {
      await hand.fill(page.getByRole('textbox', { name: 'Paste your full address' }), OWN_ADDRESS_MY);
      await page.getByText('Details filled in. Please check them.').waitFor();
    },
    place: /Petaling Jaya/u,
  },
};
