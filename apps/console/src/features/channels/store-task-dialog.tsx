import { DisconnectDialog } from './disconnect-dialog.tsx';
import { FetchOrderDialog } from './fetch-order-dialog.tsx';
import { StoreSettingsDialog } from './store-settings-dialog.tsx';
import type { StoreTask } from './store-task.ts';

export interface StoreTaskDialogProps {
  /** Null: nothing is open. */
  task: StoreTask | null;
  onClose: () => void;
}

/** The dialogs of a store's card, one at a time. */
export function StoreTaskDialog({ task, onClose }: StoreTaskDialogProps) {
  const open = (what: StoreTask['what']) => (task?.what === what ? task : null);
  return (
    <>
      <StoreSettingsDialog task={open('settings')} onClose={onClose} />
      <FetchOrderDialog task={open('fetch')} onClose={onClose} />
      <DisconnectDialog task={open('disconnect')} onClose={onClose} />
    </>
  );
}
