import { checkPhone, checkPostcode, rulesOf, type CountryCode } from '@sampan/country-rules';
import type { ReadPhone } from '@sampan/ui';
import { piecesOf } from './address-pieces.ts';
import { joinedLines } from './joined-lines.ts';
import { labelOf, linesOf, withoutPhoneLabel, withoutPostcodeLabel } from './pasted-label.ts';
import { takeName } from './pasted-name.ts';

/** What could be read out of a text from a chat; parts that were not found are empty. */
export interface PastedAddress {
  readonly name: string;
  /** Whether the name is one for certain: a first line that merely looks like a name may be the street. */
  readonly name_is_sure: boolean;
  /** The national number. */
  readonly phone: string;
  readonly email: string;
  readonly post_code: string;
  readonly unit_number: string;
  /** What stands behind the postcode in its line: in Malaysia and the Philippines the town. */
  readonly town: string;
  /** All that is left, in the order it was written: street, subdivision, town, state. */
  readonly parts: readonly string[];
}

const PHONE = /(?:\+|00)?\(?\d[\d\s().-]{5,18}\d/gu;
const EMAIL = /[^\s@,;<>]+@[^\s@,;<>]+\.[a-z]{2,}/iu;
/** '#08-212', '#B1-05', '#01 - 17', '#02-03/04/05', '#01-09 & #01-12'. */
const ONE_UNIT = String.raw`#\s*[a-z]?\d{1,4}\s*-\s*[a-z]?\d{1,5}[a-z]?(?:\/[a-z]?\d{1,5}[a-z]?)*`;
const UNIT = new RegExp(String.raw`${ONE_UNIT}(?:\s*(?:&|,)\s*${ONE_UNIT})*`, 'iu');

/** '1245 Taft Ave.', '12345 Jalan Besar': the number of a house. */
const ROAD_BEHIND =
  /^\s*(?:jalan|jln|jl|lorong)\b|\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|drive|highway|hwy)\b\.?/iu;

/** The country in short, behind everything: 'Bataan 2100 PH'. */
const COUNTRY_CODE = /(?:(?<=\d) |, ?| (?=PHI?L?\.?\s*$))(?:PH|PHI|PHL|Phils\.?|ID|IDN|MY|MYS|SG|SGP|VN|VNM)\.?\s*$/u;

/** What the reader is told of the world. */
export interface Known {
  /** Whether a line is the name of a place and therefore nobody's name. */
  isPlace?: (line: string) => boolean;
  readPhone?: ReadPhone;
}

const noPlace = () => false;

/**
 * Reads name, phone, postcode, unit and street lines out of a text as people send it (look.md 3.1, step 1). Never throws.
 *
 * @param known what tells names of people from names of places, and phones from other numbers; lengths alone without it
 */
export function parsePastedAddress(
  text: string,
  country: CountryCode,
  { isPlace = noPlace, readPhone = checkPhone }: Known = {},
): PastedAddress {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const lines = linesOf(email === '' ? text : text.replace(email, '\n'));
  const { phone, at, before, beside, rest } = takePhone(lines, country, readPhone);
  const named = takeName(rest, phone === '' ? null : { at, before, beside }, isPlace);
  const address = joinedLines(
    named.rest.map((line) => labelOf(line)?.rest ?? line),
    country,
  );
  const { unit_number, rest: without_unit } = takeUnit(address.replace(COUNTRY_CODE, ''), country);
  const { post_code, rest: without_code, town } = takePostcode(without_unit, country, !named.is_sure);
  return {
    name: named.name,
    name_is_sure: named.is_sure,
    phone,
    email,
    post_code,
    unit_number,
    town,
    parts: partsOf(without_code, country),
  };
}

/** The first number of the country; what else stands in its line stays, without the word for a phone. */
function takePhone(
  lines: readonly string[],
  country: CountryCode,
  readPhone: ReadPhone,
): { phone: string; at: number; before: string; beside: string; rest: string[] } {
  for (const [index, line] of lines.entries()) {
    const searched = line.replace(UNIT, (unit) => '#'.repeat(unit.length));
    for (const { 0: found, index: from } of searched.matchAll(PHONE)) {
      const checked = readPhone(found, country);
      if (!checked.ok) continue;
      const before = withoutPhoneLabel(tidy(line.slice(0, from)));
      const after = tidy(line.slice(from + found.length).replace(/^\s*\/[\d\s+()/-]+/u, ''));
      const beside = [before, after].filter((part) => part !== '').join(', ');
      return {
        phone: checked.phone,
        at: index,
        before,
        beside,
        rest: lines.flatMap((other, at) => (at === index ? (beside === '' ? [] : [beside]) : [other])),
      };
    }
  }
  return { phone: '', at: 0, before: '', beside: '', rest: [...lines] };
}

