import { isCountryCode, rulesOf } from '@sampan/country-rules';
import type { CountryCode } from '@sampan/country-rules';
import { parse } from 'csv-parse/sync';
import {
  CellError,
  aliasCell,
  gramsCell,
  millimetresCell,
  moneyCell,
  nameCell,
  percentCell,
  timeCell,
  weightBreaksCell,
  wholeCell,
  yesNoCell,
} from './rate-card-cell.ts';
import { ANY_ZONE, serviceIdOf } from './rate-card.ts';
import type { RateLane } from './rate-card.ts';
import type { ZoneMap } from './zone.ts';

/** The columns of a rate card, in the order of the shipped files. All must be there; other columns are refused. */
export const RATE_CARD_COLUMNS = [
  'courier',
  'service',
  'service_name',
  'currency',
  'origin_country',
  'origin_zone',
  'destination_country',
  'destination_zone',
  'eta_days_from',
  'eta_days_to',
  'cut_off',
  'pick_up',
  'drop_off',
  'cod_min',
  'cod_max',
  'cod_min_fee',
  'insurance_max',
  'volumetric_divisor',
  'rounding_kg',
  'min_weight_kg',
  'max_weight_kg',
  'max_side_cm',
  'weight_breaks',
  'fuel_percent',
  'remote_fee',
  'bulky_over_cm',
  'bulky_fee',
  'area_name',
  'area_fee',
] as const;
type Column = (typeof RATE_CARD_COLUMNS)[number];

const MAX_BYTES = 5_000_000;
const MAX_ROWS = 20_000;

/** What is wrong where; `column` is null when the whole line is meant. */
export interface RateCardProblem {
  line: number;
  column: string | null;
  reason: string;
}

export type ParsedRateCard = { ok: true; lanes: RateLane[] } | { ok: false; problems: RateCardProblem[] };

interface CsvLine {
  line: number;
  cells: Record<Column, string>;
}

/**
 * A rate card's CSV text as lanes, or every problem in it with its line (the header is line 1): all lines are read before
 * anything is refused, so that one round of corrections is enough.
 */
export function parseRateCard(
  text: string,
  options: { zones: ZoneMap; couriers: ReadonlySet<string> | null },
): ParsedRateCard {
  if (Buffer.byteLength(text) > MAX_BYTES)
    return refused([{ line: 1, column: null, reason: `the file is larger than ${MAX_BYTES / 1e6} MB` }]);
  const read = readLines(text);
  if (!read.ok) return refused(read.problems);
  const problems: RateCardProblem[] = [];
  const seen = new Map<string, { line: number; lane: RateLane }>();
  const services = new Map<string, { line: number; lane: RateLane }>();
  for (const { line, cells } of read.lines) {
    const lane = readLane(cells, line, options, problems);
    if (lane === null) continue;
    const key = [
      serviceIdOf(lane),
      lane.origin_country,
      lane.origin_zone,
      lane.destination_country,
      lane.destination_zone,
    ].join(' ');
    const twin = seen.get(key);
    if (twin !== undefined)
      problems.push({ line, column: null, reason: `prices the same service on the same lane as line ${twin.line}` });
    else seen.set(key, { line, lane });
    const service = services.get(serviceIdOf(lane));
    if (service === undefined) services.set(serviceIdOf(lane), { line, lane });
    else if (service.lane.service_name !== lane.service_name) {
      problems.push({
        line,
        column: 'service_name',
        reason: `"${lane.service_name}" is called "${service.lane.service_name}" in line ${service.line}`,
      });
    }
  }
  if (problems.length > 0) return refused(problems);
  return { ok: true, lanes: [...seen.values()].map((entry) => entry.lane) };
}

function refused(problems: RateCardProblem[]): ParsedRateCard {
  return { ok: false, problems };
}

function readLines(text: string): { ok: true; lines: CsvLine[] } | { ok: false; problems: RateCardProblem[] } {
  const table: { record: string[]; line: number }[] = [];
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count: true,
      on_record: (record, context) => {
        if (Array.isArray(record)) table.push({ record: record.map(String), line: context.lines });
        return null;
      },
    });
  } catch (error) {
    const at = error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return {
      ok: false,
      problems: [
        {
          line: at,
          column: null,
          reason: 'is not readable as CSV: a quote is opened and not closed, or stands inside a cell',
        },
      ],
    };
  }
  const header = table[0]?.record ?? [];
  const problems: RateCardProblem[] = [
    ...RATE_CARD_COLUMNS.filter((name) => !header.includes(name)).map((name) => ({
      line: 1,
      column: name,
      reason: 'is missing',
    })),
    ...header
      .filter((name) => !(RATE_CARD_COLUMNS as readonly string[]).includes(name))
      .map((name) => ({ line: 1, column: name, reason: 'is not a column of a rate card' })),
    ...header
      .filter((name, at) => header.indexOf(name) !== at)
      .map((name) => ({ line: 1, column: name, reason: 'stands twice' })),
  ];
  if (table.length - 1 > MAX_ROWS)
    problems.push({ line: MAX_ROWS + 2, column: null, reason: `is beyond the ${MAX_ROWS} rows of one rate card` });
  if (table.length < 2) problems.push({ line: 2, column: null, reason: 'is empty: a rate card has at least one row' });
  if (problems.length > 0) return { ok: false, problems };
  const lines: CsvLine[] = [];
  for (const { record, line } of table.slice(1)) {
    if (record.length !== header.length) {
      problems.push({ line, column: null, reason: `has ${record.length} cells, the header has ${header.length}` });
      continue;
    }
    lines.push({
      line,
      cells: Object.fromEntries(header.map((name, at) => [name, record[at] ?? ''])) as Record<Column, string>,
    });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, lines };
}

