import type { ImportValues, Party } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';

/** The recipient of a row. */
export function partyOf(values: ImportValues, country: CountryCode): Party {
  return {
    name: values.recipient_name ?? '',
    phone: values.recipient_phone ?? '',
    email: values.recipient_email ?? '',
    coordinate: {
      unit_number: values.recipient_unit ?? '',
      street: values.recipient_address ?? '',
      building_name: '',
      post_code: values.recipient_post_code ?? '',
      city: values.recipient_city ?? '',
      state: values.recipient_state ?? '',
      district: values.recipient_district ?? '',
      county: values.recipient_county ?? '',
      country,
      lat: null,
      lng: null,
      formatted_address: '',
    },
  };
}
