import { isApiError } from '@sampan/api-client';
import type { PayoutBalance } from '@sampan/contract';
import { moneyText, parseAmount, toMajor } from '@sampan/country-rules';
import { Banner, Button, Dialog, MoneyField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { errorTextWithWait } from '../../shared/form/form-error.ts';
import { useSettledFields } from '../../shared/form/use-settled-fields.ts';
import { useRetryKey } from '../../shared/form/use-retry-key.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { showToast } from '../../shared/toast/toast.store.ts';
import { useRefreshPayouts } from './use-payouts.ts';

const FORM_ID = 'use-for-shipping';

export interface UseForShippingDialogProps {
  open: boolean;
  balance: PayoutBalance;
  onClose: () => void;
}

/** Makes credit for labels of money that could be paid out; it says that there is no way back. */
export function UseForShippingDialog({ open, balance, onClose }: UseForShippingDialogProps) {
  const { t } = useLocale();
  const [is_busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('payout.use_shipping')}
      closeLabel={t('common.close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={is_busy}>
            {t('payout.use_action')}
          </Button>
        </>
      }
    >
      <UseForm balance={balance} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}

function UseForm({
  balance,
  onBusy,
  onDone,
}: Pick<UseForShippingDialogProps, 'balance'> & { onBusy: (is_busy: boolean) => void; onDone: () => void }) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const refresh = useRefreshPayouts();
  const call_key = useRetryKey();
  const { currency, available } = balance;
  const [text, setText] = useState('');
  const [is_empty, setEmpty] = useState(false);
  const settled = useSettledFields(FORM_ID);
  const use = useMutation({
    mutationFn: async (asked: { amount: number; confirm_duplicate: boolean }) => {
      onBusy(true);
      return api.payableForShipping({ body: asked }, { idempotency_key: call_key.keyFor(asked) });
    },
    onSuccess: (_, { amount }) => {
      call_key.forget();
      void refresh();
      showToast(t('payout.used', { amount: moneyText(amount, currency) }));
      onDone();
    },
    onError: call_key.recordFailure,
    onSettled: () => onBusy(false),
  });
  const send = (confirm_duplicate: boolean) => {
    const parsed = parseAmount(text, currency);
    setEmpty(!parsed.ok || parsed.amount_minor === 0);
    if (parsed.ok && parsed.amount_minor > 0 && !use.isPending)
      use.mutate({ amount: toMajor(parsed.amount_minor, currency), confirm_duplicate });
  };
  const field_error = isApiError(use.error) ? use.error.errors.find(({ param }) => param === 'amount') : undefined;
  const is_twin = isApiError(use.error) && use.error.code === 'possible_duplicate';
  const is_missing = is_empty || (settled.has('amount') && text.trim() === '');
  const required = is_missing ? issueText(issueMessage('validate.required', { label: 'label.amount' })) : undefined;
  const refused =
    isApiError(use.error) && use.error.code === 'insufficient_payable'
      ? errorTextWithWait(locale, use.error)
      : field_error && locale.fieldErrorText(field_error);
  return (
    <form
      id={FORM_ID}
      className="c-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(false);
      }}
    >
      {use.error === null || refused !== undefined ? null : (
        <Banner
          tone="danger"
          action={is_twin ? <Button onClick={() => send(true)}>{t('payout.duplicate')}</Button> : undefined}
        >
          {errorTextWithWait(locale, use.error)}
        </Banner>
      )}
      <p>{t('payout.use_text')}</p>
      <MoneyField
        id={`${FORM_ID}-amount`}
        label={t('label.amount')}
        hint={t('payout.everything', { amount: moneyText(available, currency) })}
        required
        data-autofocus=""
        currency={currency}
        value={text}
        error={refused ?? required}
        refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
        onValueChange={setText}
      />
    </form>
  );
}