function readLane(
  cells: Record<Column, string>,
  line: number,
  options: { zones: ZoneMap; couriers: ReadonlySet<string> | null },
  problems: RateCardProblem[],
): RateLane | null {
  const before = problems.length;
  const complain = (column: Column, reason: string): void => {
    problems.push({ line, column, reason });
  };
  const cell = <T>(column: Column, read: (text: string) => T, fallback: T): T => {
    try {
      return read(cells[column]);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      complain(column, error.message);
      return fallback;
    }
  };
  const optional = <T>(column: Column, read: (text: string) => T, fallback: T): T | null =>
    cells[column] === '' ? null : cell(column, read, fallback);

  const origin_country = cell('origin_country', openCountry, 'SG');
  const destination_country = cell('destination_country', openCountry, 'SG');
  const currency = rulesOf(origin_country).currency;
  if (cells.currency !== currency)
    complain('currency', `"${cells.currency}" is not ${currency}, the currency of ${origin_country}`);
  const money = (text: string): number => moneyCell(text, currency);
  const courier_alias = cell('courier', aliasCell, '');
  if (options.couriers !== null && courier_alias !== '' && !options.couriers.has(courier_alias)) {
    complain(
      'courier',
      `"${courier_alias}" is not a courier of this installation (${[...options.couriers].join(', ')})`,
    );
  }
  const zone = (column: 'origin_zone' | 'destination_zone', country: CountryCode): string => {
    const name = cells[column];
    if (name !== ANY_ZONE && !options.zones.has(country, name))
      complain(column, `"${name}" is no zone of ${country} in zones.csv; "*" is all of it`);
    return name;
  };
  const prices = cell('weight_breaks', (text) => weightBreaksCell(text, currency), { breaks: [], step: null });
  const cod_max = optional('cod_max', money, 0);
  const lane: RateLane = {
    courier_alias,
    service_alias: cell('service', aliasCell, ''),
    service_name: cell('service_name', nameCell, ''),
    currency,
    origin_country,
    origin_zone: zone('origin_zone', origin_country),
    destination_country,
    destination_zone: zone('destination_zone', destination_country),
    eta_days_from: cell('eta_days_from', (text) => wholeCell(text, 0, 90), 0),
    eta_days_to: cell('eta_days_to', (text) => wholeCell(text, 0, 90), 90),
    cut_off: optional('cut_off', timeCell, ''),
    pick_up: cell('pick_up', yesNoCell, true),
    drop_off: cell('drop_off', yesNoCell, true),
    cod:
      cod_max === null
        ? null
        : {
            min_minor: optional('cod_min', money, 0) ?? 0,
            max_minor: cod_max,
            min_fee_minor: optional('cod_min_fee', money, 0) ?? 0,
          },
    insurance_max_minor: optional('insurance_max', money, 0) ?? 0,
    divisor: optional('volumetric_divisor', (text) => wholeCell(text, 1000, 20_000), 5000),
    rounding_step_g: cell('rounding_kg', gramsCell, 1),
    min_g: cell('min_weight_kg', gramsCell, 0),
    max_g: cell('max_weight_kg', gramsCell, 1),
    max_side_mm: optional('max_side_cm', millimetresCell, 1),
    breaks: prices.breaks,
    step: prices.step,
    fuel_basis_points: cell('fuel_percent', percentCell, 0),
    remote_fee_minor: optional('remote_fee', money, 0) ?? 0,
    bulky:
      cells.bulky_over_cm === '' && cells.bulky_fee === ''
        ? null
        : { over_mm: cell('bulky_over_cm', millimetresCell, 0), fee_minor: cell('bulky_fee', money, 0) },
    area:
      cells.area_name === '' && cells.area_fee === ''
        ? null
        : { name: cell('area_name', nameCell, ''), fee_minor: cell('area_fee', money, 0) },
  };
  if (problems.length === before) checkTogether(lane, complain);
  return problems.length === before ? lane : null;
}

/** What no single cell can show. */
function checkTogether(lane: RateLane, complain: (column: Column, reason: string) => void): void {
  const last = lane.breaks.at(-1);
  if (lane.eta_days_to < lane.eta_days_from)
    complain('eta_days_to', `${lane.eta_days_to} is before eta_days_from ${lane.eta_days_from}`);
  if (!lane.pick_up && !lane.drop_off) complain('drop_off', 'a service is picked up or dropped off, or both');
  if (lane.cod !== null && lane.cod.max_minor < lane.cod.min_minor) complain('cod_max', 'is less than cod_min');
  if (lane.rounding_step_g === 0) complain('rounding_kg', 'is 0: prices are rounded up to a step such as 0.5');
  if (lane.max_g <= lane.min_g) complain('max_weight_kg', 'is not above min_weight_kg');
  if (lane.step === null && last !== undefined && last.up_to_g < lane.max_g) {
    complain(
      'weight_breaks',
      `end at ${last.up_to_g / 1000} kg, but max_weight_kg is ${lane.max_g / 1000}: add a break or a step such as +1=0.90`,
    );
  }
}

function openCountry(text: string): CountryCode {
  if (!isCountryCode(text)) throw new CellError(`"${text}" is not a country such as SG`);
  if (rulesOf(text).is_closed) throw new CellError(`${text} is closed: nothing is shipped from or to it`);
  return text;
}
