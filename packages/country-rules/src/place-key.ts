import type { CountryCode } from './country-code.ts';
import { PLACE_PHRASES } from './place-phrase.ts';
import { PLACE_SHORT_FORMS } from './place-short-form.ts';

/** Raise it when keys change: the tables are filled anew then, whatever version the data has. */
export const SEARCH_KEY_VERSION = 6;

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
    'propinsi',
    'prov',
    'kabupaten',
    'kab',
    'kota administrasi',
    'kota adm',
    'kota',
    'kotamadya',
    'kodya',
    'kecamatan',
    'kec',
    'kelurahan',
    'kel',
    'distrik',
    'desa',
    'daerah khusus ibukota',
    'daerah khusus',
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
  MY: [
    'darul (?:ehsan|aman|iman|naim|makmur|ridzuan|khusus|takzim|tazim|ta zim)',
    'd e',
    'indera kayangan',
    'bandaraya bersejarah',
    'negeri di bawah bayu',
    'bumi kenyalang',
  ],
  PH: ['city', 'municipality', 'province', 'district', 'pob'],
  ID: ['regency', 'city', 'province', 'sub district', 'subdistrict', 'district'],
  VN: ['city', 'province', 'district', 'ward'],
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

/** English pages put the side in front: 'North Kuta' is Kuta Utara. */
const ENGLISH_SIDE =
  /^(north|south|east|west|central) (.+?)(?: (?:city|regency|province|sub district|subdistrict|district))?$/u;
const SIDES: Readonly<Record<string, string>> = {
  north: 'utara',
  south: 'selatan',
  east: 'timur',
  west: 'barat',
  central: 'tengah',
};

/** A name of some other country's list may need its own short forms: `q1` and `p12` are written without a space in Viet Nam. */
function spelledOut(folded: string, country: CountryCode): string {
  const apart = country === 'VN' ? folded.replace(/\b([qp])(\d{1,2})\b/gu, '$1 $2') : folded;
  const forms = PLACE_SHORT_FORMS[country];
  const phrase = PLACE_PHRASES[country][apart];
  if (phrase !== undefined) return phrase;
  const english = country === 'ID' ? ENGLISH_SIDE.exec(apart) : null;
  if (english !== null) {
    const [, side = '', rest = ''] = english;
    return PLACE_PHRASES.ID[`${side} ${rest}`] ?? `${rest} ${SIDES[side] ?? ''}`;
  }
  return apart
    .split(' ')
    .map((word) => forms[word] ?? word)
    .join(' ');
}

/** Made when a country is first asked for: a page that needs no keys must not carry the work. */
const patterns = new Map<CountryCode, { front: RegExp; ending: RegExp }>();

function patternsOf(country: CountryCode): { front: RegExp; ending: RegExp } {
  const known = patterns.get(country);
  if (known !== undefined) return known;
  const endings = KIND_ENDINGS[country];
  const made = {
    front: new RegExp(`^(${KIND_WORDS[country].join('|')}) (?=.)`, 'u'),
    ending: endings.length === 0 ? /$^/u : new RegExp(` (?:${endings.join('|')})$`, 'u'),
  };
  patterns.set(country, made);
  return made;
}

const NUMBER = /^\d+[a-z]?$/u;

/**
 * Key under which a name of `country` is found: folded, short forms written out, the word for the kind of place left out
 * ('Kecamatan Menteng' and 'Menteng' share 'menteng', 'City of Dasmariñas' and 'Dasmarinas City' share 'dasmarinas').
 * A number keeps its word: 'Quận 1' and 'Q1' are 'quan 1'. What follows a comma does not belong to the name.
 */
export function searchKeyOf(name: string, country: CountryCode): string {
  const comma = name.indexOf(',');
  let key = spelledOut(foldText(comma < 0 ? name : name.slice(0, comma)), country);
  const { front: before, ending } = patternsOf(country);
  const front = before.exec(key)?.[1];
  if (front !== undefined) {
    const rest = key.slice(front.length + 1);
    if (NUMBER.test(rest)) return `${NUMBERED[front] ?? front} ${rest}`;
    key = rest;
  }
  return key.replace(ending, '');
}
