import type { OperatorClaim } from '@sampan/contract';
import { amountText, moneyText, parseAmount, toMajor, toMinor } from '@sampan/country-rules';
import { Banner, Button, MoneyField, TextArea, TextField } from '@sampan/ui';
import { AMOUNT_ISSUES, issueMessage } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** What the courier pays and by when, or why it refuses; then the payment itself. */
export function ClaimAnswer({ claim }: { claim: OperatorClaim }) {
  if (claim.state === 'sent') return <Answer claim={claim} />;
  return claim.state === 'approved' ? <Payment claim={claim} /> : null;
}

function useSaved(id: string, done: 'claim.answered' | 'claim.paid_done') {
  const { t } = useLocale();
  const queries = useQueryClient();
  return (saved: OperatorClaim) => {
    queries.setQueryData(queryKeys.operatorClaim(id), saved);
    void queries.invalidateQueries({ queryKey: queryKeys.operatorClaims });
    showToast(t(done));
  };
}

function Answer({ claim }: { claim: OperatorClaim }) {
  const { t, errorText, issueText } = useLocale();
  const api = useApi();
  const [amount, setAmount] = useState(amountText(toMinor(claim.value, claim.currency), claim.currency));
  const [pay_by, setPayBy] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState<'approve' | 'refuse' | null>(null);
  const parsed = parseAmount(amount, claim.currency);
  const saved = useSaved(claim.id, 'claim.answered');
  const answer = useMutation({
    mutationFn: (decision: 'approve' | 'refuse') =>
      api.answerClaim({
        params: { id: claim.id },
        body: {
          decision,
          note: note.trim(),
          ...(decision === 'approve' && parsed.ok
            ? { amount: toMajor(parsed.amount_minor, claim.currency), pay_by }
            : {}),
        },
      }),
    onSuccess: saved,
  });
  const send = (decision: 'approve' | 'refuse') => {
    setTried(decision);
    if (note.trim() !== '' && (decision === 'refuse' || (parsed.ok && pay_by !== ''))) answer.mutate(decision);
  };
  const missing = (is_missing: boolean, label: string) =>
    is_missing ? issueText('validate.required', label) : undefined;
  return (
    <section className="c-card c-adjustments__card" aria-labelledby="answer-title">
      <h3 id="answer-title">{t('claim.answer_title')}</h3>
      {answer.error === null ? null : <Banner tone="danger">{errorText(answer.error)}</Banner>}
      <MoneyField
        label={t('claim.amount')}
        currency={claim.currency}
        value={amount}
        error={missing(tried === 'approve' && amount.trim() === '', t('claim.amount'))}
        refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
        onValueChange={setAmount}
      />
      <TextField
        type="date"
        label={t('claim.pay_by')}
        value={pay_by}
        error={missing(tried === 'approve' && pay_by === '', t('claim.pay_by'))}
        onValueChange={setPayBy}
      />
      <TextArea
        label={t('claim.note')}
        required
        rows={3}
        maxLength={500}
        value={note}
        error={missing(tried !== null && note.trim() === '', t('claim.note'))}
        onValueChange={setNote}
      />
      <div className="c-adjustments__actions">
        <Button variant="primary" busy={answer.isPending} onClick={() => send('approve')}>
          {t('claim.approve')}
        </Button>
        <Button busy={answer.isPending} onClick={() => send('refuse')}>
          {t('claim.refuse')}
        </Button>
      </div>
    </section>
  );
}

function Payment({ claim }: { claim: OperatorClaim }) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const saved = useSaved(claim.id, 'claim.paid_done');
  const pay = useMutation({ mutationFn: () => api.payClaim({ params: { id: claim.id } }), onSuccess: saved });
  return (
    <section className="c-card c-adjustments__card">
      {pay.error === null ? null : <Banner tone="danger">{errorText(pay.error)}</Banner>}
      <div className="c-adjustments__actions">
        <Button variant="primary" busy={pay.isPending} onClick={() => pay.mutate()}>
          {t('claim.pay', { amount: moneyText(claim.granted ?? 0, claim.currency) })}
        </Button>
      </div>
    </section>
  );
}
