import { supportMailOf, type CountryCode } from '@sampan/country-rules';

interface Facts {
  /** In the language of the country's document. */
  readonly country: string;
  /** The act that protects personal data there. */
  readonly law: string;
  /** Who watches over it. */
  readonly authority: string;
}

const FACTS: Readonly<Record<CountryCode, Facts>> = {
  SG: {
    country: 'Singapore',
    law: 'Personal Data Protection Act 2012',
    authority: 'Personal Data Protection Commission',
  },
  MY: {
    country: 'Malaysia',
    law: 'Personal Data Protection Act 2010',
    authority: 'Personal Data Protection Commissioner',
  },
  PH: {
    country: 'the Philippines',
    law: 'Data Privacy Act of 2012',
    authority: 'National Privacy Commission',
  },
  ID: {
    country: 'Indonesia',
    law: 'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi',
    authority: 'Kementerian Komunikasi dan Digital',
  },
  VN: {
    country: 'Việt Nam',
    law: 'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15',
    authority: 'Bộ Công an',
  },
};

/** What a document says differently in each country, by placeholder. */
export function documentFacts(country: CountryCode): Readonly<Record<string, string>> {
  return { ...FACTS[country], mail: supportMailOf(country) };
}
