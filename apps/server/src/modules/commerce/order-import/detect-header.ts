import { foldText } from '@sampan/country-rules';
import type { CsvRow } from '../../../platform/document/read-csv.ts';
import { HEADER_ALIASES } from './header-alias.ts';
import { PRESETS } from './presets.ts';
import type { PresetRow } from './preset-row.ts';

/** Titles, dates and empty rows that stand above the header of a report. */
const ROWS_ABOVE = 30;

const KNOWN: ReadonlySet<string> = new Set(
  [...PRESETS.map(({ columns }) => columns), HEADER_ALIASES].flatMap((columns) =>
    Object.values(columns).flatMap((names) => names.map(foldText)),
  ),
);

/** The rows that may be the header of a file: its first ones. */
export function mayBeHeader(row: CsvRow): boolean {
  return row.row <= ROWS_ABOVE;
}

/** The row that names the columns: of the first rows the one with most names we know, else the first with two cells. */
export function detectHeader(rows: readonly CsvRow[]): CsvRow | null {
  const scored = rows.filter(mayBeHeader).map((row) => ({
    row,
    known: row.cells.filter((cell) => KNOWN.has(foldText(cell))).length,
  }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (found, next) => (next.known > (found?.known ?? 1) ? next : found),
    null,
  );
  return best?.row ?? rows.find(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1) ?? null;
}

/** Which kind of file a header is of; null for a sheet of somebody's own. */
export function detectPreset(header: readonly string[]): PresetRow | null {
  const names = new Set(header.map(foldText));
  return (
    PRESETS.find(({ signatures }) => signatures.some((each) => each.every((name) => names.has(foldText(name))))) ?? null
  );
}
