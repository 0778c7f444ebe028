import { describe, expect, it } from 'vitest';
import { bankPayoutSchema, cardSchema, payNowPayoutSchema } from './payment.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

describe('payout (spec section 3)', () => {
  it('to a bank', () => {
    expect(Object.values(refused(bankPayoutSchema('SG'), {}))).toEqual([
      'Bank name is required',
      'Bank account is required',
      'Beneficiary name is required',
      'Account number is required',
      'Amount is required',
    ]);
    const form = { bank_name: 'DBS', bank_account: '12x', beneficiary_name: 'c', number: '1234', amount: 5 };
    expect(refused(bankPayoutSchema('SG'), form)).toEqual({
      bank_account: 'Account number is invalid',
      number: 'Account number is invalid',
    });
    expect(refused(bankPayoutSchema('SG'), { ...form, bank_account: '123456789', number: '123456798' })).toEqual({
      number: "Account numbers don't match",
    });
    const right = { ...form, bank_account: '0123456789', number: '0123456789', amount: '1,234.50' };
    expect(accepted(bankPayoutSchema('SG'), right)).toMatchObject({ bank_account: '0123456789', amount: 1234.5 });
  });

  it.each([
    ['9123 4567', '+6591234567'],
    ['201912345k', '201912345K'],
    ['T08LL1234A', 'T08LL1234A'],
  ])('PayNow to %s', (number, expected) => {
    expect(accepted(payNowPayoutSchema, { name: 'Tan', number, amount: '5' }).number).toBe(expected);
  });

  it('PayNow needs its legal name and a number it can pay to', () => {
    expect(refused(payNowPayoutSchema, { number: '12', amount: 5 })).toEqual({
      name: 'PayNow legal name is required',
      number: 'PayNow number is invalid',
    });
    expect(refused(payNowPayoutSchema, { name: 'Tan', number: 'S1234567D', amount: 5 })).toEqual({
      number: "Enter a mobile number or UEN. We don't accept NRIC numbers",
    });
    expect(refused(payNowPayoutSchema, { name: 'Tan', amount: 5 })).toEqual({ number: 'PayNow number is required' });
  });
});

describe('card (spec section 5)', () => {
  it("forces the holder's name to upper case and requires it", () => {
    expect(accepted(cardSchema, { name: ' Nguyễn ánh ' })).toEqual({ name: 'NGUYỄN ÁNH' });
    for (const name of ['', '  ', undefined, null])
      expect(refused(cardSchema, { name })).toEqual({ name: "Card holder's name is required" });
  });
});
