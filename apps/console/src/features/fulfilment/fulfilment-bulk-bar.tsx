import type { FulfillmentOrder } from '@sampan/contract';
import { Button, iconX, IconButton, TextField } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { keepPickedOrders } from './pick/picked-orders.ts';
import { useBulkFulfilment } from './use-bulk-fulfilment.ts';

export interface FulfilmentBulkBarProps {
  orders: readonly FulfillmentOrder[];
  onClear: () => void;
}

const isPickable = ({ status }: FulfillmentOrder) => status === 'new' || status === 'picking';
const isCancellable = ({ status }: FulfillmentOrder) => status !== 'shipped' && status !== 'cancelled';
const isPicked = ({ status }: FulfillmentOrder) =>
  status === 'picked' || status === 'packed' || status === 'ready_to_ship';

/** What can be done with the selected orders; each button counts those it will really touch. */
export function FulfilmentBulkBar({ orders, onClear }: FulfilmentBulkBarProps) {
  const { t } = useLocale();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'pick' | 'cancel' | null>(null);
  const [reason, setReason] = useState('');
  const { pick, cancel } = useBulkFulfilment(() => {
    setAsking(null);
    onClear();
  });
  const pickable = orders.filter(isPickable);
  const cancellable = orders.filter(isCancellable);
  const idsOf = (some: readonly FulfillmentOrder[]) => some.map(({ id }) => id);
  const walk = () => {
    keepPickedOrders(idsOf(pickable));
    void navigate({ to: '/fulfillment/pick' });
  };
  return (
    <>
      <span className="c-bulk__count s-num" role="status">
        {t('order.selected', { count: orders.length })}
      </span>
      {pickable.length === 0 ? null : (
        <>
          <Button size="sm" variant="primary" onClick={walk}>
            {t('fulfilment.pick_list_orders', { count: pickable.length })}
          </Button>
          <Button size="sm" onClick={() => setAsking('pick')}>
            {t('fulfilment.pick_many', { count: pickable.length })}
          </Button>
        </>
      )}
      {cancellable.length === 0 ? null : (
        <Button size="sm" onClick={() => setAsking('cancel')}>
          {t('fulfilment.cancel_many', { count: cancellable.length })}
        </Button>
      )}
      <IconButton
        className="c-bulk__clear"
        size="sm"
        icon={iconX}
        label={t('order.clear_selection')}
        onClick={onClear}
      />
      <ConfirmDialog
        open={asking === 'pick'}
        title={t('fulfilment.pick_title', { count: pickable.length })}
        action={t('fulfilment.pick_many', { count: pickable.length })}
        tone="primary"
        call={pick}
        onConfirm={() => pick.mutate({ ids: idsOf(pickable) })}
        onClose={() => setAsking(null)}
      >
        <p>{t('fulfilment.pick_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'cancel'}
        title={t('fulfilment.cancel_title', { count: cancellable.length })}
        action={t('fulfilment.cancel_many', { count: cancellable.length })}
        keep={t('fulfilment.keep')}
        call={cancel}
        onConfirm={() => cancel.mutate({ ids: idsOf(cancellable), reason })}
        onClose={() => setAsking(null)}
      >
        <p>{t('fulfilment.cancel_text')}</p>
        {cancellable.some(isPicked) ? <p>{t('fulfilment.cancel_put_back')}</p> : null}
        <TextField label={t('fulfilment.reason')} value={reason} maxLength={300} onValueChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
