import { randomUUID } from 'node:crypto';
import type { Demo } from '@sampan/testing/demo';
import type { Locator, Page } from 'playwright-core';
import { codeFor } from './first-label.fixtures.ts';

/** Every press of the pointer that reached the page, with what it hit; the browser counts, not the test. */
export async function countPresses(page: Page): Promise<{ presses: readonly string[]; startAgain: () => void }> {
  const presses: string[] = [];
  await page.exposeFunction('notePress', (target: string) => void presses.push(target));
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element)) return;
        const control = target.closest('button, a, label, input, textarea, select, [role=option]') ?? target;
        const labels =
          control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
        const text = labels?.[0]?.textContent ?? control.textContent ?? '';
        const name = `${control.getAttribute('role') ?? control.tagName.toLowerCase()} "${text.trim().slice(0, 60)}"`;
        (globalThis as unknown as { notePress: (name: string) => void }).notePress(name);
      },
      true,
    );
  });
  return { presses, startAgain: () => void presses.splice(0) };
}

/** Further away than this somebody reaches for the mouse. */
const TABS_TO_NEIGHBOUR = 4;

/** A hand at one mouse and one keyboard: Tab to a neighbouring field, the mouse for one further away and for every button. */
export class Typist {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const isThere = () => field.evaluate((node) => node === document.activeElement);
    const is_in_form = await this.#page.evaluate(() => document.activeElement?.matches('input, textarea, select'));
    for (let tabs = 0; is_in_form === true && tabs < TABS_TO_NEIGHBOUR && !(await isThere()); tabs += 1)
      await this.#page.keyboard.press('Tab');
    if (!(await isThere())) await field.click();
    await this.#page.keyboard.type(text);
  }

  async press(target: Locator): Promise<void> {
    await target.click();
  }
}

/** A recipient in the typist's country, told over the phone: no text to paste. */
interface Customer {
  name: string;
  phone: string;
  /** Types the address into the fields of a form; `at` is the form's part of the page. */
  address: (at: Page | Locator, hand: Typist) => Promise<void>;
  /** Stands on the printed label's page. */
  place: RegExp;
  /** The price on the button that buys. */
  price: RegExp;
  most_presses: number;
}

const bySgPostcode = (code: string, street: string, unit: string) => async (at: Page | Locator, hand: Typist) => {
  await hand.type(at.getByRole('textbox', { name: 'Postcode' }), code);
  // What the code stands for shows first: a street that comes with it is not typed over.
  await at.getByText(`Singapore ${code}`).first().waitFor();
  await hand.type(at.getByRole('textbox', { name: 'Street' }), street);
  await hand.type(at.getByRole('textbox', { name: 'Unit number' }), unit);
};

const byPhStreet = (text: string, offered: RegExp) => async (at: Page | Locator, hand: Typist) => {
  await hand.type(at.getByRole('combobox', { name: 'Street' }), text);
  await hand.press(at.getByRole('option', { name: offered }));
};

type Country = 'SG' | 'PH';

export const CUSTOMERS: Readonly<Record<Country, Customer>> = {
  SG: {
    name: 'Nurul Aisyah',
    phone: '81234567',
    address: bySgPostcode('310145', 'Blk 145 Toa Payoh Lorong 2', '#08-212'),
    place: /310145/u,
    price: /S\$ \d/u,
    most_presses: 10,
  },
  PH: {
    name: 'Maria Dela Cruz',
    phone: '09171234567',
    address: byPhStreet(
      '23 Chino Roces Avenue, Magallanes, Makati',
      /^Use "23 Chino Roces Avenue" in Magallanes, Makati/u,
    ),
    place: /Magallanes/u,
    price: /₱\s?\d/u,
    most_presses: 11,
  },
};

/** The newcomer's own address, where parcels are picked up. */
export const OWN_ADDRESS: Readonly<Record<Country, Customer['address']>> = {
  SG: bySgPostcode('409051', '60 Paya Lebar Road', '#03-11'),
  PH: byPhStreet('172 Ayala Avenue, San Lorenzo, Makati', /^Use "172 Ayala Avenue" in San Lorenzo, Makati/u),
};

/** Somebody who has just signed up and whose mailbox is proved; nothing else is known of them. */
export async function registerNewcomer(demo: Demo, country: Country): Promise<{ email: string; password: string }> {
  const [email, password] = [`clicks-${randomUUID()}@shop.example`, 'Harbour#2026-kaya'];
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${demo.url}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await post('register', { email, password, name: 'Hui Min Tan', country_code: country, is_read: true });
  await post('verify_mail', { email, otp: await codeFor(demo, email) });
  return { email, password };
}
