import type { Invoice } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { TableFrame } from '@sampan/ui';
import type { ReactNode } from 'react';
import { groupByPeriod, PeriodRow } from '../../../shared/list/period-groups.tsx';
import { OpenRowArrow, OpenRowButton } from '../../../shared/list/open-row.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { InvoiceState } from './invoice-status.tsx';
import { periodName } from '../../../shared/locale/period-name.ts';

export interface InvoiceTableProps {
  invoices: readonly Invoice[];
  busy: boolean;
  onOpen: (id: string) => void;
  footer: ReactNode;
}

/** Invoices by year, with what they cost and what is left to pay. Under 640 px each is a card. */
export function InvoiceTable({ invoices, busy, onOpen, footer }: InvoiceTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('invoice.title')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('invoice.month')}</th>
          <th scope="col">{t('invoice.number')}</th>
          <th scope="col">{t('invoice.issued')}</th>
          <th scope="col">{t('invoice.status')}</th>
          <th scope="col" className="s-table__end">
            {t('invoice.total')}
          </th>
          <th scope="col" className="s-table__end">
            {t('invoice.outstanding')}
          </th>
          <th scope="col">
            <span className="s-visually-hidden">{t('invoice.show')}</span>
          </th>
        </tr>
      </thead>
      {groupByPeriod(invoices, ({ period }) => period.slice(0, 4)).map(({ period, rows }) => (
        <tbody key={period}>
          <PeriodRow period={period} columns={7} />
          {rows.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
    </TableFrame>
  );
}

function InvoiceRow({ invoice, onOpen }: { invoice: Invoice; onOpen: (id: string) => void }) {
  const { t, locale, formatDate } = useLocale();
  const { currency, number } = invoice;
  return (
    <tr>
      <td data-lead="">
        <OpenRowButton onOpen={() => onOpen(invoice.id)}>
          {periodName(invoice.period, locale)}
          <span className="s-visually-hidden">, {t('invoice.show_of', { number })}</span>
        </OpenRowButton>
      </td>
      <td data-label={t('invoice.number')} className="s-num">
        {number}
      </td>
      <td data-label={t('invoice.issued')} className="s-num">
        {formatDate(invoice.issued_at)}
      </td>
      <td data-label={t('invoice.status')}>
        <InvoiceState status={invoice.status} />
      </td>
      <td data-label={t('invoice.total')} className="s-num s-table__end">
        {moneyText(invoice.total, currency)}
      </td>
      <td data-label={t('invoice.outstanding')} className="s-num s-table__end">
        {moneyText(invoice.outstanding, currency)}
      </td>
      <OpenRowArrow />
    </tr>
  );
}
