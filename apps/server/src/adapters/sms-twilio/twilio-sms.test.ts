import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTwilioSms } from './index.ts';
import {
  startTwilioStandIn,
  TWILIO_ACCOUNT,
  type TwilioStandIn,
} from '#test/adapters/sms-twilio/twilio-stand-in.fixtures.ts';

let twilio: TwilioStandIn;
beforeAll(async () => {
  twilio = await startTwilioStandIn();
});
afterEach(() => {
  twilio.refusal = null;
  twilio.messages.length = 0;
});
afterAll(() => twilio.close());

const SMS = { to: '+639171234567', text: 'Kumpirmahin ang address: https://ship.example/c/1?a=1&b=ñ' };
const send = (settings: Partial<typeof TWILIO_ACCOUNT> = {}, base_url = twilio.url) =>
  createTwilioSms({ ...TWILIO_ACCOUNT, base_url, ...settings }).send(SMS, { signal: AbortSignal.timeout(5_000) });

describe('text messages by Twilio (design 6)', () => {
  test('one call with the account as name and its token as password, and the three fields of a message', async () => {
    await send();
    expect(twilio.messages).toEqual([{ To: SMS.to, From: TWILIO_ACCOUNT.from, Body: SMS.text }]);
  });

  test('the id of a messaging service stands in its own field', async () => {
    await send({ from: 'MG0123' });
    expect(twilio.messages).toEqual([{ To: SMS.to, MessagingServiceSid: 'MG0123', Body: SMS.text }]);
  });

  test.each([
    ['an unreachable number', { status: 400, code: 21_614 }, 'twilio_21614', true],
    ['a recipient who unsubscribed', { status: 400, code: 21_610 }, 'twilio_21610', true],
    ['a sender that may not send, which is a setting', { status: 400, code: 21_606 }, 'twilio_21606', false],
    ['too many messages', { status: 429, code: 20_429 }, 'twilio_20429', false],
    ['an outage', { status: 503 }, 'http_503', false],
  ])('%s', async (_name, refusal, code, is_final) => {
    twilio.refusal = refusal;
    const error = await send().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MessageNotSent', code, is_final });
    expect(String(error)).not.toContain('639171234567');
  });

  test('a wrong token and a line that is down can be mended', async () => {
    await expect(send({ auth_token: 'wrong' })).rejects.toMatchObject({ code: 'twilio_20003', is_final: false });
    await expect(send({}, 'http://127.0.0.1:1')).rejects.toMatchObject({ code: 'unreachable', is_final: false });
  });
});
