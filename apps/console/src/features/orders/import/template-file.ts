import type { CountryCode } from '@sampan/country-rules';
import type { ImportField } from '@sampan/contract';

/** Columns of our template, in its order. */
const COLUMNS = [
  'reference_id',
  'recipient_name',
  'recipient_phone',
  'recipient_email',
  'recipient_address',
  'recipient_unit',
  'recipient_post_code',
  'recipient_district',
  'recipient_city',
  'recipient_state',
  'package_content',
  'package_value',
  'package_weight',
  'cod_amount',
  'delivery_instructions',
] as const satisfies readonly ImportField[];
type Example = Partial<Record<(typeof COLUMNS)[number], string>>;

const PARCEL: Example = { reference_id: 'EXAMPLE-1', package_weight: '1.5' };
/** A row that shows how to fill the file. Left in, it is refused by its reference. */
const EXAMPLES: Readonly<Record<CountryCode, Example>> = {
  SG: {
    recipient_name: 'Nurul Aisyah',
    recipient_phone: '91234567',
    recipient_address: '145 Lorong 2 Toa Payoh',
    recipient_unit: '#08-212',
    recipient_post_code: '310145',
    package_content: 'Kaya jam',
    package_value: '48.00',
  },
  MY: {
    recipient_name: 'Aminah binti Yusof',
    recipient_phone: '0123456789',
    recipient_address: '12 Jalan SS 21/39',
    recipient_post_code: '47400',
    recipient_city: 'Petaling Jaya',
    recipient_state: 'Selangor',
    package_content: 'Baju kurung',
    package_value: '89.00',
  },
  PH: {
    recipient_name: 'Kristine Joy Macaraeg',
    recipient_phone: '09175550148',
    recipient_address: '88 Capitol Greenstreet',
    recipient_post_code: '1127',
    recipient_district: 'Holy Spirit',
    recipient_city: 'Quezon City',
    recipient_state: 'Metro Manila',
    package_content: 'T-shirt',
    package_value: '450.00',
    cod_amount: '450.00',
  },
  ID: {
    recipient_name: 'Budi Santoso',
    recipient_phone: '081290807712',
    recipient_address: 'Jl. Melati 14 RT 003/RW 009',
    recipient_post_code: '12430',
    recipient_district: 'Cilandak',
    recipient_city: 'Kota Jakarta Selatan',
    recipient_state: 'DKI Jakarta',
    package_content: 'Kopi bubuk',
    package_value: '85000',
  },
  VN: {
    recipient_name: 'Lê Hoàng Phương Anh',
    recipient_phone: '0912345678',
    recipient_address: '12 Nguyễn Huệ',
    recipient_city: 'Thành phố Hồ Chí Minh',
    package_content: 'Áo thun',
    package_value: '150000',
  },
};

/** The template of a country: its columns and one example. */
export function templateCsv(country: CountryCode): string {
  const example: Example = { ...EXAMPLES[country], ...PARCEL };
  const cells = COLUMNS.map((column) => `"${(example[column] ?? '').replaceAll('"', '""')}"`);
  return `\u{FEFF}${COLUMNS.join(',')}\r\n${cells.join(',')}\r\n`;
}
