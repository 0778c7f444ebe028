import type { AdjustmentSummary } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { TableFrame } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { AdjustmentStateTag } from './adjustment-state.tsx';

export interface AdjustmentTableProps<Row extends AdjustmentSummary> {
  records: readonly Row[];
  busy: boolean;
  /** The page of one of them. */
  to: '/histories/adjustments/$id' | '/operator/adjustments/$id';
  /** Whose it is, where lists of all companies are shown. */
  company?: ((row: Row) => string) | undefined;
  footer: ReactNode;
}

/** Adjustments as a table; under 640 px each is a card. */
export function AdjustmentTable<Row extends AdjustmentSummary>({
  records,
  busy,
  to,
  company,
  footer,
}: AdjustmentTableProps<Row>) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <TableFrame label={t('adjustment.title')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('adjustment.parcel')}</th>
          <th scope="col">{t('adjustment.courier')}</th>
          <th scope="col">{t('adjustment.weights')}</th>
          <th scope="col">{t('adjustment.state')}</th>
          <th scope="col">{t('adjustment.opened')}</th>
          <th scope="col" className="s-table__end">
            {t('adjustment.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((row) => (
          <tr key={row.id}>
            <td data-lead="">
              <span className="c-adjustments__parcel">
                <Link to={to} params={{ id: row.id }}>
                  {row.order_number}
                </Link>
                {company === undefined ? null : <span>{company(row)}</span>}
                <small className="s-muted s-num">{row.tracking_code}</small>
              </span>
            </td>
            <td data-label={t('adjustment.courier')}>{row.courier.name}</td>
            <td data-label={t('adjustment.weights')} className="s-num">
              {t('adjustment.weights_of', {
                declared: locale.formatWeight(row.declared_weight),
                measured: locale.formatWeight(row.measured_weight),
              })}
            </td>
            <td data-label={t('adjustment.state')}>
              <span className="c-adjustments__state">
                <AdjustmentStateTag state={row.state} />
                {row.state === 'open' && row.respond_by !== null ? (
                  <small className="s-muted">
                    {t('adjustment.answer_by', { date: locale.formatDate(row.respond_by) })}
                  </small>
                ) : null}
              </span>
            </td>
            <td data-label={t('adjustment.opened')} className="s-num">
              {locale.formatDate(row.created_at)}
            </td>
            <td className="s-table__end s-num" data-label={t('adjustment.amount')}>
              {signedMoney(row.amount, row.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** `+S$ 2.00` is to pay, `-S$ 2.00` came back: the sign says it, not a colour. */
export function signedMoney(amount: number, currency: AdjustmentSummary['currency']): string {
  return `${amount > 0 ? '+' : ''}${moneyText(amount, currency)}`;
}
