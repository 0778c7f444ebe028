import * as v from 'valibot';
import { MessageNotSent } from '../../ports/message-not-sent.ts';
import type { SmsSender } from '../../ports/sms.ts';

export interface TwilioSettings {
  account_sid: string;
  auth_token: string;
  /** A number in E.164 form, an alphanumeric sender, or the `MG...` id of a messaging service. */
  from: string;
  /** `https://api.twilio.com`; another one in tests. */
  base_url: string;
}

/** Twilio's codes for a sender that cannot send: a setting to mend, after which the message goes out. */
const SENDER_CODES = new Set([21_212, 21_603, 21_606, 21_659, 21_703]);
const refusal = v.object({ code: v.nullish(v.number()) });

async function notTaken(response: Response): Promise<MessageNotSent> {
  const read = v.safeParse(refusal, await response.json().catch(() => null));
  const code = read.success ? read.output.code : null;
  // 400 is about the message: no such number, no mobile, unsubscribed. The rest is about keys, load and outages.
  const is_final = response.status === 400 && !(code && SENDER_CODES.has(code));
  return new MessageNotSent(code ? `twilio_${code}` : `http_${response.status}`, { is_final });
}

/** Text messages through Twilio's Messages resource: one call, with the account's own name and password. */
export function createTwilioSms({ account_sid, auth_token, from, base_url }: TwilioSettings): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account_sid)}/Messages.json`, base_url);
  const authorization = `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}`;
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };

  return {
    async send({ to, text }, { signal }) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: { Authorization: authorization, Accept: 'application/json' },
          body: new URLSearchParams({ To: to, ...sender, Body: text }),
          redirect: 'error',
          signal,
        });
      } catch {
        throw new MessageNotSent(signal.aborted ? 'timeout' : 'unreachable', { is_final: false });
      }
      if (!response.ok) throw await notTaken(response);
      await response.body?.cancel();
    },
  };
}
