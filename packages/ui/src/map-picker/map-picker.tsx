import { useEffect, useRef, useState } from 'react';
import { addressRulesOf, type CountryCode } from '@sampan/country-rules';
import type { FoundAddress, ReverseGeocode, SearchAddresses } from '@sampan/stores/address';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { iconAlert, iconMapPin, iconTarget } from '../icon/icon-shapes.ts';
import { isRateLimited } from '../address-form/address-search.tsx';
import type { Translate } from '../translate.ts';
import { MapCanvas } from './map-canvas.tsx';
import type { MapPoint, MapView } from './map-view.ts';
import { usePlace, type PlaceState } from './use-place.ts';

export type MapPickerProps = {
  open: boolean;
  onClose: () => void;
  /** The place under the pin, with the pin's own position. */
  onConfirm: (place: FoundAddress) => void;
  country: CountryCode;
  /** Where the pin starts: the address the form has. Without one the map opens on the country's centre. */
  start?: MapPoint | null | undefined;
  search: SearchAddresses;
  reverse: ReverseGeocode;
  /** The coast map of our own server (`constants.map.coast_url`). */
  coastUrl?: string | undefined;
  /** Street tiles, where the operator has some (`constants.map.tile_url`); they replace the coasts. */
  tileUrl?: string | undefined;
  /** The tiles' owner, as their licence asks. */
  tileAttribution?: string | undefined;
  /** Texts: `map.*` of the messages. */
  t: Translate;
};

/**
 * The map location picker (spec section 2): search box, map at zoom 12 without controls, Confirm and Cancel. The pin stands
 * still and the map moves under it, by finger, wheel, search list or arrow keys. Confirm waits until the address under
 * the pin is known, and says so. Without a map the search list alone does the work.
 */
export function MapPicker(props: MapPickerProps) {
  const { open, onClose, t } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('map.title')}
      closeLabel={t('map.close')}
      size="lg"
      mobile="full"
      flush
      className="s-map-dialog"
    >
      <Picker {...props} />
    </Dialog>
  );
}

function Picker({
  onClose,
  onConfirm,
  country,
  start,
  search,
  reverse,
  coastUrl,
  tileUrl,
  tileAttribution,
  t,
}: MapPickerProps) {
  const [text, setText] = useState('');
  const [mapFailed, setMapFailed] = useState(false);
  const [first] = useState(start ?? null);
  const [locationFailed, setLocationFailed] = useState(false);
  const view = useRef<MapView | null>(null);
  // A move made by choosing from the list needs no look-up: the list said what is there.
  const chosen = useRef(false);
  const { state, findAt, choose } = usePlace(reverse);

  useEffect(() => {
    // An address that has a position is asked for at once; a country's centre is nobody's address.
    if (first !== null) findAt(first);
  }, [first, findAt]);

  const pick = (place: FoundAddress) => {
    setText('');
    choose(place);
    if (view.current === null) return;
    chosen.current = true;
    view.current.go(place);
    chosen.current = false;
  };
  const locate = () => {
    setLocationFailed(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude };
        if (view.current === null) findAt(point);
        else view.current.go(point);
      },
      () => setLocationFailed(true),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };
  const noMap = mapFailed || (coastUrl === undefined && tileUrl === undefined);
  const place = state.status === 'found' ? state.place : null;
  return (
    <div className="s-map-picker">
      <div className="s-map-picker__top">
        <Combobox
          label={t('map.search')}
          labelHidden
          placeholder={t('map.search_placeholder')}
          value={text}
          onValueChange={setText}
          load={async (typed, signal) => {
            const places = await search(typed, signal);
            return places.map((found) => ({
              id: found.id,
              label:
                [found.building_name, found.street].filter((part) => part !== '').join(', ') || found.formatted_address,
              detail: found.formatted_address,
              place: found,
            }));
          }}
          onPick={(option) => pick(option.place)}
          labels={{
            loading: t('map.searching'),
            empty: t('map.search_empty'),
            failed: (error) => (isRateLimited(error) ? t('map.search_wait') : undefined),
            count: (count) => t('map.search_count', { count }),
            clear: t('map.search_clear'),
          }}
        />
      </div>
      {noMap ? (
        <p className="s-map-picker__failed">{t('map.unavailable')}</p>
      ) : (
        <div className="s-map-picker__ground">
          <MapCanvas
            view={view}
            centre={first ?? addressRulesOf(country).centre}
            country={country}
            coastUrl={coastUrl}
            tileUrl={tileUrl}
            t={t}
            onRest={(point) => {
              if (!chosen.current) findAt(point);
            }}
            onFail={() => setMapFailed(true)}
          />
          <span className="s-map-picker__credit">
            {tileUrl === undefined ? `${t('map.no_streets')} ${t('map.coast_credit')}` : tileAttribution}
          </span>
          {canLocate() ? (
            <Button size="sm" icon={iconTarget} className="s-map-picker__mine" onClick={locate}>
              {t('map.my_location')}
            </Button>
          ) : null}
        </div>
      )}
      <div className="s-map-picker__card" role="status" hidden={noMap && state.status === 'none' && !locationFailed}>
        <Icon shape={state.status === 'failed' || state.status === 'nothing' ? iconAlert : iconMapPin} />
        <span className="s-map-picker__words">{locationFailed ? t('map.my_location_failed') : words(state, t)}</span>
        {state.status === 'failed' ? (
          <Button size="sm" onClick={() => findAt(state.point)}>
            {t('map.retry')}
          </Button>
        ) : null}
      </div>
      <div className="s-dialog__foot">
        <Button onClick={onClose}>{t('map.cancel')}</Button>
        <Button
          variant="primary"
          disabled={place === null}
          onClick={() => {
            if (place !== null) onConfirm(place);
          }}
        >
          {t('map.confirm')}
        </Button>
      </div>
    </div>
  );
}

function words(state: PlaceState, t: Translate): string {
  switch (state.status) {
    case 'found':
      return state.place.formatted_address;
    case 'finding':
      return t('map.finding');
    case 'nothing':
      return t('map.nothing_here');
    case 'failed':
      return t('map.find_failed');
    case 'none':
      return t('map.move_first');
  }
}

function canLocate(): boolean {
  return typeof navigator !== 'undefined' && 'geolocation' in navigator && window.isSecureContext;
}
