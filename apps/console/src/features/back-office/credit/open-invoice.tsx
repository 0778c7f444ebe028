import type { Invoice } from '@sampan/contract';
import { moneyText, parseAmount, payableText, toMajor, toMinor } from '@sampan/country-rules';
import { Banner, Button, MoneyField, TextField } from '@sampan/ui';
import { issueMessage, AMOUNT_ISSUES } from '@sampan/validators';
import { useState, type FormEvent } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { InvoiceState } from '../../billing/invoices/invoice-status.tsx';
import { periodName } from '../../../shared/locale/period-name.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { usePayInvoice } from './use-credit-admin.ts';

/** An invoice that waits, and the form that books what came for it. */
export function OpenInvoice({ invoice }: { invoice: Invoice }) {
  const { t, locale, formatDate } = useLocale();
  const [is_booking, setBooking] = useState(false);
  return (
    <article className="c-desk__invoice">
      <div className="c-desk__invoice-head">
        <div>
          <p className="c-desk__name">
            {invoice.number} <InvoiceState status={invoice.status} />
          </p>
          <p className="s-muted">
            {periodName(invoice.period, locale)}
            {invoice.due_at === null ? '' : ` · ${t('invoice.due')} ${formatDate(invoice.due_at - 1)}`}
          </p>
        </div>
        <strong className="s-num">{moneyText(invoice.outstanding, invoice.currency)}</strong>
      </div>
      {is_booking ? (
        <PaymentForm invoice={invoice} onCancel={() => setBooking(false)} />
      ) : (
        <Button size="sm" aria-label={t('credit.book_of', { number: invoice.number })} onClick={() => setBooking(true)}>
          {t('credit.book')}
        </Button>
      )}
    </article>
  );
}

/** The invoice is shown anew once something is booked, so the form needs no reset. */
function PaymentForm({ invoice, onCancel }: { invoice: Invoice; onCancel: () => void }) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const { currency } = invoice;
  const [text, setText] = useState(payableText(toMinor(invoice.outstanding, currency), currency));
  const [reference, setReference] = useState('');
  const [was_sent, setSent] = useState(false);
  const pay = usePayInvoice(() => showToast(t('credit.booked')));
  const parsed = parseAmount(text, currency);
  const needs_reference = was_sent && reference.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!parsed.ok || reference.trim() === '') return;
    pay.mutate({ id: invoice.id, amount: toMajor(parsed.amount_minor, currency), reference: reference.trim() });
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {pay.isError ? <Banner tone="danger">{errorTextWithWait(locale, pay.error)}</Banner> : null}
      <MoneyField
        label={t('credit.amount')}
        required
        currency={currency}
        value={text}
        onValueChange={setText}
        refusalText={(reason) => issueText(issueMessage(AMOUNT_ISSUES[reason], { label: 'label.amount' }))}
      />
      <TextField
        label={t('credit.reference')}
        hint={t('credit.reference_hint')}
        required
        maxLength={80}
        autoComplete="off"
        value={reference}
        onValueChange={setReference}
        error={needs_reference ? t('validate.required', { label: t('credit.reference') }) : undefined}
      />
      <div className="c-desk__buttons">
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button variant="primary" type="submit" busy={pay.isPending} busyLabel={t('common.saving')}>
          {t('credit.book')}
        </Button>
      </div>
    </form>
  );
}
