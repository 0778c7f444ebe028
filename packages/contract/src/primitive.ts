import * as v from 'valibot';

/** The five countries of the product (spec 1), as ISO codes. Viet Nam is closed but its data stays complete. */
export const countryCode = v.pipe(v.string(), v.toUpperCase(), v.picklist(['SG', 'MY', 'PH', 'ID', 'VN']));
export type WireCountryCode = v.InferOutput<typeof countryCode>;

/** Two letters of any country in the world, or none; the server says whether ISO 3166-1 knows them. */
export const isoCountry = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^(?:[A-Z]{2})?$/u, 'validate.country_code_invalid'),
);

/** The number of goods in the Harmonized System, six to ten digits or none; points and spaces are dropped. */
export const hsCode = v.pipe(
  text(20),
  v.transform((value) => value.replaceAll(/[\s.-]/gu, '')),
  v.regex(/^(?:\d{6,10})?$/u, 'validate.hs_code_invalid'),
);

export const currencyCode = v.picklist(['SGD', 'MYR', 'PHP', 'IDR', 'VND']);
export const languageCode = v.picklist(['en', 'my', 'ph', 'id', 'vi']);

/** Text as people type it: no control characters, normal form C (so that Vietnamese compares), trimmed, bounded. */
export function text(max: number) {
  return v.pipe(
    v.string(),
    v.transform((value) => value.normalize('NFC').trim()),
    // eslint-disable-next-line no-control-regex
    v.regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/u, 'validate.characters_invalid'),
    v.maxLength(max, `validate.too_long|max=${max}`),
  );
}

/** Same as `text`, and not empty. */
export function requiredText(max: number) {
  return v.pipe(text(max), v.minLength(1, 'validate.required'));
}

export const id = v.pipe(v.string(), v.uuid('validate.id_invalid'));

/** What people type to find a parcel: its id, its number, its tracking code or the shop's own reference. */
export const orderHandle = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'validate.required'),
  v.maxLength(64, 'validate.too_long|max=64'),
);

/** The last second of the year 9999, after which neither a date nor the database's text of one has four digits of a year. */
const LAST_SECOND = 253_402_300_799;

/** A day such as `2026-11-24` that is in the calendar; the database knows no year 0. */
export const isoDate = v.pipe(
  v.string(),
  v.isoDate('validate.date_invalid'),
  v.check((day) => !day.startsWith('0000') && isInCalendar(day), 'validate.date_invalid'),
);

function isInCalendar(day: string): boolean {
  const at_ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at_ms) && new Date(at_ms).toISOString().startsWith(day);
}

export const epochSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_SECOND));

/** The largest amount that a call takes, in the currency's own unit. */
export const MAX_AMOUNT = 1e12;

/** The largest amount that an answer tells: a sum of many that calls took. */
const MAX_SUM = 1e15;

/** An amount of money as a decimal number in the currency's own unit; more decimals than the currency has are refused inside. */
export const amount = v.pipe(v.number(), v.finite(), v.minValue(-MAX_SUM), v.maxValue(MAX_SUM));
export const positiveAmount = v.pipe(
  v.number('validate.amount_invalid'),
  v.finite('validate.amount_invalid'),
  v.minValue(0, 'validate.amount_negative'),
  v.maxValue(MAX_AMOUNT, 'validate.amount_too_large'),
  v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'validate.amount_decimals'),
);

/** Query strings carry text; these read a number or a flag out of it. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/u, 'validate.number_invalid'),
    v.transform(Number),
    v.minValue(min, `validate.number_min|min=${min}`),
    v.maxValue(max, `validate.number_max|max=${max}`),
  );
export const queryFlag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'validate.flag_invalid'),
  v.transform((value) => value === 'true' || value === '1'),
);

/** A list (spec 9: page from 1, 20 records by default). Trust: at most 100 a page. */
export const pageQuery = {
  page: v.optional(queryInteger(1, 1_000_000), '1'),
  per_page: v.optional(queryInteger(1, 100), '20'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

/** `{ records, total, page, per_page }`; `next_cursor` continues exactly after the last record, whatever was added meanwhile. */
export function listOf<S extends v.GenericSchema>(record: S) {
  return v.object({
    records: v.array(record),
    total: v.pipe(v.number(), v.integer()),
    /** False when counting stopped at a bound: there are at least `total`. */
    total_is_exact: v.optional(v.boolean()),
    page: v.number(),
    per_page: v.number(),
    next_cursor: v.optional(v.nullable(v.string())),
  });
}

export const done = v.object({ success: v.literal(true) });
