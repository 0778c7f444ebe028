import type { TopUp } from '@sampan/contract';
import { Dialog } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { BankFrame } from '../top-up/bank-frame.tsx';
import '../top-up/top-up.css';

export interface BankDialogProps {
  /** A charge the bank has not decided yet; null keeps the dialog closed. */
  open: TopUp | null;
  onClose: () => void;
}

/** The holder's bank asks, or is silent, before the label is bought (3-D Secure). */
export function BankDialog({ open, onClose }: BankDialogProps) {
  const { t } = useLocale();
  const action = open?.next_action ?? null;
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      title={t('top_up.pending_title')}
      closeLabel={t('common.close')}
      size="sm"
      mobile="full"
    >
      {open === null ? null : action === null ? (
        <p role="status">{t('create_label.bank_silent')}</p>
      ) : (
        <BankFrame top_up_id={open.id} action={action} />
      )}
    </Dialog>
  );
}
