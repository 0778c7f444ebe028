import { PhoneField, type PhoneFieldProps } from '@sampan/ui';
import { usePhoneReader } from './use-phone-reader.ts';

/** A phone number of a country, tidied by what libphonenumber knows of its numbers. */
export function PhoneInput(props: Omit<PhoneFieldProps, 'read'>) {
  return <PhoneField {...props} read={usePhoneReader()} />;
}
