import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';

const demo = useDemo();

const TITLE = 'Name,Phone,Address,Postcode,Weight,Value,Content,Unit,Ref,City';
const HEADER = 'Order,Name,Phone,Address,Unit,Postcode,Contents,Value,Weight';
/** In the code page of Viet Nam, which a company of Singapore is not expected to use. */
const ROWS = ['L\u00ea Tho\u00f2', 'Tr\u00e2\u00ccn Ha\u00f2'].map(
  (name, at) => `#${at},${name},91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Kaya jam,48.00,1`,
);

test.each([375, 1280])(
  'volume 2: at %i px a person says which line names the columns and which letters are right',
  async (width) => {
    const owner = await demo.newCompany({ country: 'SG' });
    const { page, errors } = await demo.open({ as: owner, path: '/orders/import', width });
    const buffer = Buffer.from([TITLE, '', HEADER, ...ROWS].join('\n'), 'latin1');
    const choose = page.getByLabel('Choose a file').last();
    await choose.setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Change format' }).click();
    const dialog = page.getByRole('dialog', { name: 'How we read this file' });
    await dialog.getByRole('radio', { name: /^Line 3/u }).check();
    await dialog.getByRole('radio', { name: /Windows-1258/u }).check();
    await expectNoAxeViolations(page);
    await expectFits(page, width < 500 ? [320, 375] : [1280]);
    await dialog.getByRole('button', { name: 'Read the file this way' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Lê Thọ · Trần Hạ').waitFor();
    await expectFits(page, width < 500 ? [320, 375] : [1280]);
    await page.getByRole('button', { name: 'Check 2 rows' }).click();
    await page.getByRole('button', { name: 'Create 2 parcels' }).waitFor();
    expect(errors).toEqual([]);
  },
);
