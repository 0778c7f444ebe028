import { isApiError } from '@sampan/api-client';
import type { PayoutAccount, PayoutBalance } from '@sampan/contract';
import { moneyText, parseAmount, toMajor } from '@sampan/country-rules';
import { Banner, Button } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useRetryKey } from '../../shared/form/use-retry-key.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { bodyOf, type PayoutKind, type PayoutValues } from './payout-form.ts';
import { accountText } from './payout-labels.ts';
import { ProofField } from './proof-field.tsx';
import { useRefreshPayouts } from './use-payouts.ts';

export interface PayoutConfirmProps {
  kind: PayoutKind;
  values: PayoutValues;
  /** The known account it goes to; null for a new one. */
  account: PayoutAccount | null;
  balance: PayoutBalance;
  onBack: () => void;
  /** What was refused belongs to the form; true when it was shown there. */
  onRefused: (error: Error) => boolean;
  onDone: () => void;
}

/** The last step before money leaves: what is about to happen, and who asks for it (trust 4.38). */
export function PayoutConfirm({ kind, values, account, balance, onBack, onRefused, onDone }: PayoutConfirmProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const refresh = useRefreshPayouts();
  const call_key = useRetryKey();
  const [proof, setProof] = useState('');
  const parsed = parseAmount(values.amount, balance.currency);
  const amount = parsed.ok ? toMajor(parsed.amount_minor, balance.currency) : 0;
  const send = useMutation({
    mutationFn: async (confirm_duplicate: boolean) => {
      const body = { ...bodyOf(values, kind), [balance.proof === 'password' ? 'password' : 'otp']: proof };
      if (kind === 'account') {
        await api.createPayoutAccount({ body });
        return null;
      }
      const asked = { ...body, confirm_duplicate };
      return api.createPayout({ body: asked }, { idempotency_key: call_key.keyFor(asked) });
    },
    onSuccess: (payout) => {
      call_key.forget();
      void refresh();
      showToast(payout === null ? t('payout.account_added') : t('payout.asked', { number: payout.number }));
      onDone();
    },
    onError: (error) => {
      call_key.recordFailure(error);
      onRefused(error);
    },
  });
  const problem = isApiError(send.error)
    ? send.error.errors.find(({ param }) => param === 'password' || param === 'otp')
    : undefined;
  const is_twin = isApiError(send.error) && send.error.code === 'possible_duplicate';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(false);
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {send.error === null || problem !== undefined ? null : (
        <Banner
          tone="danger"
          action={is_twin ? <Button onClick={() => send.mutate(true)}>{t('payout.duplicate')}</Button> : undefined}
        >
          {errorTextWithWait(locale, send.error)}
        </Banner>
      )}
      <dl className="c-payouts__facts">
        {kind === 'account' ? null : (
          <div>
            <dt>{t('label.amount')}</dt>
            <dd>
              <strong className="s-num c-payouts__amount">{moneyText(amount, balance.currency)}</strong>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('payout.to')}</dt>
          <dd>
            <Destination values={values} account={account} />
          </dd>
        </div>
        {values.comment.trim() === '' || kind === 'account' ? null : (
          <div>
            <dt>{t('label.comment')}</dt>
            <dd>{values.comment}</dd>
          </div>
        )}
      </dl>
      <Notes kind={kind} account={account} amount={amount} balance={balance} />
      <ProofField
        balance={balance}
        value={proof}
        error={problem && locale.fieldErrorText(problem)}
        onChange={setProof}
      />
      <div className="c-payouts__buttons">
        <Button onClick={onBack}>{t('common.previous')}</Button>
        <Button variant="primary" type="submit" busy={send.isPending}>
          {kind === 'account'
            ? t('payout.account_add')
            : t('payout.pay', { amount: moneyText(amount, balance.currency) })}
        </Button>
      </div>
    </form>
  );
}

function Destination({ values, account }: Pick<PayoutConfirmProps, 'values' | 'account'>) {
  if (account !== null)
    return (
      <>
        <span className="s-num">{accountText(account)}</span>
        <br />
        {account.holder_name}
      </>
    );
  const is_paynow = values.method === 'paynow';
  return (
    <>
      <span className="s-num">
        {is_paynow ? `PayNow ${values.paynow_number}` : `${values.bank_name} ${values.bank_account}`}
      </span>
      <br />
      {is_paynow ? values.name : values.beneficiary_name}
    </>
  );
}

/** What makes this payout wait: a new account, or its size. */
function Notes({
  kind,
  account,
  amount,
  balance,
}: Pick<PayoutConfirmProps, 'kind' | 'account' | 'balance'> & { amount: number }) {
  const locale = useLocale();
  const { t } = locale;
  const { limits, currency } = balance;
  return (
    <>
      {account === null ? (
        <Banner tone="info">{t('payout.confirm_new', { hours: String(limits.cooling_off_hours) })}</Banner>
      ) : account.is_cooling_off ? (
        <Banner tone="info">{t('payout.confirm_cooling', { time: locale.formatMoment(account.usable_from) })}</Banner>
      ) : null}
      {kind === 'payout' && amount > limits.approval_above ? (
        <Banner tone="info">
          {t('payout.confirm_approval', { amount: moneyText(limits.approval_above, currency) })}
        </Banner>
      ) : null}
    </>
  );
}
