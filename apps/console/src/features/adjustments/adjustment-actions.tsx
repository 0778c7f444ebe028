import { canCall } from '@sampan/api-client';
import type { Adjustment } from '@sampan/contract';
import { Button, iconCheck } from '@sampan/ui';
import { useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { signedMoney } from './adjustment-table.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { useAnswer } from './use-adjustments.ts';

/** Accept or dispute, for the owner while it is open. */
export function AdjustmentActions({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useLocale();
  const api = useApi();
  const user = useUser();
  const [asked, setAsked] = useState<'accept' | 'dispute' | null>(null);
  const accept = useAnswer(adjustment.id, () => api.acceptAdjustment({ params: { id: adjustment.id } }));
  if (adjustment.state !== 'open') return null;
  if (!canCall('acceptAdjustment', user)) return <p className="s-muted">{t('adjustment.owner_answers')}</p>;
  return (
    <>
      <Button variant="primary" icon={iconCheck} onClick={() => setAsked('accept')}>
        {t('adjustment.accept')}
      </Button>
      <Button onClick={() => setAsked('dispute')}>{t('adjustment.dispute')}</Button>
      <ConfirmDialog
        open={asked === 'accept'}
        tone="primary"
        title={t('adjustment.accept_title')}
        action={t('adjustment.accept')}
        call={accept}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          accept.mutate(undefined, {
            onSuccess: ({ state }) => {
              showToast(t(state === 'due' ? 'adjustment.accepted_due' : 'adjustment.accepted'));
              setAsked(null);
            },
          })
        }
      >
        <p>{t('adjustment.accept_text', { amount: signedMoney(adjustment.amount, adjustment.currency) })}</p>
      </ConfirmDialog>
      <DisputeDialog adjustment={adjustment} open={asked === 'dispute'} onClose={() => setAsked(null)} />
    </>
  );
}
