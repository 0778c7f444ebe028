import { checkPhone, checkPostcode, normalisePhone, rulesOf, type CountryCode } from '@sampan/country-rules';

/** What could be read out of a text from a chat; parts that were not found are empty. */
export interface PastedAddress {
  readonly name: string;
  /** The national number. */
  readonly phone: string;
  readonly email: string;
  readonly post_code: string;
  readonly unit_number: string;
  /** All that is left, in the order it was written: street, subdivision, town, state. */
  readonly parts: readonly string[];
}

const LABELS = {
  name: /^(?:recipient(?:'s)?(?: name)?|receiver(?: name)?|full name|name|nama(?: penerima)?|penerima|pangalan|atas nama|a\.?n\.?|to|kepada)\s*[:：-]\s*/iu,
  phone:
    /^(?:(?:contact|mobile|phone|tel(?:ephone|epon|p)?|cell|whats?app|wa|h\/?p)\s*(?:no\.?|number|num)?|no\.?\s*(?:h\/?p|telp(?:on)?|telefon|tel|wa)|nomor(?: hp| telepon)?|numero)\s*[.:：-]*\s*/iu,
  address:
    /^(?:(?:delivery|shipping|mailing|complete|full)\s+)?(?:address|add|addr|alamat(?: lengkap)?|tirahan)\s*[:：-]\s*/iu,
  post_code: /\b(?:(?:postal|post|zip)\s*code|postcode|poskod|kode\s*pos|zip)\s*[:：.-]?\s*/giu,
} as const;

const PHONE = /(?:\+|00)?\(?\d[\d\s().-]{5,18}\d/gu;
const EMAIL = /[^\s@,;<>]+@[^\s@,;<>]+\.[a-z]{2,}/iu;
/** '#08-212', '#B1-05', 'RT 004/RW 011', 'RT.04 RW.11'. */
const UNITS = [
  /#\s*[a-z]?\d{1,4}\s*-\s*[a-z]?\d{1,5}[a-z]?/iu,
  /\bRT\.?\s*\d{1,3}\s*[/,\s]\s*RW\.?\s*\d{1,3}/iu,
] as const;
/** Words that begin or end a street and never a person's name. */
const STREET_WORD =
  /\b(?:blk|block|blok|lot|unit|phase|street|st|road|rd|avenue|ave|lane|drive|dr|crescent|close|jalan|jln|jl|lorong|lrg|gang|gg|taman|tmn|kampung|kg|kampong|persiaran|lebuh|desa|kel|kec|kota|kab|brgy|barangay|subd|subdivision|village|purok|sitio|building|tower|plaza|mall|apartment|apt|condo|highway|hwy|rt|rw|no|perumahan|komplek|ruko)\b\.?/iu;

/** Reads name, phone, postcode, unit and street lines out of a text as people send it (look.md 3.1, step 1). Never throws. */
export function parsePastedAddress(text: string, country: CountryCode): PastedAddress {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const lines = linesOf(email === '' ? text : text.replace(email, '\n'));
  const { phone, rest } = takePhone(lines, country);
  const { name, rest: address_lines } = takeName(rest);
  const address = address_lines.map((line) => line.replace(LABELS.address, '')).join(', ');
  const { unit_number, rest: without_unit } = takeUnit(address);
  const { post_code, rest: without_code } = takePostcode(without_unit, country);
  return { name, phone, email, post_code, unit_number, parts: partsOf(without_code, country) };
}

function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/\r?\n|[;|]/u)
    .map((line) =>
      line
        .replace(/[\u200B-\u200F\u2060\uFEFF*_~•]/gu, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

function takePhone(lines: readonly string[], country: CountryCode): { phone: string; rest: string[] } {
  for (const [index, line] of lines.entries()) {
    for (const [found] of line.matchAll(PHONE)) {
      if (!checkPhone(found, country).ok) continue;
      const left = tidy(line.replace(found, ', '));
      const rest = tidy(
        left.replace(LABELS.phone, '').replace(/[\s,]*(?:tel|hp|h\/p|phone|mobile|wa|contact|no)\.?\s*[:.]?\s*$/iu, ''),
      );
      return {
        phone: normalisePhone(found, country),
        rest: lines.flatMap((other, at) => (at === index ? (rest === '' ? [] : [rest]) : [other])),
      };
    }
  }
  return { phone: '', rest: [...lines] };
}

function takeName(lines: readonly string[]): { name: string; rest: string[] } {
  const labelled = lines.findIndex((line) => LABELS.name.test(line));
  if (labelled >= 0) {
    const line = (lines[labelled] ?? '').replace(LABELS.name, '');
    const [name = '', ...more] = line.split(',');
    return {
      name: tidy(name),
      rest: lines.flatMap((other, at) =>
        at === labelled ? (more.length === 0 ? [] : [tidy(more.join(','))]) : [other],
      ),
    };
  }
  const [first = '', ...others] = lines;
  if (LABELS.address.test(first)) return { name: '', rest: [...lines] };
  if (others.length > 0) return isName(first) ? { name: first, rest: others } : { name: '', rest: [...lines] };
  const [head = '', ...tail] = first.split(',');
  return tail.length > 0 && isName(tidy(head))
    ? { name: tidy(head), rest: [tidy(tail.join(','))] }
    : { name: '', rest: [...lines] };
}

/** Letters and a few marks, no digit, no street word, at most eight words. */
function isName(text: string): boolean {
  return (
    /^[\p{L}\p{M}][\p{L}\p{M}\s.'’()@/-]{1,59}$/u.test(text) && !STREET_WORD.test(text) && text.split(' ').length <= 8
  );
}

function takeUnit(address: string): { unit_number: string; rest: string } {
  for (const pattern of UNITS) {
    const found = pattern.exec(address)?.[0];
    if (found !== undefined)
      return {
        unit_number: found.replace(/\s+/gu, ' ').replace(/\s*([#-])\s*/gu, '$1'),
        rest: address.replace(found, ','),
      };
  }
  return { unit_number: '', rest: address };
}

/** The last number of the right length; the one an address begins with is a house number. */
function takePostcode(address: string, country: CountryCode): { post_code: string; rest: string } {
  const length = rulesOf(country).postcode_length;
  const text = address.replace(LABELS.post_code, '');
  if (length === null) return { post_code: '', rest: text };
  const numbers = text.matchAll(new RegExp(`(?<![\\d#-])(?:S\\s*\\(?\\s*)?(\\d{${length}})\\)?(?![\\d-])`, 'giu'));
  const found = [...numbers].filter(({ 1: code = '', index }) => index > 0 && checkPostcode(code, country).ok).at(-1);
  if (found === undefined) return { post_code: '', rest: text };
  return {
    post_code: found[1] ?? '',
    rest: `${text.slice(0, found.index)}, ${text.slice(found.index + found[0].length)}`,
  };
}

function partsOf(address: string, country: CountryCode): string[] {
  const own_name = rulesOf(country).name.toLowerCase();
  return address
    .split(',')
    .map(tidy)
    .map((part) => (part.toLowerCase().endsWith(` ${own_name}`) ? tidy(part.slice(0, -own_name.length)) : part))
    .filter((part) => part !== '' && part.toLowerCase() !== own_name);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?:\s*,\s*)+/gu, ', ')
    .replace(/^[\s,.:;()-]+|[\s,:;(-]+$/gu, '')
    .replace(/^\)+/u, '')
    .trim();
}
