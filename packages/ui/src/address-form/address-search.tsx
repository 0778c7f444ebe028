import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { iconMapPin } from '../icon/icon-shapes.ts';
import type { Translate } from '../translate.ts';
import type { FoundAddress } from './address-draft.ts';

export type SearchAddresses = (text: string, signal: AbortSignal) => Promise<readonly FoundAddress[]>;

export type AddressSearchProps = {
  t: Translate;
  disabled: boolean;
  search: SearchAddresses | undefined;
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
      }
    | undefined;
};

/** Finds an address by a few letters, and opens the map for those who would rather point. */
export function AddressSearch({ t, disabled, search, onPick, onOpenMap, street }: AddressSearchProps) {
  const [text, setText] = useState('');
  const map =
    onOpenMap === undefined ? null : (
      <Button icon={iconMapPin} onClick={onOpenMap} disabled={disabled} className="s-address__map">
        {t('address.use_map')}
      </Button>
    );
  const frame = street ?? { label: t('address.search'), value: text, onValueChange: setText };
  if (search === undefined && street === undefined) return <div className="s-address__beside">{map}</div>;
  return (
    <div className="s-address__search s-address__wide">
      <Combobox
        {...frame}
        hint={street === undefined ? undefined : t('address.street_pick_hint')}
        placeholder={t('address.search_placeholder')}
        disabled={disabled}
        load={async (typed, signal) => {
          const places = search === undefined ? [] : await search(typed, signal);
          return places.map((place) => ({
            id: place.id,
            label: titleOf(place),
            detail: place.formatted_address,
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
          count: (count) => t('address.search_count', { count }),
          clear: t('address.search_clear'),
        }}
      />
      {map}
    </div>
  );
}

function titleOf(place: FoundAddress): string {
  return [place.building_name, place.street].filter((part) => part !== '').join(', ') || place.formatted_address;
}
