import type { CreditCompanyDetail } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { Drawer, SkeletonRows } from '@sampan/ui';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { CreditTerms } from './credit-terms.tsx';
import { OpenInvoice } from './open-invoice.tsx';
import { useCreditCompany } from './use-credit-admin.ts';

export interface CreditDrawerProps {
  /** Undefined closes it. */
  id: string | undefined;
  onClose: () => void;
}

/** One company: what it owes, its terms, and the invoices whose payments are booked here. */
export function CreditDrawer({ id, onClose }: CreditDrawerProps) {
  const { t } = useLocale();
  return (
    <Drawer open={id !== undefined} onClose={onClose} title={t('credit.title')} closeLabel={t('common.close')}>
      {id === undefined ? null : <CreditContent id={id} />}
    </Drawer>
  );
}

function CreditContent({ id }: { id: string }) {
  const { t } = useLocale();
  const found = useCreditCompany(id);
  if (found.isError) return <LoadError title={t('credit.detail_failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={48} label={t('common.loading')} />;
  const company = found.data;
  return (
    <div className="c-desk__sheet">
      <h3>{company.company_name}</h3>
      <Facts company={company} />
      {/* Made anew when the terms change, so that it shows what holds. */}
      <CreditTerms key={`${company.payment_type} ${company.limit}`} company={company} />
      <section className="c-stack">
        <h4>{t('credit.invoices')}</h4>
        {company.open_invoices.length === 0 ? <p className="s-muted">{t('credit.nothing_open')}</p> : null}
        {company.open_invoices.map((invoice) => (
          <OpenInvoice key={`${invoice.id} ${invoice.outstanding}`} invoice={invoice} />
        ))}
      </section>
    </div>
  );
}

function Facts({ company }: { company: CreditCompanyDetail }) {
  const { t } = useLocale();
  const facts = [
    [t('credit.limit'), company.limit],
    [t('credit.used'), company.used],
    [t('credit.left'), company.available],
    [t('credit.to_pay'), company.outstanding],
    [t('credit.overdue'), company.overdue],
  ] as const;
  return (
    <dl className="c-desk__facts">
      {facts.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="s-num">{moneyText(amount, company.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
