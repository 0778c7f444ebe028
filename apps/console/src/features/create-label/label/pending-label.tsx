import type { Order } from '@sampan/contract';
import { Banner, buttonClass, ProgressBar } from '@sampan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { $awaited_label } from './awaited-label.store.ts';

/** How often a label that is still being bought is asked for. */
const POLL_MS = 2_000;

/** The courier has not answered yet. The page asks every 2 s and may be left: the purchase goes on without it (trust.md 3). */
export function PendingLabel({ order }: { order: Order }) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  useQuery({
    queryKey: queryKeys.order(order.id),
    queryFn: ({ signal }) => api.getOrder({ params: { id: order.id } }, { signal }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    $awaited_label.set(null);
    // Whoever leaves before the answer is told of it; once the answer is here, this page shows it.
    return () => {
      if (queries.getQueryData<Order>(queryKeys.order(order.id))?.label_state === 'pending')
        $awaited_label.set(order.id);
    };
  }, [order.id, queries]);
  return (
    <section className="c-card c-stack c-label__pending" aria-live="polite">
      <ProgressBar label={t('create.buying')} />
      <Banner tone="info">{t('create.buying_long')}</Banner>
      <Link to="/orders/$list" params={{ list: 'new' }} className={buttonClass()}>
        {t('order.title_new')}
      </Link>
    </section>
  );
}
