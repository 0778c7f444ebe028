import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  accountNumberField,
  emailField,
  emailWithoutAliasField,
  optionalEmailField,
  optionalPhoneField,
  otpField,
  phoneField,
  postcodeField,
} from './contact-field.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

const one = <Schema extends v.GenericSchema>(field: Schema) => v.object({ field });

describe('email (spec section 5)', () => {
  it.each(['a@b.co', ' first.last@sub.example.com ', 'a+b@example.com', 'x_1-2@example.com.sg'])(
    'takes %j',
    (field) => {
      expect(accepted(one(emailField()), { field })).toEqual({ field: field.trim() });
    },
  );

  it.each(['a', 'a@', '@b.co', 'a b@c.co', 'a@b', 'a@b..co', 'a@b.co,c@d.co', `${'a'.repeat(250)}@b.co`])(
    '%j: Email is invalid',
    (field) => {
      const message = refused(one(emailField()), { field })['field'];
      expect(message).toBe(field.length > 254 ? 'Email must be 254 characters or fewer' : 'Email is invalid');
    },
  );

  it('the stricter variant refuses aliases', () => {
    expect(refused(one(emailWithoutAliasField()), { field: 'a+b@example.com' })).toEqual({
      field: 'Email has an alias',
    });
    expect(refused(one(emailWithoutAliasField()), { field: 'a=b@example.com' })).toEqual({
      field: 'Email has an alias',
    });
    expect(refused(one(emailWithoutAliasField()), { field: 'nope' })).toEqual({ field: 'Email is invalid' });
    expect(refused(one(emailWithoutAliasField()), { field: 'a.b@example.com' })).toEqual({});
  });

  it('the optional variant accepts empty, the others do not', () => {
    for (const field of ['', '  ', null, undefined]) {
      expect(accepted(one(optionalEmailField()), { field })).toEqual({ field: '' });
      expect(refused(one(emailField()), { field })).toEqual({ field: 'Email is required' });
    }
    expect(refused(one(optionalEmailField()), { field: 'nope' })).toEqual({ field: 'Email is invalid' });
  });
});

describe('phone (spec section 5)', () => {
  it.each([
    ['SG', '9123 4567', '+6591234567'],
    ['MY', '012-345 6789', '+60123456789'],
    ['PH', '63 917 123 4567', '+639171234567'],
    ['ID', '0812-3456-7890', '+6281234567890'],
    ['VN', '0912 345 678', '+84912345678'],
  ] as const)('%s: %s becomes %s', (country, field, expected) => {
    expect(accepted(one(phoneField(country)), { field })).toEqual({ field: expected });
  });

  it.each([
    ['', 'Phone number is required'],
    [undefined, 'Phone number is required'],
    ['1234567', 'Phone number is invalid'],
    ['9123456x', 'Phone number is invalid'],
    [91234567, 'Phone number is invalid'],
  ])('SG %j: %s', (field, message) => {
    expect(refused(one(phoneField('SG')), { field })).toEqual({ field: message });
  });

  it('may be left empty where it is optional, never be wrong', () => {
    expect(accepted(one(optionalPhoneField('SG')), {})).toEqual({ field: '' });
    expect(refused(one(optionalPhoneField('SG')), { field: '12' })).toEqual({ field: 'Phone number is invalid' });
  });
});

describe('postcode (spec section 5)', () => {
  it.each([
    ['SG', '12345'],
    ['SG', '999999'],
    ['MY', '1234'],
    ['PH', '12345'],
    ['ID', '1234'],
  ] as const)('%s %s: Postcode is invalid', (country, field) => {
    expect(refused(one(postcodeField(country)), { field })).toEqual({ field: 'Postcode is invalid' });
  });

  it('is optional for PH, ID and VN when empty, required in SG and MY', () => {
    for (const country of ['PH', 'ID', 'VN'] as const)
      expect(accepted(one(postcodeField(country)), {})).toEqual({ field: '' });
    for (const country of ['SG', 'MY'] as const)
      expect(refused(one(postcodeField(country)), {})).toEqual({ field: 'Postcode is required' });
  });
});

describe('numbers that are text', () => {
  it('account number: digits only (spec section 5)', () => {
    expect(accepted(one(accountNumberField()), { field: ' 0012345 ' })).toEqual({ field: '0012345' });
    for (const field of ['12-34', '12a', '１２'])
      expect(refused(one(accountNumberField()), { field })).toEqual({ field: 'Account number is invalid' });
    expect(refused(one(accountNumberField()), {})).toEqual({ field: 'Account number is required' });
  });

  it('one-time code: required (spec section 5), 6 digits as people paste them', () => {
    expect(accepted(one(otpField()), { field: ' 123 456 ' })).toEqual({ field: '123456' });
    expect(refused(one(otpField()), {})).toEqual({ field: 'OTP is required' });
    expect(refused(one(otpField()), { field: '12345' })).toEqual({ field: 'Enter the 6-digit code' });
  });
});
