import type { PayoutAccount, PayoutBalance, PayoutMethod } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Chip, Combobox, MoneyField, Select, Tabs, TextArea, TextField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { PayoutKind, PayoutValues } from './payout-form.ts';
import { accountText, usualAccount } from './payout-labels.ts';

export interface PayoutFieldsProps {
  form: UseFormReturn<PayoutValues>;
  kind: PayoutKind;
  balance: PayoutBalance;
  accounts: readonly PayoutAccount[];
}

/** The fields of spec 3 'payout': two tabs where there is PayNow, a known account or another one, how much, and a note. */
export function PayoutFields({ form, kind, balance, accounts }: PayoutFieldsProps) {
  const { t } = useLocale();
  const method = useWatch({ control: form.control, name: 'method' });
  const account_id = useWatch({ control: form.control, name: 'account_id' });
  const known = kind === 'payout' ? accounts.filter((account) => account.method === method) : [];
  const chosen = known.find(({ id }) => id === account_id);
  const changeMethod = (next: string) => {
    const usual = kind === 'payout' ? usualAccount(accounts.filter((account) => account.method === next)) : undefined;
    form.clearErrors();
    form.setValue('method', next as PayoutMethod);
    form.setValue('account_id', usual?.id ?? '');
  };
  const fields = (
    <div className="c-stack">
      {known.length === 0 ? null : (
        <Select
          {...form.register('account_id')}
          label={t('payout.account')}
          hint={chosen?.last_failure ? t(`payout.failure_${chosen.last_failure}`) : undefined}
          options={[
            ...known.map((account) => ({
              value: account.id,
              label: `${accountText(account)}, ${account.holder_name}`,
            })),
            { value: '', label: t('payout.new_account') },
          ]}
        />
      )}
      {account_id !== '' ? null : method === 'paynow' ? (
        <PayNowFields form={form} />
      ) : (
        <BankFields form={form} balance={balance} />
      )}
      {kind === 'payout' ? <MoneyFields form={form} balance={balance} /> : null}
    </div>
  );
  if (balance.methods.length === 1) return fields;
  return (
    <Tabs
      label={t('payout.method')}
      items={balance.methods.map((id) => ({ id, label: t(`payout.${id}`) }))}
      value={method}
      onValueChange={changeMethod}
    >
      {fields}
    </Tabs>
  );
}

/** What stands beside a field; nothing while it is right. */
function useErrorOf(form: UseFormReturn<PayoutValues>) {
  const { issueText } = useLocale();
  return (name: keyof PayoutValues) => {
    const message = form.formState.errors[name]?.message;
    return message === undefined ? undefined : issueText(message);
  };
}

function BankFields({ form, balance }: Pick<PayoutFieldsProps, 'form' | 'balance'>) {
  const { t } = useLocale();
  const errorOf = useErrorOf(form);
  return (
    <>
      <Controller
        control={form.control}
        name="bank_name"
        render={({ field }) => (
          <Combobox
            ref={field.ref}
            name={field.name}
            label={t('label.bank_name')}
            required
            value={field.value}
            error={errorOf('bank_name')}
            minLength={0}
            delayMs={0}
            load={(text) => banksLike(balance.banks, text)}
            onValueChange={field.onChange}
            onPick={(bank) => field.onChange(bank.label)}
            onBlur={field.onBlur}
            labels={{
              loading: t('common.loading'),
              empty: t('payout.bank_none'),
              count: (n) => t('payout.bank_count', { n: String(n) }),
            }}
          />
        )}
      />
      <TextField
        {...form.register('bank_account')}
        label={t('label.bank_account')}
        required
        inputMode="numeric"
        autoComplete="off"
        numeric
        error={errorOf('bank_account')}
      />
      <TextField
        {...form.register('number')}
        label={t('payout.account_again')}
        hint={t('payout.account_again_hint')}
        required
        inputMode="numeric"
        autoComplete="off"
        numeric
        error={errorOf('number')}
      />
      <TextField
        {...form.register('beneficiary_name')}
        label={t('label.beneficiary_name')}
        hint={t('payout.beneficiary_hint')}
        required
        autoComplete="off"
        error={errorOf('beneficiary_name')}
      />
    </>
  );
}

function banksLike(banks: readonly string[], text: string) {
  const wanted = text.trim().toLowerCase();
  const like = banks.filter((bank) => bank.toLowerCase().includes(wanted));
  return Promise.resolve(like.map((bank) => ({ id: bank, label: bank })));
}

function PayNowFields({ form }: Pick<PayoutFieldsProps, 'form'>) {
  const { t } = useLocale();
  const errorOf = useErrorOf(form);
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t('label.paynow_name')}
        required
        autoComplete="off"
        error={errorOf('name')}
      />
      <TextField
        {...form.register('paynow_number')}
        label={t('label.paynow_number')}
        hint={t('payout.paynow_hint')}
        required
        autoComplete="off"
        numeric
        error={errorOf('paynow_number')}
      />
    </>
  );
}

function MoneyFields({ form, balance }: Pick<PayoutFieldsProps, 'form' | 'balance'>) {
  const { t, issueText } = useLocale();
  const errorOf = useErrorOf(form);
  const { currency, available, limits } = balance;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <>
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <MoneyField
            ref={field.ref}
            name={field.name}
            label={t('label.amount')}
            hint={t('payout.limits', {
              min: money(limits.min),
              max: money(limits.max),
              left: money(limits.day_left),
            })}
            required
            currency={currency}
            value={field.value}
            error={errorOf('amount')}
            refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <div className="c-row">
        <Chip onClick={() => form.setValue('amount', String(available), { shouldValidate: true })}>
          {t('payout.everything', { amount: money(available) })}
        </Chip>
      </div>
      <TextArea
        {...form.register('comment')}
        label={t('label.comment')}
        hint={t('payout.comment_hint')}
        counterLimit={300}
        error={errorOf('comment')}
      />
    </>
  );
}
