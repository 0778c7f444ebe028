import { canCall } from '@sampan/api-client';
import type { StoreOrder } from '@sampan/contract';
import { Banner, Button } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { channelName } from '../../shared/brand/channel-name.ts';
import { saveBase64 } from '../../shared/file/save-file.ts';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { useStoreOrderActions } from './use-store-order-actions.ts';

/** What the marketplace carries itself: arranged there, its numbers and its labels (channels 0.1). Nothing of it is charged. */
export function PlatformParcels({ order }: { order: StoreOrder }) {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const api = useApi();
  const channel = channelName(order.source) ?? order.store_name;
  const { arrange } = useStoreOrderActions(order.id);
  const label = useMutation({
    mutationFn: (parcel_id: string) => api.getPlatformLabel({ params: { id: order.id }, query: { parcel_id } }),
    onSuccess: ({ file_name, data_base64 }) => saveBase64(file_name, data_base64),
  });
  const error = arrange.error ?? label.error;
  return (
    <div className="c-stack">
      {order.status === 'ready' ? (
        <Banner
          tone="info"
          action={
            canCall('arrangeStoreOrder', user) ? (
              <Button size="sm" variant="primary" busy={arrange.isPending} onClick={() => arrange.mutate(channel)}>
                {t('store_order.arrange', { channel })}
              </Button>
            ) : undefined
          }
        >
          {t('store_order.platform_text', { channel })}
        </Banner>
      ) : null}
      {error === null ? null : <Banner tone="danger">{errorTextWithWait(locale, error)}</Banner>}
      {order.channel_parcels.length === 0 ? null : (
        <section aria-labelledby="store-order-platform">
          <h3 id="store-order-platform">{t('store_order.channel_parcels', { channel })}</h3>
          <ul className="c-store-order__list">
            {order.channel_parcels.map(({ parcel_id, tracking_number, carrier }) => (
              <li key={parcel_id}>
                <span>
                  <span className="s-num">{tracking_number || t('store_order.no_number')}</span>
                  {carrier === '' ? null : <small> {carrier}</small>}
                </span>
                <Button size="sm" busy={label.isPending} onClick={() => label.mutate(parcel_id)}>
                  {t('store_order.channel_label_file')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
