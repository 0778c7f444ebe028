import type { Order } from '@sampan/contract';
import { Button, Dialog, Select, TextArea } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

const REASONS = ['done', 'duplicate', 'else'] as const;
type Reason = (typeof REASONS)[number];

export interface ArchiveDialogProps {
  /** The parcel to archive; null keeps the dialog closed. */
  order: Order | null;
  is_busy: boolean;
  onClose: () => void;
  onArchive: (order: Order, reason: string) => void;
}

/** Archives a parcel with a reason (spec section 4, Order lifecycle). */
export function ArchiveDialog({ order, is_busy, onClose, onArchive }: ArchiveDialogProps) {
  const { t } = useLocale();
  const [reason, setReason] = useState<Reason>('done');
  const [other, setOther] = useState('');
  const words = {
    done: t('order.archive_reason_done'),
    duplicate: t('cancel.reason_duplicate'),
    else: t('cancel.reason_else'),
  };
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={t('order.archive_title')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            busy={is_busy}
            onClick={() => {
              if (order !== null) onArchive(order, reason === 'else' ? other.trim() || words.else : words[reason]);
            }}
          >
            {t('order.archive_submit')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        <p>{t('order.archive_text')}</p>
        <Select
          label={t('cancel.reason')}
          hint={t('cancel.reason_hint')}
          options={REASONS.map((value) => ({ value, label: words[value] }))}
          value={reason}
          onValueChange={(value) => setReason(value as Reason)}
        />
        {reason === 'else' ? (
          <TextArea label={t('cancel.reason_else')} maxLength={300} value={other} onValueChange={setOther} />
        ) : null}
      </div>
    </Dialog>
  );
}
