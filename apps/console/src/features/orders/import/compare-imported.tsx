import { canCall } from '@sampan/api-client';
import { Button } from '@sampan/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';
import { keepComparedParcels } from '../bulk/compared-parcels.ts';

/** Parcels of one comparison. */
const COMPARED_AT_ONCE = 1_000;
const PER_PAGE = 100;

/** The next step of an import: prices for those of its parcels that have no label yet, up to a thousand at a time. */
export function CompareImported({ import_id }: { import_id: string }) {
  const { t, errorText, formatNumber } = useLocale();
  const api = useApi();
  const user = useUser();
  const navigate = useNavigate();
  const may_buy = canCall('startCreateLabels', user);
  const query = { import_id, status: 'new', sort: 'created_at:asc', per_page: String(PER_PAGE) } as const;
  const waiting = useQuery({
    queryKey: queryKeys.orderList(query),
    queryFn: ({ signal }) => api.listOrders({ query }, { signal }),
    enabled: may_buy,
  });
  const total = waiting.data?.total ?? 0;
  const count = Math.min(total, COMPARED_AT_ONCE);
  const compare = useMutation({
    mutationFn: async () => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await api.listOrders({ query: cursor === undefined ? query : { ...query, cursor } });
        ids.push(...page.records.map(({ id }) => id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor && ids.length < COMPARED_AT_ONCE);
      return ids.slice(0, COMPARED_AT_ONCE);
    },
    onSuccess: async (ids) => {
      keepComparedParcels(ids);
      await navigate({ to: '/orders/compare' });
    },
  });
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
