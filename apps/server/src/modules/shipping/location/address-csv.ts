import { checkPostcode, isCountryCode } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { CsvError, parse } from 'csv-parse/sync';

/** One line of an address list. Texts are '' where the list says nothing. */
export interface ImportedAddress {
  country: CountryCode;
  post_code: string;
  street: string;
  building_name: string;
  state: string;
  city: string;
  district: string;
  county: string;
  lat: number | null;
  lng: number | null;
}

export interface AddressListProblem {
  line: number;
  column: string | null;
  reason: string;
}

export type ReadAddressList =
  | { ok: true; addresses: ImportedAddress[] }
  | { ok: false; problems: AddressListProblem[] };

const TEXTS = ['street', 'building_name', 'state', 'city', 'district', 'county'] as const;
export const ADDRESS_COLUMNS: readonly string[] = ['country_code', 'post_code', ...TEXTS, 'lat', 'lng'];
const LONGEST = 200;

type Line = { record: Record<string, string>; info: { lines: number } };

function numberOf(text: string, most: number): number | null | 'wrong' {
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) <= most ? value : 'wrong';
}

/** Reads one line; what is wrong with it goes to `report`. */
function readLine(
  record: Record<string, string>,
  report: (column: string | null, reason: string) => void,
): ImportedAddress | null {
  let is_right = true;
  const wrong = (column: string | null, reason: string): void => {
    is_right = false;
    report(column, reason);
  };
  const field = (name: string) => (record[name] ?? '').normalize('NFC').trim();
  const country = field('country_code').toUpperCase();
  if (!isCountryCode(country)) {
    wrong('country_code', `"${field('country_code')}" is not SG, MY, PH, ID or VN`);
    return null;
  }
  const post_code = field('post_code');
  if (post_code === '' || !checkPostcode(post_code, country).ok)
    wrong('post_code', `"${post_code}" is no postcode of ${country}`);
  const lat = numberOf(field('lat'), 90);
  const lng = numberOf(field('lng'), 180);
  if (lat === 'wrong' || lng === 'wrong' || (lat === null) !== (lng === null))
    wrong(lat === 'wrong' ? 'lat' : 'lng', 'latitude and longitude go together, in degrees');
  for (const name of TEXTS) if (field(name).length > LONGEST) wrong(name, `longer than ${LONGEST} characters`);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, field(name)])) as Record<(typeof TEXTS)[number], string>;
  if (TEXTS.every((name) => texts[name] === '')) wrong(null, 'names neither a street, a building nor a place');
  return is_right && lat !== 'wrong' && lng !== 'wrong' ? { country, post_code, ...texts, lat, lng } : null;
}

/** Reads a list of addresses from CSV with a header. All problems are told at once, each with its line and column. */
export function readAddressList(text: string): ReadAddressList {
  const problems: AddressListProblem[] = [];
  let lines: Line[];
  try {
    lines = parse(text, {
      columns: true,
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = error as CsvError & { lines?: number };
    return { ok: false, problems: [{ line: at.lines ?? 1, column: null, reason: error.message }] };
  }
  const columns = Object.keys(lines[0]?.record ?? {});
  if (lines.length === 0) return { ok: false, problems: [{ line: 1, column: null, reason: 'holds no address' }] };
  for (const name of columns)
    if (!ADDRESS_COLUMNS.includes(name))
      problems.push({ line: 1, column: name, reason: `is none of ${ADDRESS_COLUMNS.join(', ')}` });
  for (const name of ['country_code', 'post_code'])
    if (!columns.includes(name)) problems.push({ line: 1, column: name, reason: 'is missing' });
  if (problems.length > 0) return { ok: false, problems };
  const addresses = lines.flatMap(
    ({ record, info }) =>
      readLine(record, (column, reason) => problems.push({ line: info.lines, column, reason })) ?? [],
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, addresses };
}
