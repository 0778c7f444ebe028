import { SIGN_IN_TIME_ZONE, type CountryCode } from '@sampan/country-rules';
import { useApi } from '../app/services.tsx';
import type { AskedCode } from './phone-number-form.tsx';

/** Who asks for a code; name and referral code count for a new number only. */
export interface PhonePerson {
  readonly phone: string;
  readonly country_code: CountryCode;
  readonly name: string;
  readonly referral_code: string;
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
