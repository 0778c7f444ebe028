import { useLocale } from '../../shared/locale/locale.tsx';

/** Hours that are drawn strong: what came just now (look-v2 6). */
const RECENT = 6;

/** Orders of the last 24 hours by hour; a gap shows when nothing came. */
export function StoreBars({ hours }: { hours: readonly number[] }) {
  const { t } = useLocale();
  const most = Math.max(1, ...hours);
  const total = hours.reduce((sum, count) => sum + count, 0);
  return (
    <figure className="c-store__bars">
      <div className="c-store__hours" aria-hidden="true">
        {hours.map((count, index) => (
          <i
            key={index}
            data-recent={index >= hours.length - RECENT ? '' : undefined}
            // One order beside two hundred is no gap.
            style={{ height: `${Math.round((count / most) * 100)}%`, minHeight: count === 0 ? undefined : 3 }}
          />
        ))}
      </div>
      <figcaption className="s-num">
        <span aria-hidden="true">{t('store.day_ago')}</span>
        <span>{t('store.day_orders', { count: total })}</span>
        <span aria-hidden="true">{t('store.day_now')}</span>
      </figcaption>
    </figure>
  );
}
