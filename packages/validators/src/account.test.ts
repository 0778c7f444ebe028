import { describe, expect, it } from 'vitest';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginAsSchema,
  loginSchema,
  phoneLoginRequestSchema,
  phoneLoginSchema,
  profileSchema,
  registerSchema,
  resetPasswordSchema,
  termsSchema,
  verifyEmailSchema,
} from './account.schema.ts';
import { accepted, refused } from '#test/refused.fixtures.ts';

const SHORT = 'Password must be longer or equal than 8 characters';
const WEAK = 'Password should have at least one letter/number/special character';

describe('sign in (spec section 3, form login; section 5, Password)', () => {
  const email = 'a@example.com';
  it.each([
    ['', 'Password must not be empty'],
    [undefined, 'Password must not be empty'],
    ['1234567', SHORT],
    ['a'.repeat(129), 'Password must be 128 characters or fewer'],
  ])('password %j: %s', (password, message) => {
    expect(refused(loginSchema, { email, password })).toEqual({ password: message });
  });

  it('takes a plain password of 8 and never trims it', () => {
    expect(accepted(loginSchema, { email, password: ' abcdef ' })).toEqual({ email, password: ' abcdef ' });
  });

  it('names every refused field once, in the order of the form', () => {
    expect(Object.keys(refused(loginSchema, {}))).toEqual(['email', 'password']);
    expect(refused(loginSchema, 'text')).toEqual({ '': 'This field has the wrong data type' });
  });
});

describe('register (spec section 3, form register; section 5)', () => {
  const form = { email: 'a@example.com', password: 'Abcdef1!', isRead: true };

  it.each([
    ['abcdefgh', WEAK],
    ['abcdefg1', WEAK],
    ['1234567!', WEAK],
    ['abcdefg!', WEAK],
    ['abcdef1?', WEAK],
    ['Abc1!', SHORT],
    ['', 'Password must not be empty'],
  ])('strict password %j: %s', (password, message) => {
    expect(refused(registerSchema, { ...form, password })).toEqual({ password: message });
  });

  it.each([...'!@#$%^&*'])('takes %s as the special character', (special) => {
    expect(refused(registerSchema, { ...form, password: `abcdefg1${special}` })).toEqual({});
  });

  it('needs the ticked box and refuses an alias', () => {
    expect(refused(registerSchema, { ...form, isRead: false })).toEqual({
      isRead: 'Accept the terms to continue',
    });
    expect(refused(registerSchema, { ...form, isRead: undefined })).toHaveProperty('isRead');
    expect(refused(registerSchema, { ...form, email: 'a+1@example.com' })).toEqual({ email: 'Email has an alias' });
  });

  it('takes a referral code or none', () => {
    expect(accepted(registerSchema, form).referralCode).toBe('');
    expect(accepted(registerSchema, { ...form, referralCode: ' AB12 ' }).referralCode).toBe('AB12');
  });
});

describe('phone sign-in (spec section 3, form phone login)', () => {
  it('asks for the phone first, then for the code', () => {
    expect(accepted(phoneLoginRequestSchema('SG'), { phone: '91234567' })).toEqual({
      name: '',
      phone: '+6591234567',
      referralCode: '',
      countryCode: 'SG',
    });
    expect(refused(phoneLoginSchema('SG'), {})).toEqual({ phone: 'Phone number is required', otp: 'OTP is required' });
    expect(accepted(phoneLoginSchema('MY'), { phone: '0123456789', otp: '000123' }).otp).toBe('000123');
  });
});

describe('change password (spec section 5)', () => {
  const form = { old_password: 'Abcdef1!', new_password: 'Bcdefg2@', confirm_new_password: 'Bcdefg2@' };
  it('passes when new is strict, repeated and differs from old', () => {
    expect(accepted(changePasswordSchema, form)).toEqual(form);
  });

  it.each([
    [{ confirm_new_password: 'Bcdefg2#' }, { confirm_new_password: 'Password does not match' }],
    [{ confirm_new_password: undefined }, { confirm_new_password: 'Password does not match' }],
    [
      { new_password: 'Abcdef1!', confirm_new_password: 'Abcdef1!' },
      { new_password: 'New password must be different from the old one' },
    ],
    [{ new_password: 'abcdefgh', confirm_new_password: 'abcdefgh' }, { new_password: WEAK }],
    [{ old_password: '' }, { old_password: 'Password must not be empty' }],
  ])('%j is refused', (change, messages) => {
    expect(refused(changePasswordSchema, { ...form, ...change })).toEqual(messages);
  });

  it('resets with a strict password, twice', () => {
    expect(refused(resetPasswordSchema, { new_password: 'Bcdefg2@', confirm_new_password: 'x' })).toEqual({
      confirm_new_password: 'Password does not match',
    });
    expect(refused(resetPasswordSchema, { new_password: 'Bcdefg2@', confirm_new_password: 'Bcdefg2@' })).toEqual({});
  });
});

describe('the other account forms', () => {
  it('profile: name required, phone of the country if given (spec section 3)', () => {
    expect(refused(profileSchema('ID'), { phone: '12' })).toEqual({
      name: 'Name is required',
      phone: 'Phone number is invalid',
    });
    expect(accepted(profileSchema('ID'), { name: ' Siti ', phone: '' })).toEqual({ name: 'Siti', phone: '' });
  });

  it('login as: the token is required (spec section 5)', () => {
    expect(refused(loginAsSchema, { access_token: ' ' })).toEqual({ access_token: 'Access token is required' });
  });

  it('terms: the box must be ticked (spec sections 4 and 5)', () => {
    expect(refused(termsSchema, {})).toEqual({ accept_locad: 'Accept the terms to continue' });
    expect(accepted(termsSchema, { accept_locad: true })).toEqual({ accept_locad: true });
  });

  it('forgot password and verify email', () => {
    expect(refused(forgotPasswordSchema, { email: 'x' })).toEqual({ email: 'Email is invalid' });
    expect(refused(verifyEmailSchema, { email: 'a@example.com', otp: 'abc' })).toEqual({
      otp: 'Enter the 6-digit code',
    });
  });
});
