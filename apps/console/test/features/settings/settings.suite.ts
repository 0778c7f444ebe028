import { NOTIFICATION_KINDS } from '@sampan/contract';
import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import type { Demo, NewCompanyOptions, OpenPage } from '@sampan/testing/demo';
import { describe, expect, test } from 'vitest';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What an owner changes in the settings, at one width. */
export function settingsOfOwner(demo: Demo, width: number): void {
  const openAsOwner = async (country: NonNullable<NewCompanyOptions['country']>, path: string): Promise<OpenPage> =>
    demo.open({ as: await demo.newCompany({ country }), path, width });

  describe(`settings at ${width} px (look.md 3; spec 3, 5)`, () => {
    test('profile: the save bar comes with the first change and goes with it; wrong input keeps what was typed', async () => {
      const { page, errors } = await openAsOwner('PH', '/settings/profile');
      const bar = page.getByRole('region', { name: 'You have unsaved changes' });
      const phone = page.getByRole('textbox', { name: 'Phone number' });
      const before = await phone.inputValue();
      await expect.poll(() => bar.count()).toBe(0);
      await page.getByText('Verified', { exact: true }).waitFor();
      await page.getByText('Times are shown in Philippines time (Asia/Manila)').waitFor();
      await expectNoAxeViolations(page);

      await phone.fill('12');
      await bar.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Phone number is invalid').first().waitFor();
      await expect.poll(() => phone.inputValue()).toBe('12');
      await bar.getByRole('button', { name: 'Discard changes' }).click();
      await expect.poll(() => bar.count()).toBe(0);
      await expect.poll(() => phone.inputValue()).toBe(before);

      await phone.fill('9171230001');
      await bar.getByRole('button', { name: 'Save' }).click();
      await page.getByText('User setting updated').waitFor();
      await expect.poll(() => bar.count()).toBe(0);

      await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
      const picture = page.locator('main img[src^="/files/people/"]');
      await picture.waitFor();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Remove' }).click();
      await picture.waitFor({ state: 'detached' });
      await expectFits(page);
      expect(errors).toEqual([]);
    });

    test('company: required fields, the number of the register, and a document only the owner opens', async () => {
      const { page, errors } = await openAsOwner('SG', '/settings/company');
      const field = (name: string) => page.getByRole('textbox', { name });
      await field('Company name').fill('');
      await field('UEN').fill('12');
      await page.getByLabel('Date of incorporation').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Company name is required').first().waitFor();
      await page.getByText('UEN must look like 201912345K').first().waitFor();
      await page.getByText('Date of incorporation is required').first().waitFor();
      await expectNoAxeViolations(page);
      await field('Company name').fill('Kopi & Kaya Goods');
      await field('Brand name').fill('Kopi & Kaya');
      await field('Website URL').fill('kaya.example');
      await field('Entity type').fill('Private limited company');
      await page.getByLabel('Date of incorporation').fill('2019-05-02');
      await field('UEN').fill('201912345k');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('User setting updated').waitFor();
      await expect.poll(() => field('UEN').inputValue()).toBe('201912345K');
      await expect.poll(() => field('Website URL').inputValue()).toBe('https://kaya.example');

      const logo = page.getByLabel('Logo', { exact: true });
      await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await page.getByText('File must be a PNG, JPEG or WebP image').first().waitFor();
      await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
      const shown = page.getByRole('img', { name: 'Logo of Kopi & Kaya Goods' });
      await shown.waitFor();
      await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Remove logo' }).click();
      await page.getByRole('button', { name: 'Upload logo' }).waitFor();

      const file = page.locator('input[type=file]').last();
      await file.setInputFiles({ name: 'evil.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
      await page.getByText('File must be a PDF, PNG, JPEG or WebP file of up to 5 MB').waitFor();
      await file.setInputFiles({ name: 'bizfile.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') });
      await page.getByText('bizfile.pdf').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('registration.pdf');
      await page.getByRole('button', { name: 'Remove' }).click();
      await page.getByText('No document yet').waitFor();
      await expectFits(page);
      expect(errors).toEqual([]);
    });

    test('pick-up locations: added, made the default, offered when a parcel is created, removed', async () => {
      const name = 'Warehouse Petaling Jaya';
      const { page, errors } = await openAsOwner('MY', '/settings/pick-up-locations');
      await page.getByText('Default', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Add location' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add location' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Name is required').first().waitFor();
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      await dialog.getByRole('textbox', { name: 'Location name' }).fill(name);
      await dialog.getByRole('button', { name: 'Paste an address from chat' }).click();
      await dialog
        .getByRole('textbox', { name: 'Paste an address from chat' })
        .fill('Farah Iskandar\n013-456 7890\n12 Jalan SS 2/24, 47300 Petaling Jaya, Selangor');
      await dialog.getByRole('button', { name: 'Read address' }).click();
      await dialog.getByRole('button', { name: 'Use this address' }).click();
      await dialog.getByRole('textbox', { name: 'Note for driver' }).fill('Gate B, until 6 pm');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Location saved').waitFor();

      const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      await page.getByRole('button', { name: `Set as default: ${name}` }).click();
      await page.getByText(`${name} is now your default pick-up location`).waitFor();
      await expect.poll(() => cards.first().textContent()).toContain(`${name} Default`);
      await expect.poll(() => page.getByText('Default', { exact: true }).count()).toBe(1);
      await expect.poll(() => page.getByRole('button', { name: `Remove ${name}` }).count()).toBe(0);
      await expectNoAxeViolations(page);

      await page.goto(`${demo.url}/orders/create_label/1+customer_address?new=true`);
      await page.getByRole('button', { name: 'Edit sender' }).click();
      await page.getByRole('group', { name: 'Saved pick-up locations' }).getByRole('button', { name }).waitFor();

      await page.goto(`${demo.url}/settings/pick-up-locations`);
      await page
        .getByRole('button', { name: /^Set as default: /u })
        .first()
        .click();
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('Location removed').waitFor();
      await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0);
      await expectFits(page);
      expect(errors).toEqual([]);
    });

    test('notifications: each choice is kept; what is always on is said', async () => {
      const { page, errors } = await openAsOwner('ID', '/settings/notifications');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const boxes = page.getByRole('checkbox');
      await boxes.first().waitFor();
      await expect.poll(() => boxes.count()).toBe(NOTIFICATION_KINDS.length);
      const was = await boxes.first().isChecked();
      // The box is still enabled for a moment after the click: only the answer says that the choice is kept.
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/setting/notifications'),
      );
      await boxes.first().click();
      expect((await saved).status()).toBe(200);
      await expect.poll(() => boxes.first().isEnabled()).toBe(true);
      await page.reload();
      await boxes.first().waitFor();
      await expect.poll(() => boxes.first().isChecked()).toBe(!was);
      await expectNoAxeViolations(page);
      await expectFits(page);
      expect(errors).toEqual([]);
    });
  });
}
