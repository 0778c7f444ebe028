import type { PayoutReview } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { TextArea } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { accountText } from '../../payouts/payout-labels.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { nameOf } from './decision-name.ts';
import { useDecide, type Decision } from './use-payout-review.ts';

export interface DecisionDialogProps {
  deciding: { payout: PayoutReview; what: Decision['what'] } | null;
  onClose: () => void;
}

/** What each decision does to the money. */
const TEXTS = {
  approve: 'payout.desk_approve_text',
  sent: 'payout.desk_approve_text',
  paid: 'payout.desk_paid_text',
  refuse: 'payout.desk_back_text',
  failed: 'payout.desk_back_text',
  return: 'payout.desk_return_text',
} as const satisfies Record<Decision['what'], string>;

/** Asks once more before money leaves or goes back; what is refused needs a reason that the merchant reads. */
export function DecisionDialog({ deciding, onClose }: DecisionDialogProps) {
  const { t, issueText } = useLocale();
  const call = useDecide();
  const [reason, setReason] = useState('');
  const [is_missing, setMissing] = useState(false);
  if (deciding === null) return null;
  const { payout, what } = deciding;
  const needs_reason = what === 'refuse' || what === 'failed' || what === 'return';
  const close = () => {
    setReason('');
    setMissing(false);
    onClose();
  };
  const confirm = () => {
    const text = reason.trim();
    if (needs_reason && text === '') {
      setMissing(true);
      return;
    }
    const decision: Decision =
      what === 'refuse' || what === 'failed' || what === 'return' ? { what, reason: text } : { what };
    call.mutate(
      { id: payout.id, decision },
      {
        onSuccess: (decided) => {
          showToast(doneText(t, what, decided));
          close();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      title={`${nameOf(t, what)}: ${payout.number}`}
      action={nameOf(t, what)}
      tone={needs_reason ? 'danger' : 'primary'}
      call={call}
      onConfirm={confirm}
      onClose={close}
    >
      <p>
        {t(TEXTS[what], {
          amount: moneyText(payout.amount, payout.currency),
          company: payout.company.name,
          account: `${accountText(payout.account)}, ${payout.account.holder_name}`,
        })}
      </p>
      {needs_reason && payout.owed > 0 ? (
        <p>{t('payout.owed_first', { owed: moneyText(payout.owed, payout.currency) })}</p>
      ) : null}
      {needs_reason ? (
        <TextArea
          label={t('payout.desk_reason')}
          hint={t('payout.desk_reason_hint')}
          required
          maxLength={300}
          value={reason}
          error={is_missing ? issueText(issueMessage('validate.required')) : undefined}
          onValueChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
}

function doneText(t: ReturnType<typeof useLocale>['t'], what: Decision['what'], decided: PayoutReview): string {
  const { number, set_off, currency } = decided;
  if (set_off > 0) return t('payout.desk_set_off', { number, amount: moneyText(set_off, currency) });
  if (what === 'approve') return t('payout.desk_approved');
  if (what === 'return') return t('payout.desk_returned');
  return what === 'refuse' ? t('payout.desk_refused') : t('payout.desk_marked', { number });
}
