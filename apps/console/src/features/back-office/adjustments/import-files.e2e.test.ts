import { expectFits, expectNoAxeViolations } from '@sampan/testing/browser';
import { useDemo, type SignedInPerson } from '@sampan/testing/demo';
import { beforeAll, describe, expect, test } from 'vitest';

const demo = useDemo();

const EMAIL = 'reader@demo.sampan.test';
let reader: SignedInPerson;

/** Somebody of Sampan who reads Vietnamese: what the server says of a file is said in their language. */
beforeAll(async () => {
  await demo.database.pool.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', $1::text,
      'login_phone', null, 'language', 'vi'))).* from users u where u.email = 'admin@demo.sampan.test'`,
    [EMAIL],
  );
  reader = await demo.signIn(EMAIL);
});

const openBackOffice = (path: string) => demo.open({ as: reader, path, width: 375 });
const csv = (text: string) => ({ name: 'tệp.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('files of couriers (trust 4.16)', () => {
  test('a wrong file of weighings, and each wrong row, is said in the language of whoever reads it', async () => {
    const { page, errors } = await openBackOffice('/operator/adjustments');
    await page.getByRole('button', { name: 'Nhập tệp' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    const send = dialog.getByRole('button', { name: 'Nhập', exact: true });
    const choose = (text: string) => dialog.locator('input[type=file]').setInputFiles(csv(text));
    for (const [text, sentence] of [
      ['tracking_code,weight_kg\nA,1\n', 'Thiếu các cột này: reference'],
      ['reference,tracking_code,weight_kg,giá\nA,B,1,2\n', 'Không nhận ra các cột này: giá'],
      [' ', 'Tệp này trống'],
    ] as const) {
      await choose(text);
      await send.click();
      await dialog.getByText(sentence).waitFor();
      await expectNoAxeViolations(page, { include: ['dialog[open]'] });
      // Another file is another question.
      await choose('reference,tracking_code,weight_kg\n');
      await dialog.getByText(sentence).waitFor({ state: 'detached' });
    }
    await choose('reference,tracking_code,weight_kg\nR-1,NOBODY,2\nR-2,SMPX,0\nR-3,,2\nR-4,SMPX\n');
    await send.click();
    for (const sentence of [
      'Không có nhãn nào mang mã vận đơn này',
      'Hãy nhập số kg như 1.25, lớn hơn 0 và tối đa 1000',
      'Mã vận đơn có từ 1 đến 64 ký tự',
      'Số ô của dòng này khác với dòng tiêu đề',
    ])
      await dialog.getByText(sentence).waitFor();
    await expectFits(page);
    await expectNoAxeViolations(page, { include: ['dialog[open]'] });
    expect(errors).toEqual([]);
  });

  test('a wrong remittance is said beside the file, and a single weighing beside its field', async () => {
    const { page, errors } = await openBackOffice('/operator/remittances');
    const form = page.locator('form').filter({ has: page.locator('input[type=file]') });
    await form.getByRole('combobox').selectOption('merlion-express');
    for (const [text, sentence] of [
      ['a,b\n1,2\n', 'Thiếu các cột này: Tracking Number'],
      ['PK\u0003\u0004', 'Đây không phải tệp CSV'],
      ['', 'Tệp này trống'],
    ] as const) {
      await form.locator('input[type=file]').setInputFiles(csv(text === '' ? '\n' : text));
      await form.locator('button[type=submit]').click();
      await form.getByText(sentence).waitFor();
    }
    await expectNoAxeViolations(page);
    await expectFits(page);

    await page.goto(`${demo.url}/operator/adjustments`);
    await page.locator('.c-adjustments__actions button').nth(1).click();
    const dialog = page.getByRole('dialog');
    const fields = dialog.locator('input[type=text], input:not([type])');
    await fields.nth(0).fill('NOBODY');
    await fields.nth(1).fill('R-77');
    await fields.nth(2).fill('2');
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('.s-field').getByText('Không có nhãn nào mang mã vận đơn này').waitFor();
    expect(errors).toEqual([]);
  });
});
