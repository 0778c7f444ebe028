import type { CreditCompany } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { TableFrame, Tag } from '@sampan/ui';
import type { ReactNode } from 'react';
import { OpenRowArrow, OpenRowButton } from '../../../shared/list/open-row.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface CreditTableProps {
  companies: readonly CreditCompany[];
  busy: boolean;
  onOpen: (company_id: string) => void;
  footer: ReactNode;
}

/** Companies with their limit, what they owe and what of it is late. Under 640 px each is a card. */
export function CreditTable({ companies, busy, onOpen, footer }: CreditTableProps) {
  const { t } = useLocale();
  return (
    <TableFrame label={t('credit.title')} busy={busy} footer={footer}>
      <thead>
        <tr>
          <th scope="col">{t('credit.company')}</th>
          <th scope="col">{t('credit.pays')}</th>
          <th scope="col" className="s-table__end">
            {t('credit.limit')}
          </th>
          <th scope="col" className="s-table__end">
            {t('credit.used')}
          </th>
          <th scope="col" className="s-table__end">
            {t('credit.to_pay')}
          </th>
          <th scope="col">
            <span className="s-visually-hidden">{t('common.open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <CompanyRow key={company.company_id} company={company} onOpen={onOpen} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function CompanyRow({ company, onOpen }: { company: CreditCompany; onOpen: (company_id: string) => void }) {
  const { t } = useLocale();
  const { company_name: name, currency } = company;
  return (
    <tr>
      <td data-lead="">
        <span className="c-desk__company">
          <OpenRowButton aria-label={t('credit.show_of', { name })} onOpen={() => onOpen(company.company_id)}>
            {name}
          </OpenRowButton>
          <span className="s-muted">{t(`country.${company.country_code}`)}</span>
        </span>
      </td>
      <td data-label={t('credit.pays')}>{t(`credit.${company.payment_type}`)}</td>
      <td data-label={t('credit.limit')} className="s-num s-table__end">
        {moneyText(company.limit, currency)}
      </td>
      <td data-label={t('credit.used')} className="s-num s-table__end">
        {moneyText(company.used, currency)}
      </td>
      <td data-label={t('credit.to_pay')} className="s-table__end">
        <span className="c-desk__owed">
          <span className="s-num">{moneyText(company.outstanding, currency)}</span>
          {company.overdue === 0 ? null : <Tag tone="danger">{t('credit.overdue')}</Tag>}
        </span>
      </td>
      <OpenRowArrow />
    </tr>
  );
}
