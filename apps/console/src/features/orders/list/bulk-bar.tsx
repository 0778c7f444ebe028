import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { Button, iconMail, iconPrint, iconX, IconButton } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { lazyPart, useWasOpen } from '../../../shared/locale/lazy-part.tsx';
import { isUnconfirmed, mayCancel, mayEdit, mayPrint } from '../detail/order-actions.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { keepComparedParcels } from '../bulk/compared-parcels.ts';
import { useSendLinks } from './use-send-links.ts';

const PrintDialog = lazyPart('print', () => import('../../../shared/printing/print-dialog.tsx'), 'PrintDialog');
const SendLinksDialog = lazyPart('parts', () => import('./send-links-dialog.tsx'), 'SendLinksDialog');
const SendToWarehouseDialog = lazyPart(
  'parts',
  () => import('./send-to-warehouse-dialog.tsx'),
  'SendToWarehouseDialog',
);
const CancelDialog = lazyPart('parts', () => import('../detail/cancel-dialog.tsx'), 'CancelDialog');

export interface BulkBarProps {
  orders: readonly Order[];
  onClear: () => void;
}

/** A warehouse takes what has not left, and knows what to pick from its items (volume 6). */
const mayStore = ({ status, items }: Order) => (status === 'new' || status === 'ready_to_ship') && items.length > 0;

/** What can be done with the selected parcels. A button counts the parcels it will really touch. */
export function BulkBar({ orders, onClear }: BulkBarProps) {
  const { t } = useLocale();
  const user = useUser();
  const [printing, setPrinting] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [storing, setStoring] = useState(false);
  const navigate = useNavigate();
  const buyable = canCall('startCreateLabels', user) ? orders.filter(mayEdit) : [];
  const compare = () => {
    keepComparedParcels(buyable.map(({ id }) => id));
    void navigate({ to: '/orders/compare' });
  };
  const printable = orders.filter(mayPrint);
  const unconfirmed = canCall('sendConfirmationLinks', user) ? orders.filter(isUnconfirmed) : [];
  const links = useSendLinks(onClear);
  const cancellable = canCall('cancelOrder', user) ? orders.filter(mayCancel) : [];
  const storable = canCall('createFulfillmentOrders', user) ? orders.filter(mayStore) : [];
  const stores = useWasOpen(storing);
  const prints = useWasOpen(printing);
  const sends = useWasOpen(links.data !== undefined);
  const cancels = useWasOpen(cancelling);
  return (
    <>
      <span className="c-bulk__count s-num" role="status">
        {t('order.selected', { count: orders.length })}
      </span>
      {buyable.length === 0 ? null : (
        <Button size="sm" variant="primary" data-shortcut="buy" onClick={compare}>
          {t('bulk.compare_many', { count: buyable.length })}
        </Button>
      )}
      {printable.length === 0 ? null : (
        <Button size="sm" icon={iconPrint} data-shortcut="print" onClick={() => setPrinting(true)}>
          {t('order.print_labels', { count: printable.length })}
        </Button>
      )}
      {unconfirmed.length === 0 ? null : (
        <Button size="sm" icon={iconMail} busy={links.isPending} onClick={() => links.mutate(orders)}>
          {t('confirmation.send_many', { count: unconfirmed.length })}
        </Button>
      )}
      {storable.length === 0 ? null : (
        <Button size="sm" onClick={() => setStoring(true)}>
          {t('fulfilment.send_many', { count: storable.length })}
        </Button>
      )}
      {cancellable.length === 0 ? null : (
        <Button size="sm" onClick={() => setCancelling(true)}>
          {t('console.cancel_parcels', { count: cancellable.length })}
        </Button>
      )}
      <IconButton
        className="c-bulk__clear"
        size="sm"
        icon={iconX}
        label={t('order.clear_selection')}
        onClick={onClear}
      />
      {prints ? (
        <PrintDialog
          order_ids={printing ? printable.map(({ id }) => id) : []}
          printed={printable.filter(({ label_printed_at }) => label_printed_at !== null).length}
          onClose={() => setPrinting(false)}
        />
      ) : null}
      {sends ? <SendLinksDialog outcome={links.data} onClose={links.reset} /> : null}
      {stores ? (
        <SendToWarehouseDialog orders={storing ? storable : []} onClose={() => setStoring(false)} onDone={onClear} />
      ) : null}
      {cancels ? (
        <CancelDialog orders={cancelling ? cancellable : []} onClose={() => setCancelling(false)} onDone={onClear} />
      ) : null}
    </>
  );
}
