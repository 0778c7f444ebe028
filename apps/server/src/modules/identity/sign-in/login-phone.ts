import { createHmac } from 'node:crypto';
import type { Session } from '@sampan/contract';
import { rulesOf, type CountryCode } from '@sampan/country-rules';
import { otpField, phoneLoginRequestSchema, validateForm } from '@sampan/validators';
import * as v from 'valibot';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { CODE_TTL_S, issueCode, verifyCode } from '../one-time-code/index.ts';
import { findUserByLoginPhone, type UserWithCompany } from '../account/index.ts';
import { codeSms } from './mail/login-code.sms.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';
import { throwInvalidCode } from './invalid-code-error.ts';
import { createSignIn } from './create-sign-in.ts';
import { checkSignUp, createAccount } from './register.ts';

const DAY_S = 86_400;
/** A message takes this long on a bad day: sooner nobody needs another. */
const RESEND_AFTER_S = 60;
/** Messages to one country a day: numbers that earn by being called come in whole ranges (trust 4.21). */
const PER_COUNTRY_AND_DAY = 2_000;

export interface PhoneForm {
  phone: string;
  country_code: CountryCode;
  name: string;
  referral_code: string;
}

function codeOwner(ctx: Ctx, e164: string) {
  const subject = createHmac('sha256', `phone ${ctx.env.secret}`).update(e164).digest('base64url');
  return { purpose: 'phone' as const, subject };
}

/** The number in E.164. Throws `country_closed`, or `invalid_input` naming what the form of spec 3 refuses. */
function checkForm({ phone, country_code, name, referral_code }: PhoneForm): { e164: string } {
  if (rulesOf(country_code).is_closed) throw new DomainError('country_closed');
  const form = { phone, name, referralCode: referral_code, countryCode: country_code };
  const { output, issues = [] } = validateForm(phoneLoginRequestSchema(country_code), form);
  refuseFields(
    issues.map((issue) =>
      issueErrorOf(issue.path === 'referralCode' ? 'referral_code' : issue.path, issue.key, issue.params),
    ),
  );
  return { e164: output?.phone ?? '' };
}

/**
 * Sends a code to a phone; the one before it is dead. Known and new numbers are answered alike.
 * Throws `rate_limited`: three a quarter of an hour and ten a day for a number, ten an hour for a caller (trust 4.21).
 */
export async function requestPhoneCode({ ctx, input }: { ctx: Ctx; input: PhoneForm }) {
  const { e164 } = checkForm(input);
  await checkSignUp(ctx, input.country_code, input.referral_code);
  await consumeLimits(ctx, [
    { name: 'sms-caller', who: ctx.ip, uses: 10, seconds: 3_600 },
    { name: 'sms-phone', who: e164, uses: 3, seconds: 900 },
    { name: 'sms-phone-day', who: e164, uses: 10, seconds: DAY_S },
    { name: 'sms-country', who: input.country_code, uses: PER_COUNTRY_AND_DAY, seconds: DAY_S },
  ]);
  await withTransaction(ctx, async (tx) => {
    const code = await issueCode(tx, codeOwner(tx, e164));
    const payload = codeSms(tx, { to: e164, code, country: input.country_code });
    await writeOutbox(tx, { topic: 'mail', company_id: null, payload });
  });
  return { success: true as const, resend_after_s: RESEND_AFTER_S, expires_in_s: CODE_TTL_S };
}

/**
 * Signs in with a phone and its code; a new number opens an account, whose terms are still to be accepted.
 * Throws `otp_invalid` for a wrong, old, spent or unknown code alike.
 */
export async function loginPhone({ ctx, input }: { ctx: Ctx; input: PhoneForm & { otp: string } }): Promise<Session> {
  const { e164 } = checkForm(input);
  await checkSignUp(ctx, input.country_code, input.referral_code);
  const { output: form, issues = [] } = validateForm(v.object({ otp: otpField() }), input);
  refuseFields(issues.map((issue) => issueErrorOf(issue.path, issue.key, issue.params)));
  await consumeLimits(ctx, [{ name: 'code-caller', who: ctx.ip, uses: 100, seconds: 3_600 }]);
  if ((await verifyCode(ctx, codeOwner(ctx, e164), form?.otp ?? '')) !== 'right') {
    await recordFailedSignIn(ctx, await findUserByLoginPhone(ctx, e164), 'phone');
    throwInvalidCode();
  }
  return withTransaction(ctx, async (tx) => {
    const known = await findUserByLoginPhone(tx, e164);
    const person = known ?? (await openAccount(tx, input, e164));
    return createSignIn(tx, person, known ? 'phone' : 'register');
  });
}

async function openAccount(ctx: Ctx, input: PhoneForm, e164: string): Promise<UserWithCompany> {
  await createAccount(ctx, {
    email: null,
    password_hash: null,
    login_phone: e164,
    name: input.name,
    phone: e164.slice(rulesOf(input.country_code).phone_code.length),
    country_code: input.country_code,
    language: ctx.language,
    accept_emails: false,
    accept_terms: false,
    referral_code: input.referral_code,
  });
  const person = await findUserByLoginPhone(ctx, e164);
  if (!person) throw new DomainError('internal');
  return person;
}
