import { mayCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { Button, iconMail, iconPrint, iconX, IconButton } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CancelDialog } from '../detail/cancel-dialog.tsx';
import { isUnconfirmed, mayCancel, mayPrint } from '../detail/order-actions.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { SendLinksDialog } from './send-links-dialog.tsx';
import { useSendLinks } from './use-send-links.ts';
import { PrintDialog } from '../../../shared/files/print-dialog.tsx';

export interface BulkBarProps {
  orders: readonly Order[];
  onClear: () => void;
}

/** What can be done with the selected parcels. A button counts the parcels it will really touch. */
export function BulkBar({ orders, onClear }: BulkBarProps) {
  const { t } = useLocale();
  const user = useUser();
  const [printing, setPrinting] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const printable = orders.filter(mayPrint);
  const unconfirmed = mayCall('sendConfirmationLinks', user) ? orders.filter(isUnconfirmed) : [];
  const links = useSendLinks(onClear);
  const cancellable = mayCall('cancelOrder', user) ? orders.filter(mayCancel) : [];
  return (
    <>
      <span className="c-bulk__count s-num" role="status">
        {t('order.selected', { count: orders.length })}
      </span>
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
      <PrintDialog order_ids={printing ? printable.map(({ id }) => id) : []} onClose={() => setPrinting(false)} />
      <SendLinksDialog outcome={links.data} onClose={links.reset} />
      <CancelDialog orders={cancelling ? cancellable : []} onClose={() => setCancelling(false)} onDone={onClear} />
    </>
  );
}
