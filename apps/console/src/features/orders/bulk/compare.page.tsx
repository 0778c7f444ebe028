import { Button, buttonClass, EmptyState, iconRefresh, Skeleton } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useReliability } from '../../../shared/delivery/use-reliability.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { comparedParcels } from './compared-parcels.ts';
import { CompareForm } from './compare-form.tsx';
import './compare.css';

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** /orders/compare: one decision for many parcels, what it costs and what it leaves in the wallet (spec 1 'bulk orders'). */
export function ComparePage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const [ids] = useState(comparedParcels);
  const title = t('bulk.compare_title');
  usePageTitle(title);
  const estimates = useQuery({
    queryKey: queryKeys.bulkEstimate(ids),
    queryFn: ({ signal }) => api.estimateBulk({ body: { order_ids: [...ids] } }, { signal, timeout_ms: 60_000 }),
    enabled: ids.length > 0,
    // Prices are asked once, and again when the person comes back from a repair.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const reliability = useReliability();
  const when = locale.formatTime(Math.floor(estimates.dataUpdatedAt / 1000));
  return (
    <div className="c-page">
      <div className="c-page__head">
        <h1>{title}</h1>
        {estimates.data === undefined ? null : (
          <span className="c-compare__asked">
            <span className="s-dim s-num">
              {t('bulk.parcels', { count: ids.length })} · {when}
            </span>
            <Button size="sm" icon={iconRefresh} busy={estimates.isFetching} onClick={() => void estimates.refetch()}>
              {t('bulk.ask_again')}
            </Button>
          </span>
        )}
      </div>
      {ids.length === 0 ? (
        <EmptyState
          kind="no-records"
          title={t('bulk.nothing_title')}
          action={
            <Link to="/orders/$list" params={{ list: 'new' }} className={buttonClass({ variant: 'primary' })}>
              {t('bulk.to_parcels')}
            </Link>
          }
        >
          {t('bulk.nothing_text')}
        </EmptyState>
      ) : estimates.isError ? (
        <LoadError title={t('bulk.compare_failed')} query={estimates} />
      ) : estimates.data === undefined || reliability.is_pending ? (
        <div className="c-stack" aria-busy="true">
          <Skeleton height={120} />
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} height={50} />
          ))}
        </div>
      ) : (
        <CompareForm rows={estimates.data.rows} reliabilityOf={reliability.textOf} />
      )}
    </div>
  );
}
