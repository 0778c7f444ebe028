import { IconButton, iconChevronLeft, iconChevronRight } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface DrawerStepsProps {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
}

/** On to the next parcel of the list behind the drawer, and back. */
export function DrawerSteps({ id, ids, onOpen }: DrawerStepsProps) {
  const { t } = useLocale();
  const at = ids.indexOf(id);
  // A parcel that was dealt with has left the list: the next one has taken its place.
  const [place, setPlace] = useState(at);
  if (at !== -1 && at !== place) setPlace(at);
  const is_gone = at === -1;
  if (ids.length < (is_gone ? 1 : 2) || place === -1) return null;
  const previous = ids[place - 1];
  const next = ids[is_gone ? place : place + 1];
  return (
    <>
      {is_gone ? null : (
        <span className="c-steps-at s-dim s-num">
          {t('order.position', { at: String(at + 1), total: String(ids.length) })}
        </span>
      )}
      <IconButton
        icon={iconChevronLeft}
        label={t('order.previous_parcel')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onOpen(previous)}
      />
      <IconButton
        icon={iconChevronRight}
        label={t('order.next_parcel')}
        disabled={next === undefined}
        onClick={() => next !== undefined && onOpen(next)}
      />
    </>
  );
}
