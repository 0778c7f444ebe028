import type { DeskPayout } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { TextArea } from '@sampan/ui';
import { issueMessage } from '@sampan/validators';
import { useState } from 'react';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useLocale } from '../locale/locale.tsx';
import { accountText } from '../payouts/payout-words.ts';
import { showToast } from '../toast/toast.store.ts';
import { nameOf } from './decision-name.ts';
import { useDecide, type Decision } from './use-payout-desk.ts';

export interface DecisionDialogProps {
  deciding: { payout: DeskPayout; what: Decision['what'] } | null;
  onClose: () => void;
}

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
        onSuccess: () => {
          showToast(doneText(t, what, payout.number));
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
        {t(what === 'return' ? 'payout.desk_return_text' : 'payout.desk_approve_text', {
          amount: moneyText(payout.amount, payout.currency),
          company: payout.company.name,
          account: `${accountText(payout.account)}, ${payout.account.holder_name}`,
        })}
      </p>
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

function doneText(t: ReturnType<typeof useLocale>['t'], what: Decision['what'], number: string): string {
  if (what === 'approve') return t('payout.desk_approved');
  if (what === 'return') return t('payout.desk_returned');
  return what === 'refuse' ? t('payout.desk_refused') : t('payout.desk_marked', { number });
}
