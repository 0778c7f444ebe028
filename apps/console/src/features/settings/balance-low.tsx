import type { BalanceSetting } from '@sampan/contract';
import { canCall } from '@sampan/api-client';
import { Banner, Button, Checkbox, MoneyField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { isWhole, fieldMessage, typedAmount, wireAmount } from './balance-form.ts';

/** Below which balance the company is told. */
export function LowBalanceSection({ setting }: { setting: BalanceSetting }) {
  const locale = useLocale();
  const { t, issueText, fieldErrorText } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const user = useUser();
  const { currency, low_balance } = setting;
  const [is_on, setOn] = useState(low_balance.is_on);
  const [text, setText] = useState(typedAmount(low_balance.threshold, currency));
  const threshold = wireAmount(text, currency);
  const save = useMutation({
    mutationFn: (body: { is_on: boolean; threshold: number }) => api.saveLowBalance({ body }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.balanceSetting, saved);
      showToast(t('balance.saved'));
    },
  });
  const may_write = canCall('saveLowBalance', user);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (threshold !== null) save.mutate({ is_on, threshold });
  };
  return (
    <section className="c-card c-settings__section" aria-labelledby="low-title">
      <h2 id="low-title">{t('balance.low_title')}</h2>
      <p className="s-muted">{t('balance.low_text')}</p>
      {isWhole(save.error) ? <Banner tone="danger">{locale.errorText(save.error)}</Banner> : null}
      <form className="c-stack" noValidate onSubmit={submit}>
        <Checkbox label={t('balance.low_on')} checked={is_on} disabled={!may_write} onCheckedChange={setOn} />
        <MoneyField
          label={t('balance.below')}
          required
          currency={currency}
          value={text}
          disabled={!may_write}
          error={fieldMessage(save.error, 'threshold', (problem) => fieldErrorText(problem, t('balance.below')))}
          refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
          onValueChange={(typed) => {
            setText(typed);
            save.reset();
          }}
        />
        <div className="c-row">
          <Button type="submit" variant="primary" disabled={!may_write || threshold === null} busy={save.isPending}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
