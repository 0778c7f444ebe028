import { Banner, Button, Dialog } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { SendOutcome } from './use-send-links.ts';
import './send-links-dialog.css';

export interface SendLinksDialogProps {
  /** What became of a selection; the dialog opens when something was left out. */
  outcome: SendOutcome | undefined;
  onClose: () => void;
}

/** How many links of a selection went out, and which parcels were left out for what reason. */
export function SendLinksDialog({ outcome, onClose }: SendLinksDialogProps) {
  const { t } = useLocale();
  const skipped = outcome?.skipped ?? [];
  const by_reason = Map.groupBy(skipped, ({ reason }) => reason);
  return (
    <Dialog
      open={skipped.length > 0}
      onClose={onClose}
      title={t('confirmation.result_title')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('common.close')}
        </Button>
      }
    >
      <div className="c-stack">
        {outcome === undefined || outcome.sent === 0 ? null : (
          <Banner tone="success">{t('confirmation.sent_many', { count: outcome.sent })}</Banner>
        )}
        <p>{t('confirmation.skipped_many', { count: skipped.length })}</p>
        <ul className="c-skipped s-num">
          {[...by_reason].map(([reason, parcels]) => (
            <li key={reason}>
              <strong>{t(`confirmation.reason_${reason}`)}</strong>
              <span>{parcels.map(({ number }) => number).join(', ')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
