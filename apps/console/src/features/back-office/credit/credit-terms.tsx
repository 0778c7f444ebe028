import type { CreditCompanyDetail } from '@sampan/contract';
import { moneyText, parseAmount, payableText, toMajor, toMinor } from '@sampan/country-rules';
import { Banner, Button, MoneyField, Select } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { useChangeCredit } from './use-credit-admin.ts';

/** How a company pays and how much it may owe (spec 3 payment_type). */
export function CreditTerms({ company }: { company: CreditCompanyDetail }) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const { currency } = company;
  const [payment_type, setPaymentType] = useState(company.payment_type);
  const [text, setText] = useState(payableText(toMinor(company.limit, currency), currency));
  const change = useChangeCredit(company.company_id, () => showToast(t('credit.saved')));
  const parsed = parseAmount(text, currency);
  const is_later = payment_type === 'post_billing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (is_later && !parsed.ok) return;
    const limit = is_later && parsed.ok ? toMajor(parsed.amount_minor, currency) : 0;
    change.mutate({ payment_type, limit });
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {change.isError ? <Banner tone="danger">{errorTextWithWait(locale, change.error)}</Banner> : null}
      <Select
        label={t('credit.pays')}
        value={payment_type}
        options={[
          { value: 'post_billing', label: t('credit.post_billing') },
          { value: 'prepaid', label: t('credit.prepaid') },
        ]}
        onValueChange={(value) => setPaymentType(value === 'post_billing' ? 'post_billing' : 'prepaid')}
      />
      {is_later ? (
        <MoneyField
          label={t('credit.limit')}
          hint={t('credit.limit_hint', { amount: moneyText(company.used, currency) })}
          required
          currency={currency}
          value={text}
          onValueChange={setText}
          refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
        />
      ) : null}
      <Button variant="primary" type="submit" busy={change.isPending} busyLabel={t('common.saving')}>
        {t('credit.save')}
      </Button>
    </form>
  );
}
