import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { AdjustmentStateTag } from './adjustment-state.tsx';
import { signedMoney } from './adjustment-table.tsx';

/** What the courier's scale changed about the price of a parcel; nothing while there is nothing. */
export function OrderAdjustments({ order }: { order: Pick<Order, 'id' | 'label'> }) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const query = { order_id: order.id };
  const { data } = useQuery({
    queryKey: queryKeys.adjustmentList(query),
    queryFn: ({ signal }) => api.listAdjustments({ query }, { signal }),
    enabled: order.label !== null && canCall('listAdjustments', user),
  });
  if (data === undefined || data.records.length === 0) return null;
  return (
    <section className="c-sheet__part">
      <h3>{t('adjustment.title')}</h3>
      {data.records.map(({ id, amount, currency, state }) => (
        <p key={id} className="c-row">
          <Link to="/histories/adjustments/$id" params={{ id }}>
            {t('adjustment.of_order', { amount: signedMoney(amount, currency) })}
          </Link>
          <AdjustmentStateTag state={state} />
        </p>
      ))}
    </section>
  );
}
