import type { InvoiceDetail } from '@sampan/contract';
import { formatMoney, moneyText, percentText, toMinor } from '@sampan/country-rules';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** What the invoice sums to: before tax, each tax, the total, what covered it, what is left to pay. */
export function InvoiceSums({ invoice }: { invoice: InvoiceDetail }) {
  const { t, formatDate } = useLocale();
  const { currency } = invoice;
  const money = (amount: number) => moneyText(amount, currency);
  // Minor units: the difference of two decimal numbers is not always one.
  const covered_minor = toMinor(invoice.total, currency) - toMinor(invoice.due, currency);
  const asks = invoice.due > 0;
  return (
    <dl className="c-invoice__sums">
      <Sum name={t('invoice.net')} value={money(invoice.net)} />
      {invoice.tax_lines.map((line) => (
        <Sum
          key={`${line.name} ${line.basis_points}`}
          name={t('invoice.tax_line', {
            name: line.name,
            rate: percentText(line.basis_points),
            amount: money(line.net),
          })}
          value={money(line.tax)}
        />
      ))}
      <Sum name={t('invoice.total')} value={money(invoice.total)} is_total />
      {asks && covered_minor > 0 ? (
        <Sum name={t('invoice.covered')} value={formatMoney(-covered_minor, currency)} />
      ) : null}
      {invoice.payments.map((payment) => (
        <Sum
          key={payment.id}
          name={
            payment.kind === 'credit'
              ? t('invoice.credit_used', { reference: payment.reference })
              : t('invoice.payment', { date: formatDate(payment.paid_at) })
          }
          value={money(-payment.amount)}
        />
      ))}
      {asks ? <Sum name={t('invoice.outstanding')} value={money(invoice.outstanding)} is_total /> : null}
    </dl>
  );
}

function Sum({ name, value, is_total = false }: { name: string; value: string; is_total?: boolean }) {
  return (
    <div className={is_total ? 'c-invoice__sum c-invoice__sum--total' : 'c-invoice__sum'}>
      <dt>{name}</dt>
      <dd className="s-num">{value}</dd>
    </div>
  );
}
