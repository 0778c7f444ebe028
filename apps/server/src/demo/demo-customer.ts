import type { Coordinate, Party } from '@sampan/contract';
import { addressLevelsOf, formatAddress, type CountryCode } from '@sampan/country-rules';
import { ID_RECIPIENTS } from './data/recipients-id.ts';
import { MY_RECIPIENTS } from './data/recipients-my.ts';
import { PH_RECIPIENTS } from './data/recipients-ph.ts';
import { SG_RECIPIENTS } from './data/recipients-sg.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

export type DemoCountry = Exclude<CountryCode, 'VN'>;

const RECIPIENTS: Readonly<Record<DemoCountry, string>> = {
  SG: SG_RECIPIENTS,
  MY: MY_RECIPIENTS,
  PH: PH_RECIPIENTS,
  ID: ID_RECIPIENTS,
};
/** Beginning and length of mobile numbers, as people of the country write them. */
const MOBILES: Readonly<Record<DemoCountry, { begins: readonly string[]; digits: number }>> = {
  SG: { begins: ['8', '9'], digits: 8 },
  MY: { begins: ['12', '13', '16', '17', '19'], digits: 9 },
  PH: { begins: ['905', '917', '918', '927', '995'], digits: 10 },
  ID: { begins: ['811', '812', '813', '821', '857'], digits: 11 },
};
/** Reserved for examples (RFC 2606), so that no mail ever reaches anybody. */
const MAIL_HOSTS = ['mail.example', 'post.example', 'kotak-surat.example'];

/** The people of a country who order again and again; the same each time. */
export function customersOf(country: DemoCountry): Party[] {
  const random = createSeededRandom(`customers of ${country}`);
  return RECIPIENTS[country]
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', street = '', unit_number = '', post_code = '', ...levels] = line
        .split('|')
        .map((part) => part.trim());
      const coordinate: Coordinate = {
        unit_number,
        street,
        building_name: '',
        post_code,
        city: '',
        state: '',
        district: '',
        county: '',
        country,
        lat: null,
        lng: null,
        formatted_address: '',
      };
      for (const level of addressLevelsOf(country)) coordinate[level.field] = levels[level.level - 1] ?? '';
      if (country === 'SG') coordinate.city = 'Singapore';
      coordinate.formatted_address = formatAddress(coordinate, country);
      return {
        name,
        phone: mobileOf(country, random),
        email: random.chance(0.7) ? mailOf(name, random) : '',
        coordinate,
      };
    });
}

function mobileOf(country: DemoCountry, random: SeededRandom): string {
  const { begins, digits } = MOBILES[country];
  const begin = random.pick(begins);
  return begin + Array.from({ length: digits - begin.length }, () => random.between(0, 9)).join('');
}

function mailOf(name: string, random: SeededRandom): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .toLowerCase()
    .replaceAll(/[^a-z ]/gu, '')
    .split(' ')
    .filter((word) => word.length > 2);
  return `${words.slice(0, 2).join('.')}@${random.pick(MAIL_HOSTS)}`;
}
