import {
  MAX_IMPORT_ROWS,
  type ConvertedFile,
  type ImportEncoding,
  type ImportField,
  type ImportMapping,
  type ImportPreset,
  type ImportValues,
  type SameReference,
  type SavedPackage,
} from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { CsvRefused, openCsv, type CsvLimits, type CsvRow } from '../../../platform/document/read-csv.ts';
import { detectEncoding } from '../../../platform/document/text-encoding.ts';
import { checkParcels, ROWS_AT_ONCE } from './check-parcels.ts';
import { currencyOf } from './check-row.ts';
import { completeValues } from './complete-values.ts';
import { detectHeader, detectPreset } from './detect-header.ts';
import type { PlaceFinder } from './fill-places.ts';
import { groupRows, type GroupedRow } from './group-rows.ts';
import { mapColumns, placesOf } from './match-columns.ts';
import { platformShips } from './platform-ships.ts';
import { PRESETS } from './presets.ts';
import type { PresetRow } from './preset-row.ts';
import { readColumns, readRow } from './read-row.ts';
import { orderIssues } from './skip-row.ts';
import { summarise } from './summarise.ts';
import { cutText } from '../../../platform/cut-text.ts';

/** Rows above the header and one of descriptions come on top of the parcels. */
const LIMITS: CsvLimits = {
  rows: MAX_IMPORT_ROWS + 50,
  columns: 300,
  cell_characters: 2_000,
  row_characters: 131_072,
  milliseconds: 20_000,
};
const SAMPLES = 3;
const REQUIRED: readonly ImportField[] = ['recipient_name', 'recipient_phone', 'recipient_address', 'package_weight'];

/** What the merchant says about a file; what is left out is found. */
export interface ConvertOptions {
  country: CountryCode;
  preset?: ImportPreset | undefined;
  mapping?: ImportMapping | undefined;
  defaults?: ImportValues | undefined;
  header_row?: number | undefined;
  encoding?: ImportEncoding | undefined;
  same_reference?: SameReference | undefined;
  /** The columns a merchant chose for such a header before. */
  remembered?: ((header: readonly string[]) => Promise<ImportMapping | null>) | undefined;
  /** The company's own weights of one piece, in grams, for items whose file says none. */
  sku_weights?: ReadonlyMap<string, number> | undefined;
  /** The company's own packages, which rows call by their names. */
  packages?: readonly SavedPackage[] | undefined;
  /** Where postcodes and district codes lie; without it, nothing is filled in. */
  findPlaces?: PlaceFinder | undefined;
  /** Takes the places out of addresses that stand in one cell; without it, they stay there. */
  splitAddresses?: ((parcels: readonly GroupedRow[]) => Promise<GroupedRow[]>) | undefined;
  /** Packs orders anew before they are checked. */
  pack?: ((orders: readonly GroupedRow[]) => Promise<GroupedRow[]>) | undefined;
  /** Milliseconds of a clock, for the time a file may take. */
  now: () => number;
}

