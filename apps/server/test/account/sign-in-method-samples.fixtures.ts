import { endpoints, type ActiveSession, type EndpointName } from '@sampan/contract';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';
import { DEMO_PASSWORD } from '../../src/demo/index.ts';
import { codeOf, signInChallenge, startedTwoFactor, withTwoFactor } from './two-factor.fixtures.ts';
import {
  codeSentTo,
  PASSWORD,
  registered,
  resetTokenSentTo,
  signedIn,
  startedEmailChange,
  verified,
} from './account.fixtures.ts';

/** What the sample of `changePassword` sets. */
export const NEW_PASSWORD = 'Kaya#Toast7';
const EMAIL = 'sg@demo.sampan.test';

/** A call of every way in and of every endpoint of sessions: people and phones of their own, so that nobody is locked out. */
export async function signInMethodSamples(app: TestApp, mailOf: (who: string) => string) {
  const newcomer = await registered(app, mailOf('newcomer'));
  await verified(app, mailOf('forgetful'));
  await app.call(endpoints.forgotPassword, { body: { email: mailOf('forgetful') } });
  const reset_token = await resetTokenSentTo(app, mailOf('forgetful'));
  const phone = { country_code: 'SG', name: 'Hui Min', referral_code: '', timezone: 'Asia/Singapore' };
  await app.call(endpoints.requestPhoneCode, { body: { ...phone, phone: '81110001' } });
  const elsewhere = await signedIn(app, EMAIL, { password: DEMO_PASSWORD });
  const { body } = await app.call<{ records: ActiveSession[] }>(endpoints.listSessions, { token: elsewhere.token });
  const challenged = await withTwoFactor(app, mailOf('challenged'));
  const first = await signInChallenge(app, mailOf('challenged'));
  const starting = await startedTwoFactor(app, mailOf('starting'));
  const stopping = await withTwoFactor(app, mailOf('stopping'));
  const renewing = await withTwoFactor(app, mailOf('renewing'));
  const closing = await verified(app, mailOf('closing'));
  const moving = await verified(app, mailOf('moving'));
  const moved = await startedEmailChange(app, await verified(app, mailOf('moved')), mailOf('moved-to'));
  return {
    getAccountClosing: {},
    closeAccount: { own_token: closing.token, body: { password: PASSWORD } },
    startEmailChange: { own_token: moving.token, body: { email: mailOf('moving-to'), password: PASSWORD } },
    confirmEmailChange: { own_token: moved.token, body: { otp: moved.otp } },
    loginSecondFactor: { body: { challenge: first.challenge, otp: challenged.recovery_codes[0] } },
    getTwoFactor: {},
    startTwoFactor: { body: { password: DEMO_PASSWORD } },
    confirmTwoFactor: {
      own_token: starting.token,
      // Of the moment it is sent.
      get body() {
        return { otp: codeOf(app, starting.secret) };
      },
    },
    stopTwoFactor: {
      own_token: stopping.token,
      body: { otp: stopping.recovery_codes[0] },
    },
    renewRecoveryCodes: {
      own_token: renewing.token,
      body: { otp: renewing.recovery_codes[0] },
    },
    login: { body: { email: EMAIL, password: DEMO_PASSWORD, timezone: 'Asia/Singapore' } },
    register: {
      body: {
        email: mailOf('new'),
        password: 'Sampan#2026',
        name: 'New Shop',
        phone: '91234567',
        country_code: 'SG',
        accept_emails: true,
        business_types: ['retail'],
        referral_code: '',
        is_read: true,
      },
    },
    logout: {},
    requestPhoneCode: { body: { ...phone, phone: '81110002' } },
    loginPhone: { body: { ...phone, phone: '81110001', otp: await codeSentTo(app, '+6581110001') } },
    verifyMail: {
      headers: { Authorization: `Bearer ${newcomer.token}` },
      body: { email: mailOf('newcomer'), otp: await codeSentTo(app, mailOf('newcomer')) },
    },
    resendMailVerification: { body: { email: mailOf('newcomer') } },
    resendMyMailVerification: {},
    forgotPassword: { body: { email: mailOf('newcomer') } },
    parseResetLink: { body: { token: reset_token } },
    resetPassword: { body: { token: reset_token, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD } },
    changePassword: {
      body: { old_password: DEMO_PASSWORD, new_password: NEW_PASSWORD, confirm_new_password: NEW_PASSWORD },
    },
    listSessions: {},
    revokeSession: { params: { id: body.records[0]?.id ?? '' } },
    revokeOtherSessions: {},
    trackLogin: {},
    trackActive: {},
    createLiveTicket: {},
  } satisfies Partial<Record<EndpointName, Sample>>;
}
