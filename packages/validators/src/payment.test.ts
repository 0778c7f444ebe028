import { describe, expect, it } from 'vitest';
import { bankPayoutSchema, cardSchema, payNowPayoutSchema } from './payment.schema.ts';
import { accepted, refused } from './refused.fixture.ts';

describe('payout (spec section 3)', () => {
  it('to a bank', () => {
    expect(Object.values(refused(bankPayoutSchema('SG'), {}))).toEqual([
      'Bank name is required',
      'Bank account is required',
      'Beneficiary name is required',
      'Account number is required',
      'Amount is required',
    ]);
    const form = { bank_name: 'a', bank_account: 'b', beneficiary_name: 'c', number: '12x', amount: 5 };
    expect(refused(bankPayoutSchema('SG'), form)).toEqual({ number: 'Account number is invalid' });
  });

  it.each([
    ['9123 4567', '+6591234567'],
    ['201912345k', '201912345K'],
    ['T08LL1234A', 'T08LL1234A'],
    ['S1234567D', 'S1234567D'],
  ])('PayNow to %s', (number, expected) => {
    expect(accepted(payNowPayoutSchema, { name: 'Tan', number, amount: '5' }).number).toBe(expected);
  });

  it('PayNow needs its legal name and a number it can pay to', () => {
    expect(refused(payNowPayoutSchema, { number: '12', amount: 5 })).toEqual({
      name: 'PayNow legal name is required',
      number: 'PayNow number is invalid',
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
