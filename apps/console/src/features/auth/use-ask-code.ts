import { SIGN_IN_TIME_ZONE, type CountryCode } from '@sampan/country-rules';
import { useApi } from '../../shared/api/services.tsx';

/** Who asks for a code; name and referral code count for a new number only. */
export interface PhonePerson {
  readonly phone: string;
  readonly country_code: CountryCode;
  readonly name: string;
  readonly referral_code: string;
}

/** A code that is on its way. */
export interface AskedCode {
  readonly person: PhonePerson;
  /** As it was typed, to show it and to go back to it. */
  readonly number: string;
  /** Epoch milliseconds: until then nothing is sent again. */
  readonly resend_at_ms: number;
  /** Epoch seconds. */
  readonly expires_at: number;
}

/** Has a one-time code sent to a phone. The newest code kills the one before it (trust 4.21). */
export function useAskCode(): (person: PhonePerson, number: string) => Promise<AskedCode> {
  const api = useApi();
  return async (person, number) => {
    const answer = await api.requestPhoneCode({ body: { ...person, timezone: SIGN_IN_TIME_ZONE } });
    const now_ms = Date.now();
    return {
      person,
      number,
      resend_at_ms: now_ms + answer.resend_after_s * 1000,
      expires_at: Math.floor(now_ms / 1000) + answer.expires_in_s,
    };
  };
}
