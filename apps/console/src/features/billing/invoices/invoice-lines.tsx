import type { InvoiceDetail, InvoiceLine } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { classNames, Pagination } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface InvoiceLinesProps {
  invoice: InvoiceDetail;
  page: number;
  onPage: (page: number) => void;
  busy: boolean;
}

/** What was bought and given back, one line each, a page at a time. */
export function InvoiceLines({ invoice, page, onPage, busy }: InvoiceLinesProps) {
  const { t, formatNumber } = useLocale();
  const { records, total, per_page } = invoice.lines;
  return (
    <section className={classNames('c-invoice__lines', busy && 'c-invoice__lines--busy')} aria-busy={busy || undefined}>
      <h4>{t('invoice.lines')}</h4>
      <ul>
        {records.map((line) => (
          <Line key={line.line_no} line={line} currency={invoice.currency} />
        ))}
      </ul>
      {total <= per_page ? null : (
        <Pagination
          page={page}
          perPage={per_page}
          total={total}
          onPageChange={onPage}
          labels={{
            label: t('invoice.lines'),
            previous: t('order.page_previous'),
            next: t('order.page_next'),
            range: (from, to, of) =>
              t('order.page_range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(of) }),
          }}
        />
      )}
    </section>
  );
}

function Line({ line, currency }: { line: InvoiceLine; currency: InvoiceDetail['currency'] }) {
  const { t, formatDate } = useLocale();
  const below = [formatDate(line.at), line.description, line.tracking_code].filter((part) => part !== '');
  return (
    <li>
      <span className="c-invoice__line">
        <span>
          {t(`invoice.kind_${line.kind}`)}{' '}
          {line.order_id === null ? (
            line.order_number
          ) : (
            <Link to="/home" search={{ order: line.order_id }}>
              {line.order_number}
            </Link>
          )}
        </span>
        <span className="s-muted s-num">{below.join(' · ')}</span>
      </span>
      <span className="s-num">{moneyText(line.total, currency)}</span>
    </li>
  );
}
