import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { HEADER_ALIASES } from './header-alias.ts';
import { CUSTOMS_FIELDS } from './item-customs.ts';
import type { PresetRow } from './preset-row.ts';

/** Fields that are joined of all their columns; any other takes the first one that is filled. */
export const JOINED: ReadonlySet<ImportField> = new Set<ImportField>(['recipient_name', 'recipient_address']);

/** Where each field stands: places in the row, in the order in which they count. */
export type ColumnPlaces = Partial<Record<ImportField, readonly number[]>>;

function mapOfPreset({ columns }: PresetRow, header: readonly string[]): ImportMapping {
  const folded = header.map(foldText);
  const mapping: ImportMapping = {};
  for (const field of IMPORT_FIELDS) {
    const places = (columns[field] ?? []).map((name) => folded.indexOf(foldText(name))).filter((at) => at >= 0);
    if (places.length > 0) mapping[field] = [...new Set(places)].map((at) => header[at] ?? '');
  }
  return mapping;
}

function mapOfAliases(header: readonly string[]): ImportMapping {
  // What stands in brackets is a unit or a hint: 'Weight (kg)', 'Phone (required)'.
  const folded = header.map((name) => foldText(name.replaceAll(/\(.*?\)/gu, ' ')));
  const taken = new Set<number>();
  const mapping: ImportMapping = {};
  for (const field of IMPORT_FIELDS) {
    const places = (HEADER_ALIASES[field] ?? [])
      .map((name) => folded.indexOf(foldText(name)))
      .filter((at) => at >= 0 && !taken.has(at));
    const [first] = places;
    if (first === undefined) continue;
    const chosen =
      field === 'recipient_address' ? [first, ...places.filter((at) => isSecondLine(folded[at]))] : [first];
    for (const at of chosen) taken.add(at);
    mapping[field] = [...new Set(chosen)].map((at) => header[at] ?? '');
  }
  return mapping;
}

function isSecondLine(name: string | undefined): boolean {
  return name?.endsWith(' 2') === true;
}

/** Which columns fill which field: by the preset, or by what people call them. */
export function mapColumns(header: readonly string[], preset: PresetRow | null): ImportMapping {
  if (preset === null) return mapOfAliases(header);
  // Columns somebody added to our template are called as in a sheet of their own.
  const own = mapOfAliases(header);
  if (preset.id === 'template') return { ...own, ...mapOfPreset(preset, header) };
  // No program's own export of orders has these two: apps that print customs forms add them, each by another name.
  const customs = CUSTOMS_FIELDS.flatMap((field) => (own[field] ? [[field, own[field]] as const] : []));
  return { ...Object.fromEntries(customs), ...mapOfPreset(preset, header) };
}

/** The places of a mapping in a header; names that are not there are left out. */
export function placesOf(header: readonly string[], mapping: ImportMapping): ColumnPlaces {
  const folded = header.map(foldText);
  return Object.fromEntries(
    Object.entries(mapping).map(([field, names]) => [
      field,
      names.map((name) => folded.indexOf(foldText(name))).filter((at) => at >= 0),
    ]),
  );
}
