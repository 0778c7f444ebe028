import * as v from 'valibot';
import { session } from './account.ts';
import { endpoint } from './endpoint.ts';
import { countryCode, done, epochSeconds, requiredText, text } from './primitive.ts';

const email = requiredText(254);
/** Tidied by the form's own rules in the server, so that the sentence beside the field is the form's. */
const password = v.pipe(v.string(), v.maxLength(128, 'validate.too_long|max=128'));
const otp = requiredText(20);
const referral_code = v.optional(text(40), '');
const timezone = v.optional(text(64), 'Asia/Singapore');

export const login = endpoint({
  name: 'login',
  service: 'main',
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Sign in with email and password',
  spec: '7 Account',
  body: v.strictObject({
    email,
    password: v.pipe(v.string(), v.minLength(1, 'validate.password_empty'), v.maxLength(128)),
    ati: v.optional(text(200)),
    timezone,
  }),
  response: session,
  idempotency: 'none',
  errors: ['wrong_credentials', 'second_factor_required', 'rate_limited', 'country_closed', 'account_disabled'],
});

/**
 * Whether the email has an account already is not answered: who registers gets an account and a session either way, and
 * the mailbox is told the rest (trust 4.22). The email counts for nothing until it is verified.
 */
export const register = endpoint({
  name: 'register',
  service: 'main',
  method: 'POST',
  path: '/register',
  access: 'public',
  summary: 'Create an account and company, and send an email verification code',
  spec: '7 Account',
  body: v.strictObject({
    email,
    password: v.pipe(v.string(), v.maxLength(128)),
    name: v.optional(text(120), ''),
    /** Of the company that is opened with it; empty takes the person's name. */
    company_name: v.optional(text(120), ''),
    phone: v.optional(text(24), ''),
    timezone,
    country_code: v.optional(countryCode, 'SG'),
    referral_code,
    accept_emails: v.optional(v.boolean(), false),
    business_types: v.optional(v.pipe(v.array(text(60)), v.maxLength(20)), []),
    from_quotation: v.optional(v.boolean(), false),
    /** Where the visitor came from, as in a link of an advertisement. Empty when they came by themselves. */
    ati: v.optional(text(200), ''),
    /** The terms checkbox (spec 5); false is refused beside it. */
    is_read: v.optional(v.boolean()),
  }),
  response: session,
  idempotency: 'none',
  errors: ['country_closed', 'rate_limited'],
});

export const logout = endpoint({
  name: 'logout',
  service: 'main',
  method: 'POST',
  path: '/logout',
  access: 'member',
  summary: 'Sign out',
  spec: '4 Sessions',
  response: done,
});

const phoneLogin = {
  phone: text(24),
  country_code: countryCode,
  /** Of a new account; a known number keeps its own. */
  name: v.optional(text(120), ''),
  referral_code,
  timezone,
};

/** Answers the same for known and unknown numbers. */
export const requestPhoneCode = endpoint({
  name: 'requestPhoneCode',
  service: 'main',
  method: 'POST',
  path: '/login_phone/code',
  access: 'public',
  summary: 'Send a one-time code to a phone; the previous code stops working',
  spec: '7 Account',
  body: v.strictObject(phoneLogin),
  response: v.object({
    success: v.literal(true),
    /** Seconds a form waits before it offers to send again. */
    resend_after_s: v.number(),
    /** Seconds the code lives. */
    expires_in_s: v.number(),
  }),
  idempotency: 'none',
  errors: ['country_closed', 'rate_limited'],
});

export const loginPhone = endpoint({
  name: 'loginPhone',
  service: 'main',
  method: 'POST',
  path: '/login_phone',
  access: 'public',
  summary: 'Sign in with a phone and one-time code; creates an account for a new number',
  spec: '7 Account',
  body: v.strictObject({ ...phoneLogin, otp }),
  response: session,
  idempotency: 'none',
  errors: ['otp_invalid', 'second_factor_required', 'country_closed', 'rate_limited', 'account_disabled'],
});

/** With a session the code has to be the one of its person; without one, of the email's first account. */
export const verifyMail = endpoint({
  name: 'verifyMail',
  service: 'main',
  method: 'POST',
  path: '/verify_mail',
  access: 'public',
  summary: 'Verify an email with its one-time code',
  spec: '4 Email verification modal',
  body: v.strictObject({ email, otp }),
  response: done,
  idempotency: 'none',
  errors: ['otp_invalid', 'rate_limited'],
});

export const resendMailVerification = endpoint({
  name: 'resendMailVerification',
  service: 'main',
  method: 'POST',
  path: '/resend_mail_verification',
  access: 'public',
  summary: 'Resend an email verification code; the response is the same for any email',
  spec: '7 Account',
  body: v.strictObject({ email }),
  response: done,
  idempotency: 'none',
  errors: ['rate_limited'],
});

export const resendMyMailVerification = endpoint({
  name: 'resendMyMailVerification',
  service: 'main',
  method: 'POST',
  path: '/me/resend_mail_verification',
  access: 'member',
  summary: 'Resend the verification code to your email',
  spec: '7 Account',
  response: done,
  idempotency: 'none',
  errors: ['rate_limited'],
});

/**
 * The mail links to `/auth/reset-password#token=...` of this installation. The token stands in the fragment: no server,
 * log or referrer sees it. It works once, for 30 minutes.
 */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  service: 'main',
  method: 'POST',
  path: '/forgot_password',
  access: 'public',
  summary: 'Send a password reset link; the response is the same for any email',
  spec: '7 Account',
  body: v.strictObject({ email }),
  response: done,
  idempotency: 'none',
  errors: ['rate_limited'],
});

export const parseResetLink = endpoint({
  name: 'parseResetLink',
  service: 'main',
  method: 'POST',
  path: '/reset_password/parse',
  access: 'public',
  summary: 'Check whether a reset link is valid',
  spec: '7 Account',
  body: v.strictObject({ token: requiredText(200) }),
  response: v.object({ email_masked: v.string(), expires_at: epochSeconds }),
  idempotency: 'none',
  errors: ['reset_link_not_available', 'rate_limited'],
});

/** Ends every session of the person and signs nobody in. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  service: 'main',
  method: 'POST',
  path: '/reset_password',
  access: 'public',
  summary: 'Set a new password with a reset token',
  spec: '7 Account',
  body: v.strictObject({
    token: requiredText(200),
    new_password: password,
    confirm_new_password: v.optional(password),
  }),
  response: done,
  idempotency: 'none',
  errors: ['reset_link_not_available', 'rate_limited'],
});

/** Every session of the person ends, this one too; the answer holds a new one. */
export const changePassword = endpoint({
  name: 'changePassword',
  service: 'main',
  method: 'PUT',
  path: '/me/password',
  access: 'member',
  while_impersonating: false,
  summary: 'Change your password',
  spec: '5 Change password',
  body: v.strictObject({ old_password: password, new_password: password, confirm_new_password: password }),
  response: session,
  idempotency: 'none',
  errors: ['rate_limited'],
});