/** Only Singapore writes units apart. RT and RW of Indonesia stand in the street, behind its name. */
function takeUnit(address: string, country: CountryCode): { unit_number: string; rest: string } {
  const found = country === 'SG' ? UNIT.exec(address)?.[0] : undefined;
  return found === undefined
    ? { unit_number: '', rest: address }
    : { unit_number: found.replace(/\s+/gu, ''), rest: address.replace(found, ',') };
}

/**
 * The last number of the right length. The one an address begins with is a house number, unless the line before it may
 * be the street, and so is one in front of the word for a street. Only Singapore puts an S before it: elsewhere the S ends the name of the town ('Kudus 59311').
 */
function takePostcode(
  address: string,
  country: CountryCode,
  may_lead: boolean,
): { post_code: string; town: string; rest: string } {
  const length = rulesOf(country).postcode_length;
  const text = withoutPostcodeLabel(address);
  if (length === null) return takeClosingCode(text, country);
  const sign = country === 'SG' ? '(?:(?<![\\p{L}\\d])(?:Singapore|S)\\s*\\(?\\s*)?' : '';
  const numbers = text.matchAll(
    new RegExp(
      `${sign}(?<![\\d#/-]|(?<!\\p{L})(?:No|Tower|Bldg|Building|Unit|Room|Rm|Suite|Blk|Block|Blok|Lot|Km|Kav)\\.? ?)(\\d{${length}})\\)?(?![\\d/-])`,
      'giu',
    ),
  );
  const found = [...numbers]
    .filter(({ 0: whole, 1: code = '', index }) => {
      const behind = /^[^,]*/u.exec(text.slice(index + whole.length))?.[0] ?? '';
      return (index > 0 || may_lead) && checkPostcode(code, country).ok && !ROAD_BEHIND.test(behind);
    })
    .at(-1);
  if (found === undefined) return { post_code: '', town: '', rest: text };
  const [whole, post_code = ''] = found;
  // Some write the code twice: 'Singapore 600114, #01-402, S600114'.
  const ahead = text
    .slice(0, found.index)
    .replace(new RegExp(`${sign}(?<![\\d#/-])${post_code}(?![\\d/-])`, 'giu'), ',');
  const behind = text.slice(found.index + whole.length);
  return { post_code, town: tidy(/^[^,]*/u.exec(behind)?.[0] ?? ''), rest: `${ahead}, ${behind}` };
}

/** Where addresses have no postcode, maps write one all the same, behind the province: 'Hà Nội 100000, Việt Nam'. */
function takeClosingCode(text: string, country: CountryCode): { post_code: string; town: string; rest: string } {
  const found = /(?<=[\p{L}.] |, ?)(\d{5,6})(?=\s*(?:$|,\s*[^,\d]+$))/u.exec(text);
  const post_code = found?.[1] ?? '';
  if (found === null || !checkPostcode(post_code, country).ok) return { post_code: '', town: '', rest: text };
  return { post_code, town: '', rest: text.slice(0, found.index) + text.slice(found.index + post_code.length) };
}

function partsOf(address: string, country: CountryCode): string[] {
  const own_names = [rulesOf(country).name.toLowerCase(), ...(country === 'VN' ? ['việt nam', 'viet nam'] : [])];
  const parts = piecesOf(address, country)
    .map(tidy)
    .filter((part) => part !== '' && !own_names.includes(part.toLowerCase().replace(/\.$/u, '')));
  // The country ends an address; inside of one it belongs to a name ('Universiti Utara Malaysia').
  return parts.map((part, at) => {
    const own = at < parts.length - 1 ? undefined : own_names.find((name) => part.toLowerCase().endsWith(` ${name}`));
    return own === undefined ? part : tidy(part.slice(0, -own.length));
  });
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?:\s*,\s*)+/gu, ', ')
    .replace(/^[\s,.:;()/-]+|[\s,:;(/-]+$/gu, '')
    .replace(/^\)+/u, '')
    .trim();
}
