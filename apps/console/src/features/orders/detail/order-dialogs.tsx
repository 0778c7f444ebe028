import type { Order } from '@sampan/contract';
import { lazyPart, useWasOpen } from '../../../shared/locale/lazy-part.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useArchive } from './use-archive.ts';

const PrintDialog = lazyPart('print', () => import('../../../shared/printing/print-dialog.tsx'), 'PrintDialog');

export type OrderDialog = 'print' | 'archive' | 'cancel' | 'delete';

export interface OrderDialogsProps {
  order: Order;
  open: OrderDialog | null;
  onClose: () => void;
  /** The parcel left the lists, or is no more. */
  onGone: () => void;
}

/** What is asked before something happens to one parcel, wherever its button stands. */
export function OrderDialogs({ order, open, onClose, onGone }: OrderDialogsProps) {
  const prints = useWasOpen(open === 'print');
  const { archive } = useArchive(() => {
    onClose();
    onGone();
  });
  return (
    <>
      {prints ? (
        <PrintDialog
          order_ids={open === 'print' ? [order.id] : []}
          printed={order.label_printed_at === null ? 0 : 1}
          onClose={onClose}
        />
      ) : null}
      <ArchiveDialog
        order={open === 'archive' ? order : null}
        is_busy={archive.isPending}
        onClose={onClose}
        onArchive={(archived, reason) => archive.mutate({ order: archived, reason })}
      />
      <DeleteDialog id={order.id} open={open === 'delete'} onClose={onClose} onDeleted={onGone} />
      <CancelDialog orders={open === 'cancel' ? [order] : []} onClose={onClose} />
    </>
  );
}
