import { isApiError } from '@sampan/api-client';
import type { PayoutBalance } from '@sampan/contract';
import { Button, Dialog } from '@sampan/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDelayedValidation } from '../../shared/form/use-delayed-validation.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { limitError } from './payout-limits.ts';
import { PayoutConfirm } from './payout-confirm.tsx';
import { PayoutFields } from './payout-fields.tsx';
import {
  EMPTY_PAYOUT,
  FIELD_ORDER,
  fieldOf,
  payoutResolver,
  type PayoutKind,
  type PayoutValues,
} from './payout-form.ts';
import { usualAccount } from './payout-labels.ts';
import { usePayoutAccounts } from './use-payouts.ts';

const FORM_ID = 'payout-form';

export interface PayoutDialogProps {
  /** Null while closed. */
  kind: PayoutKind | null;
  balance: PayoutBalance;
  onClose: () => void;
}

/** The payout form of spec 3, or the account of it alone; then the step that asks who it is. */
export function PayoutDialog({ kind, balance, onClose }: PayoutDialogProps) {
  const { t } = useLocale();
  const [step, setStep] = useState<'form' | 'confirm'>('form');
  const close = () => {
    setStep('form');
    onClose();
  };
  const is_account = kind === 'account';
  const title = is_account
    ? t(step === 'form' ? 'payout.account_add' : 'payout.confirm_account')
    : t(step === 'form' ? 'payout.pay_out' : 'payout.confirm');
  return (
    <Dialog
      open={kind !== null}
      onClose={close}
      title={title}
      closeLabel={t('common.close')}
      mobile="full"
      footer={
        step === 'confirm' ? undefined : (
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button variant="primary" type="submit" form={FORM_ID}>
              {t('payout.continue')}
            </Button>
          </>
        )
      }
    >
      {kind === null ? null : <PayoutSteps kind={kind} balance={balance} step={step} onStep={setStep} onDone={close} />}
    </Dialog>
  );
}

interface PayoutStepsProps {
  kind: PayoutKind;
  balance: PayoutBalance;
  step: 'form' | 'confirm';
  onStep: (step: 'form' | 'confirm') => void;
  onDone: () => void;
}

/** Mounted anew with every opening; between the two steps nothing that was typed is lost. */
function PayoutSteps({ kind, balance, step, onStep, onDone }: PayoutStepsProps) {
  const locale = useLocale();
  const user = useUser();
  const accounts = usePayoutAccounts();
  const known = accounts.data ?? [];
  const usual = kind === 'payout' ? usualAccount(known) : undefined;
  const form = useForm<PayoutValues>({
    resolver: payoutResolver(kind, user.country_code, (typed) => limitError(typed, balance, locale.t)),
    defaultValues: { ...EMPTY_PAYOUT, method: usual?.method ?? 'bank', account_id: usual?.id ?? '' },
    mode: 'onBlur',
    shouldFocusError: false,
  });
  useDelayedValidation(form);
  const [checked, setChecked] = useState<PayoutValues | null>(null);
  /** What the server refuses of the form goes beside its field, and back to it; true when all of it had a place. */
  const placeBack = (error: Error): boolean => {
    if (!isApiError(error) || checked === null) return false;
    const problems = error.code === 'insufficient_payable' ? [{ param: 'amount', message: '' }] : error.errors;
    const placed = problems.flatMap((problem) => {
      const field = fieldOf(problem.param, checked.method);
      if (field === null) return [];
      const message = 'code' in problem ? locale.fieldErrorText(problem) : locale.errorText(error);
      return [{ field, message }];
    });
    if (placed.length === 0 || placed.length !== problems.length) return false;
    onStep('form');
    // The fields are on screen again before they are told, so that the first can take the focus.
    setTimeout(() => {
      for (const [index, { field, message }] of placed.entries())
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return true;
  };
  if (step === 'confirm' && checked !== null)
    return (
      <PayoutConfirm
        kind={kind}
        values={checked}
        account={known.find(({ id }) => id === checked.account_id) ?? null}
        balance={balance}
        onBack={() => onStep('form')}
        onRefused={placeBack}
        onDone={onDone}
      />
    );
  return (
    <form
      id={FORM_ID}
      className="c-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit(
          (values) => {
            setChecked(values);
            onStep('confirm');
          },
          (errors) => {
            const first = FIELD_ORDER.find((name) => errors[name] !== undefined);
            if (first !== undefined) form.setFocus(first);
          },
        )();
      }}
    >
      <PayoutFields form={form} kind={kind} balance={balance} accounts={known} />
    </form>
  );
}
