import { readQrCodes } from '@sampan/testing/read-label';
import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { crcOf, readEmv } from '#test/adapters/payment-sandbox/emv-text.fixtures.ts';
import { payNowPayload } from './paynow-payload.ts';

/** 15:30 of 21 November 2026 in Singapore. */
const EXPIRES_AT = Date.UTC(2026, 10, 21, 7, 30) / 1000;
/** As the buyer's page draws it: middle error correction, four modules of quiet around it. */
const pictureOf = (text: string) =>
  QRCode.toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 6 });

test('a PayNow code is read off its pixels, and each of its fields is what the layout of SGQR asks for', async () => {
  const text = payNowPayload({
    amount_minor: 123_456,
    currency: 'SGD',
    reference: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
    merchant: 'Café Kopi & Kaya Goods of Singapore',
    expires_at: EXPIRES_AT,
  });
  const [read = '', ...others] = await readQrCodes(await pictureOf(text));
  expect([read, others]).toEqual([text, []]);
  const fields = readEmv(read);
  // The first is the version, the last the checksum, and nothing stands there that no bank asked for.
  expect([...fields.keys()]).toEqual(['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
  expect(Object.fromEntries(fields)).toMatchObject({
    '00': '01',
    // For one payment, not for many.
    '01': '12',
    '52': '0000',
    '53': '702',
    '54': '1234.56',
    '58': 'SG',
    '59': 'Cafe Kopi & Kaya Goods of',
    '60': 'Singapore',
  });
  // To a UEN, with an amount nobody edits, until the end of that day in Singapore.
  expect(Object.fromEntries(readEmv(fields.get('26') ?? ''))).toEqual({
    '00': 'SG.PAYNOW',
    '01': '2',
    '02': '202600000S',
    '03': '0',
    '04': '20261121',
  });
  expect(Object.fromEntries(readEmv(fields.get('62') ?? ''))).toEqual({ '01': '6bb9c785d82ef2117c4e0d956' });
  // CRC-16 over all of it, its own name and length included.
  expect(read.slice(0, -4).endsWith('6304')).toBe(true);
  expect(fields.get('63')).toBe(crcOf(read.slice(0, -4)));
});

test('a small picture, as on a phone, says the same', async () => {
  const text = payNowPayload({
    amount_minor: 100,
    currency: 'SGD',
    reference: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
    merchant: 'Kopi',
    expires_at: EXPIRES_AT,
  });
  const small = await QRCode.toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 3 });
  expect(await readQrCodes(small)).toEqual([text]);
});
