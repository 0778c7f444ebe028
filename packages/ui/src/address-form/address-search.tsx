import { useState, type ReactNode } from 'react';
import type { FoundAddress, SearchAddresses } from '@sampan/stores/address';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { iconMapPin } from '../icon/icon-shapes.ts';
import type { Translate } from '../translate.ts';

/** The one place that a typed address names in full, its street as it was typed; null where any level is left open. */
export type ReadTypedAddress = (text: string) => Promise<FoundAddress | null>;

export type AddressSearchProps = {
  t: Translate;
  disabled: boolean;
  search: SearchAddresses | undefined;
  readTyped?: ReadTypedAddress | undefined;
  onPick: (place: FoundAddress) => void;
  onOpenMap: (() => void) | undefined;
  /** The search box is the street field itself, where a street must be picked. */
  street:
    | {
        id: string;
        label: ReactNode;
        required: boolean;
        error: string | undefined;
        autoComplete: string;
        value: string;
        onValueChange: (text: string) => void;
        onBlur: () => void;
        /** The place the form names so far, its position only near; null while a level is open. */
        chosen: FoundAddress | null;
      }
    | undefined;
};

/** Finds an address by a few letters, and opens the map for those who would rather point. */
export function AddressSearch({ t, disabled, search, readTyped, onPick, onOpenMap, street }: AddressSearchProps) {
  const [text, setText] = useState('');
  const map =
    onOpenMap === undefined ? null : (
      <Button icon={iconMapPin} onClick={onOpenMap} disabled={disabled} className="s-address__map">
        {t('address.use_map')}
      </Button>
    );
  const { chosen = null, ...field } = street ?? { label: t('address.search'), value: text, onValueChange: setText };
  if (search === undefined && street === undefined) return <div className="s-address__beside">{map}</div>;
  return (
    <div className="s-address__search s-address__wide">
      <Combobox
        {...field}
        hint={street === undefined ? undefined : t('address.street_pick_hint')}
        placeholder={t('address.search_placeholder')}
        disabled={disabled}
        load={async (typed, signal) => {
          const places = await findPlaces({ search, readTyped: street && readTyped, typed, chosen, signal });
          return places.map((place) => ({
            id: place.id,
            label:
              place.id === TYPED
                ? t('address.use_typed', { street: place.street, place: placeNames(place).slice(0, 2).join(', ') })
                : titleOf(place),
            detail: place.id === TYPED ? '' : place.formatted_address,
            place,
          }));
        }}
        onPick={(option) => {
          setText('');
          onPick(option.place);
        }}
        labels={{
          loading: t('address.searching'),
          empty: t('address.search_empty'),
          failed: (error) => (isRateLimited(error) ? t('address.search_wait') : undefined),
          count: (count) => t('address.search_count', { count }),
          clear: t('address.search_clear'),
        }}
      />
      {map}
    </div>
  );
}

const TYPED = 'typed';

/** Whether a search was refused because there were too many of them: something to wait for, not a place that is missing. */
export function isRateLimited(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'rate_limited';
}

/** The names of a place, narrowest first. */
function placeNames({ county = '', district, city, state }: FoundAddress): string[] {
  return [county, district, city, state].filter((name) => name !== '');
}

interface PlaceSearch {
  search: SearchAddresses | undefined;
  readTyped: ReadTypedAddress | undefined;
  typed: string;
  chosen: FoundAddress | null;
  signal: AbortSignal;
}

/**
 * Places for a typed street. Where the form already names a place, only it is searched, so that no street of the same name
 * elsewhere comes first, and what was typed is always the first one: no list has every street. A whole address in the
 * street field comes first in the same way: one line then fills street and levels.
 */
async function findPlaces({ search, readTyped, typed, chosen, signal }: PlaceSearch): Promise<readonly FoundAddress[]> {
  if (chosen === null) {
    const [whole, found] = await Promise.all([
      readTyped?.(typed).catch(() => null),
      search === undefined ? [] : search(typed, signal),
    ]);
    return whole === null || whole === undefined ? found : [{ ...whole, id: TYPED }, ...found];
  }
  const found = await search?.([typed, ...placeNames(chosen)].join(', '), signal).catch(() => []);
  const inside = (found ?? []).filter((place) => place.city === chosen.city && place.state === chosen.state);
  const { lat, lng } = inside.find((place) => place.district === chosen.district) ?? inside[0] ?? chosen;
  return [{ ...chosen, id: TYPED, street: typed, lat, lng }, ...inside.filter(({ street }) => street !== typed)];
}

function titleOf(place: FoundAddress): string {
  return [place.building_name, place.street].filter((part) => part !== '').join(', ') || place.formatted_address;
}
