import type { LedgerTotal } from '@sampan/contract';
import { moneyText, toMajor, toMinor } from '@sampan/country-rules';
import { TableFrame } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** What stands on which accounts, a table per currency; each sums to zero, because money only moves from one to another. */
export function LedgerTotals({ totals }: { totals: readonly LedgerTotal[] }) {
  const { t } = useLocale();
  const by_currency = [...Map.groupBy(totals, ({ currency }) => currency)];
  return (
    <section>
      <h3>{t('ledger.totals')}</h3>
      {by_currency.map(([currency, rows]) => (
        <CurrencyTotals key={currency} currency={currency} rows={rows} />
      ))}
    </section>
  );
}

function CurrencyTotals({ currency, rows }: { currency: LedgerTotal['currency']; rows: readonly LedgerTotal[] }) {
  const locale = useLocale();
  const { t } = locale;
  const sum = toMajor(
    rows.reduce((total, { amount }) => total + toMinor(amount, currency), 0),
    currency,
  );
  return (
    <TableFrame label={`${t('ledger.totals')}, ${currency}`} compact>
      <thead>
        <tr>
          <th scope="col">{currency}</th>
          <th scope="col" className="s-table__end">
            {t('ledger.accounts')}
          </th>
          <th scope="col" className="s-table__end">
            {t('ledger.entries')}
          </th>
          <th scope="col" className="s-table__end">
            {t('ledger.held')}
          </th>
          <th scope="col" className="s-table__end">
            {t('ledger.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <td data-lead="">
              {t(`ledger.kind_${row.kind}`)} <span className="s-muted">{t(`ledger.${row.owner}`)}</span>
            </td>
            <td data-label={t('ledger.accounts')} className="s-num s-table__end">
              {locale.formatNumber(row.accounts)}
            </td>
            <td data-label={t('ledger.entries')} className="s-num s-table__end">
              {locale.formatNumber(row.entries)}
            </td>
            <td data-label={t('ledger.held')} className="s-num s-table__end">
              {moneyText(row.held, currency)}
            </td>
            <td data-label={t('ledger.amount')} className="s-num s-table__end">
              {moneyText(row.amount, currency)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" data-lead="">
            {t('ledger.sum')}
          </th>
          <td colSpan={4} data-label={t('ledger.sum')} className="s-num s-table__end">
            <strong>{moneyText(sum, currency)}</strong>
          </td>
        </tr>
      </tbody>
    </TableFrame>
  );
}
