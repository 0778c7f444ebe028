import type { CountryCode } from '@sampan/country-rules';

/** Raise it when keys change: the tables are filled anew then, whatever version the data has. */
export const SEARCH_KEY_VERSION = 2;

/** Most names are plain letters; decomposing only the others halves the time of a first start. */
const PLAIN = /^[\0-\x7f]*$/u;

/** Text as a search compares it: no marks ('Nguyễn' is 'nguyen', đ is d), no capitals, one space between words. */
export function foldText(text: string): string {
  return (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/gu, 'd'))
    .toLowerCase()
    .replace(/['’`]/gu, '')
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
}

/** Words for the kind of place, and their usual short forms, in front of a name. */
export const KIND_WORDS: Readonly<Record<CountryCode, readonly string[]>> = {
  SG: ['kampong', 'kampung'],
  MY: ['wilayah persekutuan', 'federal territory of', 'wp', 'w p', 'negeri', 'bandar raya', 'daerah'],
  PH: ['city of', 'municipality of', 'province of', 'barangay', 'brgy', 'bgy', 'brg', 'bry', 'bo'],
  ID: [
    'provinsi',
    'prov',
    'kabupaten',
    'kab',
    'kota administrasi',
    'kota adm',
    'kota',
    'kecamatan',
    'kec',
    'kelurahan',
    'kel',
    'desa',
    'daerah khusus ibukota',
    'daerah istimewa',
    'dki',
    'di',
    'd i',
  ],
  VN: [
    'thanh pho',
    'tp',
    't p',
    'tinh',
    'quan',
    'q',
    'huyen',
    'thi xa',
    'tx',
    'thi tran',
    'tt',
    'phuong',
    'p',
    'xa',
    'dac khu',
  ],
};

/** Words for the kind of place behind a name. */
const KIND_ENDINGS: Readonly<Record<CountryCode, readonly string[]>> = {
  SG: ['housing estate', 'new town', 'estate', 'village'],
  MY: [],
  PH: ['city', 'municipality', 'province', 'pob'],
  ID: ['regency', 'city', 'province', 'district'],
  VN: ['city', 'province', 'district', 'ward'],
};

/** Short forms people type inside a name. */
const SHORT_FORMS: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  SG: { amk: 'ang mo kio', cck: 'choa chu kang', bt: 'bukit', tg: 'tanjong' },
  // Towns are written with old and new spelling: 'Johor Bharu' and 'Johor Bahru', 'Tanjong' and 'Tanjung'.
  MY: {
    kl: 'kuala lumpur',
    pj: 'petaling jaya',
    jb: 'johor baru',
    sg: 'sungai',
    bkt: 'bukit',
    kg: 'kampung',
    kpg: 'kampung',
    kampong: 'kampung',
    tg: 'tanjung',
    tanjong: 'tanjung',
    bharu: 'baru',
    bahru: 'baru',
    baharu: 'baru',
    ayer: 'air',
    telok: 'teluk',
    sri: 'seri',
  },
  PH: {
    sta: 'santa',
    sto: 'santo',
    gen: 'general',
    gov: 'governor',
    pres: 'president',
    bgc: 'bonifacio global city',
    qc: 'quezon city',
  },
  ID: {
    jaksel: 'jakarta selatan',
    jakpus: 'jakarta pusat',
    jakbar: 'jakarta barat',
    jaktim: 'jakarta timur',
    jakut: 'jakarta utara',
    jateng: 'jawa tengah',
    jatim: 'jawa timur',
    jabar: 'jawa barat',
  },
  VN: { sg: 'sai gon' },
};

/** Kind words that stay when only a number follows ('Quận 1', 'Phường 12', 'Barangay 5'), their short forms written out. */
const NUMBERED: Readonly<Record<string, string>> = {
  q: 'quan',
  p: 'phuong',
  brgy: 'barangay',
  bgy: 'barangay',
  brg: 'barangay',
  bry: 'barangay',
};

/** A name of some other country's list may need its own short forms: `q1` and `p12` are written without a space in Viet Nam. */
function spelledOut(folded: string, country: CountryCode): string {
  const apart = country === 'VN' ? folded.replace(/\b([qp])(\d{1,2})\b/gu, '$1 $2') : folded;
  const forms = SHORT_FORMS[country];
  return apart
    .split(' ')
    .map((word) => forms[word] ?? word)
    .join(' ');
}

const patternOf = (make: (words: string) => string) => (words: readonly string[]) =>
  words.length === 0 ? /$^/u : new RegExp(make(words.join('|')), 'u');
const frontOf = patternOf((words) => `^(${words}) (?=.)`);
const endingOf = patternOf((words) => ` (?:${words})$`);
const COUNTRIES = ['SG', 'MY', 'PH', 'ID', 'VN'] as const;
const FRONT = Object.fromEntries(COUNTRIES.map((country) => [country, frontOf(KIND_WORDS[country])])) as Record<
  CountryCode,
  RegExp
>;
const ENDING = Object.fromEntries(COUNTRIES.map((country) => [country, endingOf(KIND_ENDINGS[country])])) as Record<
  CountryCode,
  RegExp
>;
const NUMBER = /^\d+[a-z]?$/u;

/**
 * Key under which a name of `country` is found: folded, short forms written out, the word for the kind of place left out
 * ('Kecamatan Menteng' and 'Menteng' share 'menteng', 'City of Dasmariñas' and 'Dasmarinas City' share 'dasmarinas').
 * A number keeps its word: 'Quận 1' and 'Q1' are 'quan 1'. What follows a comma does not belong to the name.
 */
export function searchKeyOf(name: string, country: CountryCode): string {
  const comma = name.indexOf(',');
  let key = spelledOut(foldText(comma < 0 ? name : name.slice(0, comma)), country);
  const front = FRONT[country].exec(key)?.[1];
  if (front !== undefined) {
    const rest = key.slice(front.length + 1);
    if (NUMBER.test(rest)) return `${NUMBERED[front] ?? front} ${rest}`;
    key = rest;
  }
  return key.replace(ENDING[country], '');
}
