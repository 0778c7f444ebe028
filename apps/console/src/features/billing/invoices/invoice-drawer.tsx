import type { InvoiceDetail } from '@sampan/contract';
import { Banner, Button, Drawer, iconDownload, iconExternal, SkeletonRows } from '@sampan/ui';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceState } from './invoice-status.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import { periodName } from '../../../shared/locale/period-name.ts';
import { useInvoice, useInvoiceFile } from './use-invoices.ts';

export interface InvoiceDrawerProps {
  /** Undefined closes it. */
  id: string | undefined;
  /** The page of its lines. */
  page: string;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** One invoice: parties, sums by tax, payments, lines, and its two files. */
export function InvoiceDrawer({ id, page, onPage, onClose }: InvoiceDrawerProps) {
  const { t } = useLocale();
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      title={t('invoice.number')}
      closeLabel={t('common.close')}
      {...(id === undefined ? {} : { footer: <InvoiceFiles id={id} /> })}
    >
      {id === undefined ? null : <InvoiceContent id={id} page={page} onPage={onPage} />}
    </Drawer>
  );
}

function InvoiceFiles({ id }: { id: string }) {
  const locale = useLocale();
  const { t } = locale;
  const file = useInvoiceFile(id);
  return (
    <div className="c-invoice__files">
      {file.isError ? (
        <Banner tone="danger" title={t('invoice.file_failed')}>
          {errorTextWithWait(locale, file.error)}
        </Banner>
      ) : null}
      <div className="c-invoice__buttons">
        <Button
          icon={iconDownload}
          busy={file.isPending && file.variables === 'csv'}
          onClick={() => file.mutate('csv')}
        >
          {t('invoice.csv')}
        </Button>
        <Button
          variant="primary"
          icon={iconExternal}
          busy={file.isPending && file.variables === 'pdf'}
          onClick={() => file.mutate('pdf')}
        >
          {t('invoice.pdf')}
        </Button>
      </div>
    </div>
  );
}

function InvoiceContent({ id, page, onPage }: { id: string; page: string; onPage: (page: number) => void }) {
  const { t } = useLocale();
  const found = useInvoice(id, page);
  if (found.isError) return <LoadError title={t('invoice.detail_failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={8} rowHeight={40} label={t('common.loading')} />;
  const invoice = found.data;
  return (
    <div className="c-invoice">
      <InvoiceHead invoice={invoice} />
      <div className="c-invoice__parties">
        <Party caption={t('invoice.from')} party={invoice.seller} />
        <Party caption={t('invoice.to')} party={invoice.buyer} />
      </div>
      <InvoiceSums invoice={invoice} />
      <HowPaid invoice={invoice} />
      <InvoiceLines invoice={invoice} page={Number(page)} onPage={onPage} busy={found.isPlaceholderData} />
    </div>
  );
}

function InvoiceHead({ invoice }: { invoice: InvoiceDetail }) {
  const { t, locale, formatDate } = useLocale();
  return (
    <header className="c-invoice__head">
      <div>
        <h3>{periodName(invoice.period, locale)}</h3>
        <InvoiceState status={invoice.status} />
      </div>
      <dl className="c-invoice__facts">
        <Fact name={t('invoice.number')} value={invoice.number} />
        <Fact name={t('invoice.issued')} value={formatDate(invoice.issued_at)} />
        {/* It is overdue from that second on; the day before is the last one to pay. */}
        {invoice.due_at === null ? null : <Fact name={t('invoice.due')} value={formatDate(invoice.due_at - 1)} />}
        {invoice.paid_at === null || invoice.due === 0 ? null : (
          <Fact name={t('invoice.paid_on')} value={formatDate(invoice.paid_at)} />
        )}
      </dl>
    </header>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="s-num">{value}</dd>
    </div>
  );
}

function Party({ caption, party }: { caption: string; party: InvoiceDetail['buyer'] }) {
  const below = [...party.address_lines, party.registration_number, party.tax_number].filter((line) => line !== '');
  return (
    <section>
      <h4>{caption}</h4>
      <p className="c-invoice__name">{party.name}</p>
      {below.map((line) => (
        <p key={line} className="s-muted">
          {line}
        </p>
      ))}
    </section>
  );
}

function HowPaid({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useLocale();
  if (invoice.status === 'credit') return null;
  if (invoice.due === 0) return <p className="s-muted c-invoice__note">{t('invoice.paid_from_balance')}</p>;
  return invoice.outstanding === 0 ? null : (
    <Banner tone={invoice.status === 'overdue' ? 'danger' : 'info'}>
      {t('invoice.how_to_pay', { number: invoice.number })}
    </Banner>
  );
}
