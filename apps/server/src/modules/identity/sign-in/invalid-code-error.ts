import { DomainError, sentenceOfCode } from '../../../platform/errors.ts';

/** Refuses a one-time code beside its field, always with the same words (trust 4.21). */
export function throwInvalidCode(): never {
  throw new DomainError('otp_invalid', {
    errors: [{ param: 'otp', code: 'error.otp_invalid', message: sentenceOfCode('otp_invalid') }],
  });
}