async function readAll(rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> {
  const all: CsvRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Row 2 of some reports says in words what each column is for. */
function withoutDescription(rows: readonly CsvRow[], preset: PresetRow | null): readonly CsvRow[] {
  const [first] = rows;
  return preset?.has_description_row === true && first && !/\d/u.test(first.cells[0] ?? '') ? rows.slice(1) : rows;
}

/** A file whose rows are put together to parcels that are not checked yet, and what was found out about it. */
export interface ReadFile extends Omit<ConvertedFile, 'rows' | 'summary'> {
  parcels: GroupedRow[];
  lines: number;
  is_shop: boolean;
}

/**
 * Reads a file of orders as parcels. Finds its encoding, delimiter, header and kind, maps its columns, puts rows of one order
 * together and mends what spreadsheets break in a cell. Throws `CsvRefused` for what is no table or more of one than is taken.
 */
export async function readFile(bytes: Uint8Array, options: ConvertOptions): Promise<ReadFile> {
  const encoding =
    options.encoding ?? detectEncoding(bytes, options.country === 'VN' ? 'windows-1258' : 'windows-1252');
  if (encoding === null) throw new CsvRefused('not_text');
  const { delimiter, rows } = openCsv(bytes, { encoding, limits: LIMITS, now: options.now });
  const all = await readAll(rows);
  const head = options.header_row === undefined ? detectHeader(all) : all.find(({ row }) => row === options.header_row);
  if (!head) throw new CsvRefused('empty');
  const header = head.cells.map((name) => name.trim());
  const preset = PRESETS.find(({ id }) => id === options.preset) ?? detectPreset(header);
  const mapping = options.mapping ?? (await options.remembered?.(header)) ?? mapColumns(header, preset);
  const places = placesOf(header, mapping);
  const body = withoutDescription(
    all.filter(({ row }) => row > head.row),
    preset,
  );
  if (body.length > MAX_IMPORT_ROWS) throw new CsvRefused('too_many_rows');
  const currency = currencyOf(options.country);
  const packages = options.packages ?? [];
  // Rows of our template are parcels, until somebody adds a column of items: our own exports do.
  const is_item_list = preset?.id === 'template' && places.item_name !== undefined;
  const same_reference = options.same_reference ?? (is_item_list ? 'items' : (preset?.same_reference ?? 'parcels'));
  const reading = readColumns(header, body, places, { delimiter, currency });
  const defaults = options.defaults ?? {};
  const groups = groupRows(
    body.map((row) => readRow(row, reading, defaults)),
    same_reference,
  );
  const shippedByPlatform = platformShips(preset, header, body);
  const parcels: GroupedRow[] = [];
  for (const [at, read] of groups.entries()) {
    const group = { ...read, items: weighItems(read.items, options.sku_weights) };
    if (at % ROWS_AT_ONCE === 0) await new Promise(setImmediate);
    const issues = [...group.issues, ...orderIssues(group.values, currency), ...shippedByPlatform(group.lines)];
    parcels.push({ ...group, issues, values: completeValues(group, { currency, packages }) });
  }
  const field_of = new Map(Object.entries(places).flatMap(([field, at]) => at.map((place) => [place, field] as const)));
  const given = new Set([...Object.keys(mapping), ...Object.keys(defaults)]);
  const is_weighed = ['package_type', 'item_weight'].some((field) => given.has(field));
  return {
    parcels: options.splitAddresses ? await options.splitAddresses(parcels) : parcels,
    lines: body.length,
    is_shop: preset?.is_shop ?? false,
    mapping,
    columns: header.map((name, place) => ({
      header: name,
      field: (field_of.get(place) ?? null) as ImportField | null,
      samples: samplesOf(body, place),
    })),
    missing: REQUIRED.filter((field) => !given.has(field) && !(field === 'package_weight' && is_weighed)),
    detected: { encoding, delimiter, header_row: head.row, preset: preset?.id ?? null, same_reference },
  };
}

/** Reads and checks a file of orders. Changes nothing; throws as `readFile` does. */
export async function convertFile(bytes: Uint8Array, options: ConvertOptions): Promise<ConvertedFile> {
  const { parcels: read, lines, is_shop, ...file } = await readFile(bytes, options);
  const parcels = options.pack ? await options.pack(read) : read;
  const shop = {
    country: options.country,
    currency: currencyOf(options.country),
    is_shop,
    packages: options.packages ?? [],
  };
  const rows = await checkParcels(parcels, shop, options.findPlaces);
  // A parcel that is packed here is weighed by what it holds.
  const missing = options.pack ? file.missing.filter((field) => field !== 'package_weight') : file.missing;
  return { ...file, missing, rows, summary: summarise(rows, lines) };
}

/** Items with the weight that the company keeps for their SKU, where the file says none. */
function weighItems(items: GroupedRow['items'], weights: ReadonlyMap<string, number> = new Map()): GroupedRow['items'] {
  return items.map((item) => {
    const grams = weights.get(item.sku);
    return item.weight === null && grams !== undefined ? { ...item, weight: grams / 1000 } : item;
  });
}

/** A few different values of a column, to know it by. */
function samplesOf(rows: readonly CsvRow[], place: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows.slice(0, 50)) {
    const text = (cells[place] ?? '').trim().normalize('NFC');
    if (text !== '') samples.add(cutText(text, 80));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}
