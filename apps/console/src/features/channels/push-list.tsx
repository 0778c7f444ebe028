import { canCall } from '@sampan/api-client';
import type { StoreOrder } from '@sampan/contract';
import { Banner, Button } from '@sampan/ui';
import { channelName } from '../../shared/brand/channel-name.ts';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { pushSentence } from './store-order-rules.ts';
import { useStoreOrderActions } from './use-store-order-actions.ts';

/** What the store was told about parcels, in its own words where it refused, and the two ways on (channels C9). */
export function PushList({ order }: { order: StoreOrder }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const { again, byHand } = useStoreOrderActions(order.id);
  const error = again.error ?? byHand.error;
  const is_busy = again.isPending || byHand.isPending;
  return (
    <section aria-labelledby="store-order-pushes">
      <h3 id="store-order-pushes">{t('store_order.pushes')}</h3>
      {error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>}
      <ul className="c-store-order__list">
        {order.pushes.map((push) => {
          const needs_somebody = push.state === 'refused' || push.state === 'needs_you';
          return (
            <li key={push.id}>
              <span>
                <span className="s-num">{push.tracking_number}</span>
                <small>
                  {' '}
                  {t(pushSentence(push))} · {locale.formatMoment(push.settled_at ?? push.created_at)}
                </small>
                {push.message === '' ? null : (
                  <small className="c-store-order__words">
                    {t('store_order.says', { channel: channelName(order.source) ?? order.store_name })}: {push.message}
                  </small>
                )}
              </span>
              {needs_somebody && canCall('pushAgain', user) ? (
                <span className="c-store-order__actions">
                  <Button size="sm" disabled={is_busy} onClick={() => again.mutate(push.id)}>
                    {t('store_order.push_again')}
                  </Button>
                  <Button size="sm" variant="quiet" disabled={is_busy} onClick={() => byHand.mutate(push.id)}>
                    {t('store_order.push_by_hand')}
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
