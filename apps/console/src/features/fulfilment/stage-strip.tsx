import { classNames } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { FulfilmentSearch } from './fulfilment-search.ts';
import { useFulfilmentCount } from './use-fulfilment.ts';

/** How much is where, as links that filter the list (look-v2 6: a strip of four stages). */
export function StageStrip({ search }: { search: FulfilmentSearch }) {
  const locale = useLocale();
  const { t } = locale;
  const counts = useFulfilmentCount().data;
  const cells: readonly { label: string; count: number | undefined; note: string; to: FulfilmentSearch }[] = [
    {
      label: t('fulfilment.stage_to_pick'),
      count: counts?.to_pick,
      note: counts === undefined ? '' : t('fulfilment.due_today', { count: counts.to_pick_today }),
      to: {},
    },
    {
      label: t('fulfilment.stage_picking'),
      count: counts?.picking,
      note: counts?.pickers.join(', ') ?? '',
      to: { stage: 'picking' },
    },
    { label: t('fulfilment.stage_packed'), count: counts?.packed, note: '', to: { stage: 'packed' } },
    {
      label: t('fulfilment.shipped_today'),
      count: counts?.shipped_today,
      note: '',
      to: { stage: 'shipped', today: 'true' },
    },
  ];
  return (
    <ul className="c-fulfil__strip c-card">
      {cells.map(({ label, count, note, to }) => {
        const is_on = search.stage === to.stage && search.today === to.today;
        return (
          <li key={label}>
            <Link
              to="/fulfillment"
              search={to}
              resetScroll={false}
              className={classNames('c-fulfil__cell', is_on && 'c-fulfil__cell--on')}
              {...(is_on ? { 'aria-current': 'true' as const } : {})}
            >
              <span className="s-muted">{label}</span>
              <strong className="s-num">{count === undefined ? '–' : locale.formatNumber(count)}</strong>
              <small className="s-dim">{note}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
