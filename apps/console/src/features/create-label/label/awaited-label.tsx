import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { ResultPopup } from '../../../shared/dialog/result-popup.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { $awaited_label } from './awaited-label.store.ts';
import { trackingLinkOf } from '../../../shared/routing/tracking-link.ts';

/** How often the label is asked for, should no live event tell of it. */
const POLL_MS = 15_000;

/** Tells what became of a label whose page was left while the courier had not answered (spec section 2, result popup). */
export function AwaitedLabel() {
  const { t } = useLocale();
  const api = useApi();
  const router = useRouter();
  const id = useStore($awaited_label);
  const { data: order } = useQuery({
    queryKey: queryKeys.order(id ?? ''),
    queryFn: ({ signal }) => api.getOrder({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: POLL_MS,
  });
  if (id === null || order === undefined) return null;
  const forget = () => $awaited_label.set(null);
  if (order.label_state === 'bought')
    return (
      <ResultPopup tone="success" trackingUrl={trackingLinkOf(order.id)} onClose={forget}>
        {t('dialog.label_ready', { number: order.number })}
      </ResultPopup>
    );
  if (order.label_state !== 'failed') return null;
  const goOn = () =>
    void router.navigate({
      to: '/orders/create_label/$step',
      params: { step: '3+delivery_service' },
      search: { order_id: order.id },
    });
  return (
    <ResultPopup tone="error" onConfirm={goOn} onClose={forget}>
      {`${t('dialog.label_failed', { number: order.number })} ${order.label_error ?? ''}`.trim()}
    </ResultPopup>
  );
}
