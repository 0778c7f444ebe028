import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { crcOf, readEmv } from '#test/adapters/payment-sandbox/emv-text.fixtures.ts';
import { payNowPayload } from './paynow-payload.ts';

const AT = Date.UTC(2026, 10, 21, 15, 59) / 1000;
const textOf = (change: Partial<Parameters<typeof payNowPayload>[0]> = {}) =>
  payNowPayload({
    amount_minor: 2250,
    currency: 'SGD',
    reference: newId(),
    merchant: 'Kopi & Kaya',
    expires_at: AT,
    ...change,
  });

describe('the PayNow code is a valid EMVCo text', () => {
  test('the checksum of the standard is the known one', () => {
    expect(crcOf('123456789')).toBe('29B1');
  });

  test('fixed amount in Singapore dollars, to a UEN, with its bill number and its last day in Singapore', () => {
    const text = textOf({ reference: '01a1fc16-bb9c-785d-82ef-2117c4e0d956' });
    const fields = readEmv(text);
    expect([fields.get('00'), fields.get('01'), fields.get('53'), fields.get('54'), fields.get('58')]).toEqual([
      '01',
      '12',
      '702',
      '22.50',
      'SG',
    ]);
    const account = readEmv(fields.get('26') ?? '');
    expect([account.get('00'), account.get('01'), account.get('03'), account.get('04')]).toEqual([
      'SG.PAYNOW',
      '2',
      '0',
      '20261121',
    ]);
    expect(readEmv(fields.get('62') ?? '').get('01')).toBe('bb9c785d82ef2117c4e0d956'.padStart(25, '6').slice(-25));
    expect(readEmv(textOf({ expires_at: AT + 60 })).get('26')).toContain('20261122');
  });

  test('whatever the shop is called and whatever it costs: every field whole, the checksum right, names within 25 bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        (merchant, amount_minor) => {
          const text = textOf({ merchant, amount_minor });
          const fields = readEmv(text);
          expect([...fields.keys()].at(-1)).toBe('63');
          expect(fields.get('63')).toBe(crcOf(text.slice(0, -4)));
          expect(Number(fields.get('54'))).toBe(amount_minor / 100);
          expect(fields.get('59')).toMatch(/^[\x20-\x7e]{1,25}$/u);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('one changed sign is noticed', () => {
    const text = textOf();
    const wrong = text.replace('22.50', '02.50');
    expect(readEmv(wrong).get('63')).not.toBe(crcOf(wrong.slice(0, -4)));
  });
});
