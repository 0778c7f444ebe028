import { canCall } from '@sampan/api-client';
import { Button } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { COMPARED_AT_ONCE, useCompareImported, waitingOf } from './use-compare-imported.ts';

/** The next step of an import: prices for those of its parcels that have no label yet. */
export function CompareImported({ import_id }: { import_id: string }) {
  const { t, errorText, formatNumber } = useLocale();
  const api = useApi();
  const query = waitingOf(import_id);
  const waiting = useQuery({
    queryKey: queryKeys.orderList(query),
    queryFn: ({ signal }) => api.listOrders({ query }, { signal }),
    enabled: canCall('startCreateLabels', useUser()),
  });
  const total = waiting.data?.total ?? 0;
  const count = Math.min(total, COMPARED_AT_ONCE);
  const compare = useCompareImported(import_id);
  if (count === 0) return null;
  return (
    <>
      <Button variant="primary" busy={compare.isPending} onClick={() => compare.mutate()}>
        {t('bulk.compare_many', { count })}
      </Button>
      {total > count ? (
        <p className="s-muted c-import__more">
          {t('order_import.compare_rest', { rest: formatNumber(total - count) })}
        </p>
      ) : null}
      {compare.error === null ? null : <p role="alert">{errorText(compare.error)}</p>}
    </>
  );
}
