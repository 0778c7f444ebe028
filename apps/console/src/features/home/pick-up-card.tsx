import type { Today } from '@sampan/contract';
import { formatTimeSlot } from '@sampan/country-rules';
import { Icon, iconTruck } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { dayName } from '../../shared/locale/day-name.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface PickUpCardProps {
  /** The company's day, '2026-11-23'. */
  date: string;
  pick_up: NonNullable<Today['pick_up']>;
}

/** When a courier comes next, where, and how much of it is ready. */
export function PickUpCard({ date, pick_up }: PickUpCardProps) {
  const locale = useLocale();
  const { t } = locale;
  const time = formatTimeSlot(pick_up.from, pick_up.to);
  const share = pick_up.parcels === 0 ? 0 : Math.round((pick_up.printed / pick_up.parcels) * 100);
  return (
    <section className="c-card c-pickup" aria-labelledby="pickup-title">
      <div className="c-pickup__head">
        <span className="c-work__mark c-work__mark--info">
          <Icon shape={iconTruck} size={20} />
        </span>
        <div className="c-work__text">
          <h2 id="pickup-title" className="c-pickup__title">
            <Link to="/orders/$list" params={{ list: 'pick-up' }} search={{}}>
              {pick_up.date === date
                ? t('home.pick_up_today', { time })
                : t('home.pick_up_on', { day: dayName(locale.locale, pick_up.date), time })}
            </Link>
          </h2>
          <p>{pick_up.couriers.join(', ')}</p>
        </div>
      </div>
      <div className="c-pickup__bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <p className="c-pickup__foot s-num">
        <span>
          {t('home.pick_up_printed', {
            printed: locale.formatNumber(pick_up.printed),
            count: pick_up.parcels,
          })}
        </span>
        <span>{pick_up.address}</span>
      </p>
    </section>
  );
}
