import { Icon, iconBox, iconCalendar, iconCheck, iconPrint, iconTruck } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import './parcel-strip.css';

export interface ParcelStripProps {
  counts: { fresh: number; to_print: number; to_hand_over: number; in_transit: number; delivered: number };
}

/** How many parcels stand where, in the order of their way; each count leads to its list (look-v2 7). */
export function ParcelStrip({ counts }: ParcelStripProps) {
  const { t, formatNumber } = useLocale();
  const stages = [
    { id: 'new', label: t('shell.parcels_new'), icon: iconBox, list: 'new', search: {}, count: counts.fresh },
    {
      id: 'to_print',
      label: t('home.to_print'),
      icon: iconPrint,
      list: 'pick-up',
      search: { unprinted: 'true' },
      count: counts.to_print,
    },
    {
      id: 'to_hand_over',
      label: t('home.to_hand_over'),
      icon: iconCalendar,
      list: 'pick-up',
      search: {},
      count: counts.to_hand_over,
    },
    {
      id: 'in_transit',
      label: t('home.in_transit'),
      icon: iconTruck,
      list: 'in-transit',
      search: {},
      count: counts.in_transit,
    },
    {
      id: 'delivered',
      label: t('home.delivered_today'),
      icon: iconCheck,
      list: 'completed',
      search: {},
      count: counts.delivered,
    },
  ] as const;
  return (
    <section aria-labelledby="strip-title">
      <h2 id="strip-title" className="c-strip__title">
        {t('home.where')}
      </h2>
      <ul className="c-strip">
        {stages.map(({ id, label, icon, list, search, count }) => (
          <li key={id}>
            <Link to="/orders/$list" params={{ list }} search={search} className="c-strip__stage">
              <Icon shape={icon} size={18} />
              <span className="c-strip__count s-num">{formatNumber(count)}</span>
              <span className="c-strip__name">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
