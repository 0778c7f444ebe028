import { expect, it, test } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';

test.each([
  ['name', 'Rachel Tan Li Hui', 'R••• T••• L••• H•••'],
  ['contact_name', 'Nguyễn Văn An', 'N••• V••• A•••'],
  ['email', 'rachel.tan@shop.example', 'r•••@shop.example'],
  ['phone', '+6591234567', '•••• 4567'],
  ['phone', '123', '•••'],
  ['street', 'Blk 145 Toa Payoh Lorong 2', 'Blk•••'],
  ['unit_number', '#08-212', '#08•••'],
  ['post_code', '310145', '31•••'],
  ['post_code', 'a📦', 'a•••'],
  ['note', `${'a'.repeat(299)}📦`, 'a'.repeat(299)],
  ['lat', 1.334, '•••'],
  ['lng', '103.845', '•••'],
  ['password', 'Sampan#2026', '•••'],
  ['access_token', 'abc', '•••'],
  ['otp', 123456, '•••'],
  ['reason', 'Ask rachel@shop.example or +65 9123 4567', 'Ask r•••@shop.example or •••• 4567'],
])('trust 8: %s %j is kept as %j', (key, value, kept) => {
  expect(maskPersonalData({ [key]: value })).toEqual({ [key]: kept });
});

test.each([
  ['tracking_code', 'SMPME00000000010'],
  ['order_id', '01988f6e-1111-7222-8333-444455556666'],
  ['amount_minor', 684],
  ['role', 'staff_ro'],
  ['country', 'SG'],
  ['is_default', true],
  ['company_name', 'Kopi & Kaya Goods'],
  ['disabled_at', null],
  ['email', ''],
])('trust 8: %s %j says nothing of a person and stays', (key, value) => {
  expect(maskPersonalData({ [key]: value })).toEqual({ [key]: value });
});

it('goes into every depth, and knows a path by its last part', () => {
  expect(
    maskPersonalData({ 'pickup_location.street': 'Blk 145', people: [{ email: 'a@b.test' }], emails: ['c@d.test'] }),
  ).toEqual({ 'pickup_location.street': 'Blk•••', people: [{ email: 'a•••@b.test' }], emails: ['c•••@d.test'] });
});

it('leaves no more than 300 characters of a text', () => {
  expect(String(maskPersonalData('x'.repeat(5_000)))).toHaveLength(300);
});
