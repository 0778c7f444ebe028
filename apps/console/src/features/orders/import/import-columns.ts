import type { ImportDraftRow, ImportField } from '@sampan/contract';
import { addressRulesOf, type CountryCode } from '@sampan/country-rules';

/** A column of the grid with its width in px; `grow` takes what is left. */
export interface GridColumn {
  field: ImportField;
  width: number;
  is_number?: boolean;
}

const FIRST: readonly GridColumn[] = [
  { field: 'reference_id', width: 84 },
  { field: 'recipient_name', width: 140 },
  { field: 'recipient_phone', width: 128 },
  { field: 'recipient_address', width: 190 },
];
const LAST: readonly GridColumn[] = [
  { field: 'recipient_post_code', width: 96 },
  { field: 'package_weight', width: 84, is_number: true },
  { field: 'cod_amount', width: 108, is_number: true },
  { field: 'package_content', width: 168 },
  { field: 'package_value', width: 108, is_number: true },
];

/** Of a company that saved sizes of its own. */
const SIZES: readonly GridColumn[] = [{ field: 'package_type', width: 140 }];

/** What customs ask: of rows that say it, or that go abroad. */
const CUSTOMS: readonly GridColumn[] = [
  { field: 'hs_code', width: 124 },
  { field: 'origin_country', width: 124 },
  { field: 'customs_purpose', width: 140 },
];

function needsCustoms(country: CountryCode, { values }: ImportDraftRow): boolean {
  const is_abroad = (values.recipient_country ?? country) !== country;
  return is_abroad || CUSTOMS.some(({ field }) => values[field] !== undefined);
}

/** Columns of a country's grid, and of every other field that something is said of in the rows at hand. */
export function gridColumns(country: CountryCode, rows: readonly ImportDraftRow[], has_sizes: boolean): GridColumn[] {
  const { has_unit } = shapeOf(country);
  const places: GridColumn[] = has_unit
    ? [{ field: 'recipient_unit', width: 92 }]
    : [
        { field: 'recipient_city', width: 148 },
        { field: 'recipient_state', width: 148 },
      ];
  const customs = rows.some((row) => needsCustoms(country, row)) ? CUSTOMS : [];
  const shown = [...FIRST, ...places, ...(has_sizes ? SIZES : []), ...LAST, ...customs];
  const known = new Set(shown.map(({ field }) => field));
  const others = new Set(
    rows.flatMap(({ issues, repaired }) => [...issues, ...repaired].flatMap(({ field }) => field ?? [])),
  );
  return [...shown, ...[...others].filter((field) => !known.has(field)).map((field) => ({ field, width: 140 }))];
}

function shapeOf(country: CountryCode): { has_unit: boolean } {
  // A postcode of six digits names a building, and only its unit is left to say.
  return { has_unit: addressRulesOf(country).postcode_length === 6 };
}

/** What is said of a cell: the worst of it first. */
export function cellOf(row: ImportDraftRow, field: ImportField) {
  const issue = row.issues.find((each) => each.field === field);
  const repair = row.repaired.find((each) => each.field === field);
  const tone = issue ? (issue.severity === 'error' ? 'error' : 'warning') : repair ? 'repaired' : null;
  return { value: row.values[field] ?? '', issue, repair, tone } as const;
}
