import type { Order } from '@sampan/contract';
import { Banner, Button, Dialog, Select, SkeletonRows } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** Most parcels of one call. */
const AT_ONCE = 100;

export interface SendToWarehouseDialogProps {
  /** Empty keeps the dialog closed. */
  orders: readonly Order[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives parcels to a warehouse; what cannot go stays, and says why (volume 6: create from orders). */
export function SendToWarehouseDialog({ orders, onClose, onDone }: SendToWarehouseDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState('');
  const is_open = orders.length > 0;
  const places = useQuery({
    queryKey: queryKeys.warehouses,
    queryFn: ({ signal }) => api.listWarehouses(undefined, { signal }),
    enabled: is_open,
  });
  const open_places = (places.data?.records ?? []).filter(({ status }) => status === 'active');
  const warehouse_id = chosen === '' ? open_places[0]?.id : chosen;
  const send = useMutation({
    mutationFn: (order_ids: string[]) =>
      api.createFulfillmentOrders({
        body: { order_ids, ...(warehouse_id === undefined ? {} : { warehouse_id }) },
      }),
    onSuccess: ({ records, results }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.orders });
      if (records.length > 0) showToast(t('fulfilment.sent', { count: records.length }));
      if (results.every(({ error }) => error === null)) onDone();
    },
  });
  const close = () => {
    const is_sent = send.isSuccess;
    send.reset();
    if (is_sent) onDone();
    onClose();
  };
  const refused = send.data?.results.filter(({ error }) => error !== null) ?? [];
  const number_of = new Map(orders.map(({ id, number }) => [id, number]));
  return (
    <Dialog
      open={is_open}
      onClose={close}
      title={t('fulfilment.send_title')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        refused.length > 0 || open_places.length === 0 ? (
          <Button onClick={close}>{t('common.close')}</Button>
        ) : (
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button
              variant="primary"
              busy={send.isPending}
              onClick={() => send.mutate(orders.slice(0, AT_ONCE).map(({ id }) => id))}
            >
              {t('fulfilment.send_many', { count: Math.min(orders.length, AT_ONCE) })}
            </Button>
          </>
        )
      }
    >
      <div className="c-stack">
        {send.error === null ? null : <Banner tone="danger">{locale.errorText(send.error)}</Banner>}
        {places.isError ? (
          <LoadError title={t('fulfilment.failed')} query={places} />
        ) : places.data === undefined ? (
          <SkeletonRows rows={2} rowHeight={48} label={t('common.loading')} />
        ) : refused.length > 0 ? (
          <>
            <p role="status">{t('fulfilment.not_sent', { count: refused.length })}</p>
            <ul>
              {refused.map(({ id, error }) => (
                <li key={id}>{`${number_of.get(id) ?? ''}: ${error === null ? '' : locale.fieldErrorText(error)}`}</li>
              ))}
            </ul>
          </>
        ) : open_places.length === 0 ? (
          <p>
            <Link to="/fulfillment/warehouses">{t('fulfilment.send_no_place')}</Link>
          </p>
        ) : (
          <>
            <p>{t('fulfilment.send_text')}</p>
            {open_places.length < 2 ? null : (
              <Select
                label={t('fulfilment.warehouse')}
                options={open_places.map(({ id, name }) => ({ value: id, label: name }))}
                value={warehouse_id ?? ''}
                onValueChange={setChosen}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
