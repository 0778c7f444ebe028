/** The parts of the wire's coordinate that a label prints (spec 3 'Address form fields'). */
export interface LabelCoordinate {
  unit_number?: string | undefined;
  building_name?: string | undefined;
  street?: string | undefined;
  /** PH: barangay. ID: kecamatan. VN: ward. */
  district?: string | undefined;
  city?: string | undefined;
  /** MY and PH: state or province. ID: province. VN: province or city. */
  state?: string | undefined;
  post_code?: string | undefined;
  /** Upper case ISO code. */
  country: string;
  /** ID: kelurahan. */
  county?: string | undefined;
}

/**
 * The lines of an address in the order its country writes them (domain.md 1.5), smallest place first, without the
 * country's own name. Empty parts leave no line, and a place that repeats the one before it is written once.
 */
export function addressLines(coordinate: LabelCoordinate): string[] {
  const part = (value: string | undefined): string => (value ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  const street = streetLine(
    coordinate.country.toUpperCase(),
    part(coordinate.unit_number),
    part(coordinate.building_name),
    part(coordinate.street),
  );
  const [district, city, state] = [part(coordinate.district), part(coordinate.city), part(coordinate.state)];
  const [post_code, county] = [part(coordinate.post_code), part(coordinate.county)];
  return withoutRepeats(linesByCountry(coordinate.country, { street, district, city, state, post_code, county }));
}

interface Places {
  street: string;
  district: string;
  city: string;
  state: string;
  post_code: string;
  county: string;
}

function linesByCountry(country: string, at: Places): string[] {
  switch (country.toUpperCase()) {
    case 'SG':
      return [at.street, words('Singapore', at.post_code)];
    case 'MY':
      // In the federal territories city and state share a name.
      return [at.street, at.district, words(at.post_code, at.city), isSame(at.city, at.state) ? '' : at.state];
    case 'PH':
      return [at.street, at.district, at.city, words(at.post_code, at.state)];
    case 'ID':
      return [at.street, listed(at.county, at.district), at.city, words(at.state, at.post_code)];
    case 'VN':
      return [at.street, listed(at.district, at.city), words(at.state, at.post_code)];
    default:
      return [at.street, at.district, words(at.city, at.state, at.post_code), at.county];
  }
}

/** Unit, building, street; Singapore writes the unit last, with its '#'. Its 'N/A' (spec 5) means there is none. */
function streetLine(country: string, unit_number: string, building_name: string, street: string): string {
  const unit = /^n\s*\/?\s*a$/iu.test(unit_number) ? '' : unit_number.replace(/^(\d+-\d+\w?)$/u, '#$1');
  const [own_unit, own_building] = [unit, building_name].map((piece) => (contains(street, piece) ? '' : piece));
  return country === 'SG'
    ? words(listed(own_building ?? '', street), own_unit ?? '')
    : listed(own_unit ?? '', own_building ?? '', street);
}

/** Whole words only: unit '1' is not in '12 Jalan'. */
function contains(text: string, piece: string): boolean {
  if (piece === '') return true;
  const escaped = piece.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu').test(text);
}

function withoutRepeats(lines: string[]): string[] {
  return lines.filter((line, index) => line !== '' && !isSame(line, lines[index - 1] ?? ''));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function words(...parts: string[]): string {
  return parts.filter((part, index) => part !== '' && !isSame(part, parts[index - 1] ?? '')).join(' ');
}

function listed(...parts: string[]): string {
  return parts.filter((part, index) => part !== '' && !isSame(part, parts[index - 1] ?? '')).join(', ');
}
