import type { ImportIssue } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import type { CsvRow } from '../../../platform/document/read-csv.ts';
import { importIssue } from './import-issue.ts';
import type { PresetRow } from './preset-row.ts';

/** What marketplaces call it when the shop brings the order to a courier of its own. */
const BY_SELLER = /\b(?:seller|own fleet|self|non integrated|others?|penjual|toko|nguoi ban)\b/u;

/**
 * Warns of orders that their marketplace ships: it pays its own courier, and a label of ours would be paid for nothing. A row
 * that says nothing of it is taken for the shop's own.
 */
export function platformShips(
  preset: PresetRow | null,
  header: readonly string[],
  rows: readonly CsvRow[],
): (lines: readonly number[]) => ImportIssue[] {
  const shipped_by = preset?.shipped_by;
  if (!shipped_by) return () => [];
  const folded = header.map(foldText);
  const places = shipped_by.columns.map((name) => folded.indexOf(foldText(name))).filter((at) => at >= 0);
  const isOfPlatform = ({ cells }: CsvRow): boolean => {
    const said = places.map((at) => foldText(cells[at] ?? '')).filter((text) => text !== '');
    return said.length > 0 && !said.some((text) => BY_SELLER.test(text));
  };
  const of_platform = new Set(rows.filter(isOfPlatform).map(({ row }) => row));
  return (lines) =>
    lines.some((line) => of_platform.has(line))
      ? [importIssue(null, 'warning', 'validate.import_platform_ships', { platform: shipped_by.platform })]
      : [];
}
