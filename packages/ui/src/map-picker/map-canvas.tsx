import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { CountryCode } from '@sampan/country-rules';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { iconMapPin } from '../icon/icon-shapes.ts';
import type { Translate } from '../translate.ts';
import { createMapView, type MapPoint, type MapView } from './map-view.ts';

export type MapCanvasProps = {
  view: RefObject<MapView | null>;
  centre: MapPoint;
  country: CountryCode;
  coastUrl: string | undefined;
  tileUrl: string | undefined;
  t: Translate;
  onRest: (point: MapPoint) => void;
  onFail: () => void;
};

/** One press of an arrow key moves the map by this many px (the way without dragging). */
const KEY_STEP = 10;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
};

/** The ground under a pin that stays in the middle. */
export function MapCanvas({ view, centre, country, coastUrl, tileUrl, t, onRest, onFail }: MapCanvasProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const [ready, setReady] = useState(false);
  // The map is made once for each opening; later moves go through `view`.
  const [ground] = useState({ centre, country, coastUrl, tileUrl });
  const [moving, setMoving] = useState(false);
  const calls = useRef({ onRest, onFail });
  calls.current = { onRest, onFail };

  useEffect(() => {
    const node = box.current;
    if (node === null) return;
    let gone = false;
    createMapView({
      box: node,
      ...ground,
      onMoveStart: () => setMoving(true),
      onRest: (point, same) => {
        setMoving(false);
        if (!same) calls.current.onRest(point);
      },
    }).then(
      (made) => {
        if (gone) {
          made.remove();
          return;
        }
        view.current = made;
        setReady(true);
      },
      () => {
        if (!gone) calls.current.onFail();
      },
    );
    return () => {
      gone = true;
      view.current?.remove();
      view.current = null;
    };
  }, [ground, view]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      view.current?.pan(move[0], move[1]);
    } else if (event.key === '+' || event.key === '=' || event.key === '-') {
      event.preventDefault();
      view.current?.zoom(event.key === '-' ? -1 : 1);
    }
  };
  return (
    <div className={classNames('s-map', moving && 's-map--moving')}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- arrow keys move it: the way without dragging */}
      <div
        ref={box}
        className="s-map__canvas"
        role="application"
        tabIndex={0}
        aria-label={t('map.canvas')}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {ready ? (
        <span className="s-map__pin">
          <Icon shape={iconMapPin} size={36} />
        </span>
      ) : (
        <span className="s-map__wait" role="status">
          {t('map.loading')}
        </span>
      )}
    </div>
  );
}
