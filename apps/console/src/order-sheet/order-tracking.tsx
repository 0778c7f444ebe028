import type { Order } from '@sampan/contract';
import { Banner, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../app/query-keys.ts';
import { useApi } from '../app/services.tsx';
import { useLocale } from '../locale/locale.tsx';

/** The way of a parcel inside its side sheet. */
export function OrderTracking({ order }: { order: Order }) {
  const { t } = useLocale();
  const api = useApi();
  const tracking = useQuery({ queryKey: [...queryKeys.tracking, order.id], queryFn: ({ signal }) => api.getTracking({ params: { id: order.id } }, { signal }) });
  if (tracking.isError) return <Banner tone="danger">{t('tracking.not_available')}</Banner>;
  if (tracking.data === undefined) return <SkeletonRows rows={4} rowHeight={56} label={t('common.loading')} />;
  return (
    <section className="c-sheet__part">
      <h3>{t('tracking.history')}</h3>
    </section>
  );
}
