import { otpField } from '@sampan/validators';
import { object } from 'valibot';

/** A one-time code alone: what it belongs to is known. */
export const otpSchema = object({ otp: otpField() });
