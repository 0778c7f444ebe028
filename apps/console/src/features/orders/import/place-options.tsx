import type { ImportDraftRow, ImportField } from '@sampan/contract';
import { addressLevelsOf, isCountryCode, type CountryCode } from '@sampan/country-rules';
import { useQuery } from '@tanstack/react-query';
import { useAddressLookups } from '../../../shared/address/use-address-lookups.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';

export const PLACES_ID = 'import-places';

export interface PlaceOptionsProps {
  row: ImportDraftRow;
  field: ImportField;
  /** The company's own, where the row names none. */
  country: CountryCode;
}

/** What a cell of an address offers (volume 3): the places of its country that lie in what the row says above it. */
export function PlaceOptions({ row, field, country: usual }: PlaceOptionsProps) {
  const said = row.values.recipient_country;
  const country = isCountryCode(said) ? said : usual;
  const { loadLevel } = useAddressLookups(country);
  const levels = addressLevelsOf(country);
  const at = levels.findIndex((level) => `recipient_${level.field}` === field);
  const parents = levels.slice(0, Math.max(at, 0)).map((level) => row.values[`recipient_${level.field}`] ?? '');
  const level = levels[at]?.level;
  const { data = [] } = useQuery({
    queryKey: queryKeys.importPlaces(country, level, parents),
    queryFn: async () => (level === undefined ? [] : loadLevel(level, parents)),
    enabled: level !== undefined && !parents.includes(''),
    staleTime: Infinity,
  });
  // A cell that is no place of its country has nothing to offer.
  if (level === undefined) return null;
  return (
    <datalist id={PLACES_ID}>
      {data.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
