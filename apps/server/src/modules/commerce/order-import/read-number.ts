/** How the numbers of a column are written: which sign stands before the decimals. */
export type DecimalSign = '.' | ',';

/** What may stand around a number: currencies and units. */
const AROUND =
  /^(?:SGD|MYR|PHP|IDR|VND|S\$|RM|₱|Rp\.?|₫|đ|\$)?\s*(.*?)\s*(?:SGD|MYR|PHP|IDR|VND|₫|đ|kgs?|kilos?|cm|g|gr|grams?|gram|pcs)?$/iu;
const UNIT_OF_WEIGHT = /(?:^|[^a-z])(g|gr|grams?|gram)\)?\*?$/iu;

function bare(text: string): string {
  return AROUND.exec(text.trim())?.[1] ?? text.trim();
}

/** What one number alone says about its column; null where it could be written either way, such as 1.250 or 80. */
function signOf(text: string): DecimalSign | null {
  const number = bare(text);
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last < 0 || !/^[\d.,]+$/u.test(number)) return null;
  const sign = number[last] as DecimalSign;
  const other = sign === '.' ? ',' : '.';
  if (number.includes(other)) return sign;
  // The same sign twice groups thousands: 1.234.567.
  if (number.indexOf(sign) !== last) return other;
  const [whole = '', decimals = ''] = [number.slice(0, last), number.slice(last + 1)];
  return decimals.length === 3 && /^[1-9]\d{0,2}$/u.test(whole) ? null : sign;
}

/** The decimal sign of a column by its values; null where none tells, or where they tell different things. */
export function decimalSignOf(values: Iterable<string>): DecimalSign | null {
  const signs = new Set<DecimalSign>();
  for (const value of values) {
    const sign = signOf(value);
    if (sign !== null) signs.add(sign);
  }
  const [only] = signs;
  return signs.size === 1 && only !== undefined ? only : null;
}

/**
 * A number in the form of the validators: a point before the decimals and no groups. Null where it could mean two numbers and
 * the column does not tell which. A text that is no number comes back as it is, for the validators to refuse.
 */
export function plainNumber(text: string, column: DecimalSign | null): string | null {
  const number = bare(text);
  if (!/^[\d.,]+$/u.test(number) || !/[.,]/u.test(number)) return number;
  const sign = signOf(number) ?? column;
  if (sign === null) return null;
  const group = sign === '.' ? ',' : '.';
  const plain = number.replaceAll(group, '').replace(sign, '.');
  return /^\d*\.?\d*$/u.test(plain) ? plain.replace(/\.0*$/u, '').replace(/^\./u, '0.') : number;
}

/** Whether a header or a value says grams; kilograms are meant where nothing is said. */
export function saysGrams(text: string): boolean {
  return UNIT_OF_WEIGHT.test(text.trim());
}
