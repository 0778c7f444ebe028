import { canCall } from '@sampan/api-client';
import type { StoreOrder } from '@sampan/contract';
import { Banner, Button } from '@sampan/ui';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { useStoreOrderActions } from './use-store-order-actions.ts';

export interface AttentionChangeProps {
  order: StoreOrder;
  attention: NonNullable<StoreOrder['attention']>;
}

/** What changed at the store around the label, and the answers: nothing is relabelled by itself (channels C6). */
export function AttentionChange({ order, attention }: AttentionChangeProps) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const { resolve } = useStoreOrderActions(order.id);
  const is_cancelled = attention.changes.includes('cancelled');
  const is_early = attention.is_before_label;
  const before_text = t(is_early ? 'store_order.before_old' : 'store_order.before');
  return (
    <section className="c-store-order__change" aria-labelledby="store-order-change">
      <h3 id="store-order-change">
        {t(is_early ? 'store_order.changed_before_title' : 'store_order.attention_title')}
      </h3>
      <p>
        {t(
          is_early
            ? 'store_order.changed_before_text'
            : is_cancelled
              ? 'store_order.cancelled_text'
              : 'store_order.attention_text',
        )}
      </p>
      {attention.differences.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('store_order.difference')}</th>
              <th scope="col">{before_text}</th>
              <th scope="col">{t('store_order.after')}</th>
            </tr>
          </thead>
          <tbody>
            {attention.differences.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{nameOf(field, t)}</th>
                <td data-label={before_text}>{before || '–'}</td>
                <td data-label={t('store_order.after')}>{after || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {resolve.error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, resolve.error)}</Banner>}
      {canCall('resolveStoreOrder', user) ? (
        <div className="c-store-order__actions">
          {is_early ? null : (
            <Button variant="primary" busy={resolve.isPending} onClick={() => resolve.mutate('relabel')}>
              {t(is_cancelled ? 'store_order.cancel_label' : 'store_order.relabel')}
            </Button>
          )}
          <Button
            variant={is_early ? 'primary' : 'secondary'}
            disabled={resolve.isPending}
            onClick={() => resolve.mutate('keep')}
          >
            {t(is_early ? 'store_order.seen' : 'store_order.keep')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** What the server names by its field; any other stays as it is. */
function nameOf(field: string, t: ReturnType<typeof useLocale>['t']): string {
  if (field === 'status') return t('store_order.column_state');
  if (field === 'shipping_address') return t('label.address');
  return field === 'items' ? t('store_order.items') : field;
}
