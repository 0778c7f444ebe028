import { readFileSync } from 'node:fs';
import { checkPhone, foldText, searchKeyOf, type CountryCode } from '@sampan/country-rules';
import type { AddressDraft } from '@sampan/stores/address';
import { isOneLetterApart } from '../../../src/shared/address/one-letter-apart.ts';
import type { ReadAddress } from '../../../src/shared/address/read-address.ts';

const COLUMNS = ['name', 'phone', 'unit_number', 'street', 'post_code', 'state', 'city', 'district', 'county'] as const;
type Column = (typeof COLUMNS)[number];

/** A line of `apps/console/data/pasted-addresses`, whose README says what each column holds. */
export type PastedRow = Readonly<Record<Column | 'source' | 'text', string>>;

/** `tuned`: the parser may be worked on with them; the others are read once when a change is done. */
export type PastedPart =
  | 'tuned'
  | 'put-aside'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'eighth'
  | 'ninth'
  | 'tenth'
  | 'eleventh'
  | 'twelfth';

export function readRows(country: CountryCode, part: PastedPart): PastedRow[] {
  const file = `${country.toLowerCase()}${part === 'tuned' ? '' : `.${part}`}.tsv`;
  const text = readFileSync(new URL(`../../../data/pasted-addresses/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as PastedRow;
    return { ...row, text: row.text.replaceAll('\\n', '\n') };
  });
}

export interface Verdict {
  /** Every part that the text says is understood, and nothing is asked that the text says. */
  is_right: boolean;
  /** City or postcode are wrong and nobody is asked: a parcel would go there. */
  is_silently_wrong: boolean;
  /** What differs, for people. */
  differences: string[];
}

/** Letters and digits alone: commas and capitals of a street are a matter of taste. */
const letters = (text: string) => foldText(text).replaceAll(' ', '');
const bare = (name: string) => name.replace(/\([^)]*\)/gu, '').trim();

/** Whether two names are the same place: an Indonesian city is not the regency around it, a ward not the commune of its name. */
function isSame(column: Column, found: string, wanted: string, country: CountryCode): boolean {
  if (column === 'name') return found === wanted;
  if (column === 'phone') {
    const checked = checkPhone(found, country);
    return (checked.ok ? checked.e164 : found) === wanted;
  }
  if (column === 'unit_number' || column === 'street') return letters(found) === letters(wanted);
  if (column === 'post_code') return found === wanted;
  if (column === 'city' && (country === 'ID' || country === 'VN')) return letters(found) === letters(wanted);
  const [a, b] = [searchKeyOf(bare(found), country), searchKeyOf(bare(wanted), country)];
  // The list's own spelling of a village may be a letter away from the place's.
  return letters(a) === letters(b) || ((column === 'district' || column === 'county') && isOneLetterApart(a, b));
}

/** A town that the list does not have (Skudai) stays in the street, or nobody would read its name. */
function isWithOwnTown({ street }: AddressDraft, row: PastedRow, country: CountryCode): boolean {
  const town = row.city.split(',')[0] ?? '';
  const is_written = letters(row.text).includes(letters(searchKeyOf(town, country)));
  return country === 'MY' && !is_written && letters(street).startsWith(letters(row.street));
}

/** Compares what was understood with what is published. An empty column says that the text leaves it open. */
export function judge(read: ReadAddress | null, row: PastedRow, country: CountryCode): Verdict {
  if (read === null) return { is_right: false, is_silently_wrong: false, differences: ['nothing understood'] };
  const { draft, choices } = read;
  const cities = row.city.split('|');
  const says = (column: Column) => row[column] !== '' || ['name', 'phone', 'unit_number'].includes(column);
  const differs = (column: Column, value: AddressDraft) =>
    says(column) &&
    !row[column].split('|').some((wanted) => isSame(column, value[column], wanted, country)) &&
    !(column === 'street' && isWithOwnTown(value, row, country));
  const differences = COLUMNS.filter(
    (column) => !(column === 'city' && cities.length > 1) && differs(column, draft),
  ).map((column) => `${column}: ${draft[column]} for ${row[column]}`);
  const offered = choices.map((choice) => letters(choice.draft.city)).toSorted();
  if (cities.length > 1 && String(offered) !== String(cities.map(letters).toSorted()))
    differences.push(`cities: ${String(offered)} for ${row.city}`);
  if (cities.length === 1 && choices.length > 0)
    differences.push(`asks: ${choices.map(({ label }) => label).join(' / ')}`);
  const wrong = (['city', 'post_code'] as const).some(
    (column) => row[column] !== '' && draft[column] !== '' && differs(column, draft),
  );
  return { is_right: differences.length === 0, is_silently_wrong: choices.length === 0 && wrong, differences };
}
