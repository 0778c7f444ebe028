import type { ImportField } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { EXAMPLE_SHOPS } from './example-shop.ts';

const PLACE: Readonly<Record<CountryCode, readonly ImportField[]>> = {
  SG: ['recipient_unit', 'recipient_post_code'],
  MY: ['recipient_post_code', 'recipient_city', 'recipient_state'],
  PH: ['recipient_post_code', 'recipient_district', 'recipient_city', 'recipient_state'],
  ID: ['recipient_post_code', 'recipient_district', 'recipient_city', 'recipient_state'],
  VN: ['recipient_district', 'recipient_city', 'recipient_state'],
};

/** Columns of a country's template, in their order: what its addresses have, and no more. */
export function templateFields(country: CountryCode): readonly ImportField[] {
  return [
    'reference_id',
    'recipient_name',
    'recipient_phone',
    'recipient_email',
    'recipient_address',
    ...PLACE[country],
    'recipient_country',
    'package_content',
    'package_value',
    'package_weight',
    'package_type',
    'cod_amount',
    'delivery_service',
    'delivery_instructions',
    'pick_up_date',
    'hs_code',
    'origin_country',
    'customs_purpose',
  ];
}

/** The template of a country: its columns, and one row that shows how to fill them. Left in, it is refused by its reference. */
export function templateRows(country: CountryCode): string[][] {
  const { people, goods } = EXAMPLE_SHOPS[country];
  const [person] = people;
  const [good] = goods;
  const example: Partial<Record<ImportField, string | undefined>> = {
    reference_id: 'EXAMPLE-1',
    recipient_name: person?.name,
    recipient_phone: person?.phone,
    recipient_address: person?.address,
    recipient_unit: person?.unit,
    recipient_post_code: person?.post_code,
    recipient_district: person?.district,
    recipient_city: person?.city,
    recipient_state: person?.state,
    recipient_country: country,
    package_content: good?.[0],
    package_value: good?.[2],
    package_weight: '1.5',
  };
  const fields = templateFields(country);
  return [[...fields], fields.map((field) => example[field] ?? '')];
}
