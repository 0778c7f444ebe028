import { canCall } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { Icon, iconMore, Menu, type MenuItem } from '@sampan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeepRecipient } from '../../../shared/address-book/use-saved-recipients.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { mayAddOrder } from '../../../shared/session/may-add-order.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import {
  isFinished,
  isUnconfirmed,
  mayArchive,
  mayCancel,
  mayDelete,
  mayEdit,
  mayPrint,
  mayReturn,
} from '../detail/order-actions.ts';
import { OrderDialogs, type OrderDialog } from '../detail/order-dialogs.tsx';
import { useArchive } from '../detail/use-archive.ts';
import { useReturn } from '../detail/use-return.ts';
import { SendLinksDialog } from './send-links-dialog.tsx';
import { useSendLinks } from './use-send-links.ts';

const nothing = () => undefined;

/** Everything that can be done with a parcel, from its row; the keys that do the same stand beside it. */
export function RowMenu({ order }: { order: Order }) {
  const { t } = useLocale();
  const user = useUser();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const links = useSendLinks(nothing);
  const { restore } = useArchive(nothing);
  const giveBack = useReturn();
  const keep = useKeepRecipient();
  const may_write = canCall('updateOrder', user);
  const draft = (step: string, search: { order_id: string } | { new: string }) => () =>
    void navigate({
      to: '/orders/create_label/$step',
      params: { step },
      search,
    });
  const is_whole = order.missing.length === 0;
  const all: readonly (MenuItem & { is_possible: boolean })[] = [
    {
      id: 'open',
      is_possible: true,
      label: t('common.open'),
      aside: 'Enter',
      onSelect: () =>
        void navigate({
          to: '.',
          search: (search: object) => ({ ...search, order: order.id }),
          resetScroll: false,
        }),
    },
    {
      id: 'buy',
      is_possible: may_write && mayEdit(order) && is_whole,
      label: t('order.row_buy'),
      aside: 'B',
      onSelect: draft('3+delivery_service', { order_id: order.id }),
    },
    {
      id: 'edit',
      is_possible: may_write && mayEdit(order),
      label: t('common.edit'),
      aside: 'E',
      onSelect: draft('1+customer_address', { order_id: order.id }),
    },
    {
      id: 'print',
      is_possible: mayPrint(order),
      label: t('order.print_label'),
      onSelect: () => setDialog('print'),
    },
    {
      id: 'duplicate',
      is_possible: mayAddOrder(user) && order.shipping_address !== null,
      label: t(isFinished(order) ? 'order.ship_again' : 'order.duplicate'),
      onSelect: draft('1+customer_address', { new: order.id }),
    },
    {
      id: 'keep',
      is_possible: canCall('createSavedRecipient', user) && order.shipping_address !== null,
      label: t('address_book.keep'),
      onSelect: () => order.shipping_address && keep.mutate(order.shipping_address),
    },
    {
      id: 'return',
      is_possible: canCall('createReturn', user) && mayReturn(order),
      label: t('order.create_return'),
      onSelect: () => giveBack.mutate(order),
    },
    {
      id: 'link',
      is_possible: canCall('sendConfirmationLinks', user) && isUnconfirmed(order),
      label: t('confirmation.send_many', { count: 1 }),
      onSelect: () => links.mutate([order]),
    },
    {
      id: 'restore',
      is_possible: canCall('restoreOrder', user) && order.archived_at !== null,
      label: t('order.restore'),
      onSelect: () => restore.mutate(order),
    },
    {
      id: 'archive',
      is_possible: canCall('archiveOrder', user) && mayArchive(order),
      label: t('order.archive'),
      separated: true,
      onSelect: () => setDialog('archive'),
    },
    {
      id: 'cancel',
      is_possible: canCall('cancelOrder', user) && mayCancel(order),
      label: t('order.cancel'),
      danger: true,
      onSelect: () => setDialog('cancel'),
    },
    {
      id: 'delete',
      is_possible: canCall('deleteOrder', user) && mayDelete(order),
      label: t('order.delete'),
      danger: true,
      onSelect: () => setDialog('delete'),
    },
  ];
  return (
    <>
      <Menu
        label={`${t('common.more')}: ${order.number}`}
        trigger={<Icon shape={iconMore} />}
        triggerClassName="s-icon-button s-icon-button--sm"
        items={all.filter(({ is_possible }) => is_possible)}
        defaultOpen
      />
      {createPortal(
        <>
          <OrderDialogs order={order} open={dialog} onClose={() => setDialog(null)} onGone={nothing} />
          <SendLinksDialog outcome={links.data} onClose={links.reset} />
        </>,
        document.body,
      )}
    </>
  );
}
