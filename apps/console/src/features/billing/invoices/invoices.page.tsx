import { moneyText } from '@sampan/country-rules';
import { Button, EmptyState, iconFile, Pagination, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { CreditCard } from '../../wallet/credit/credit-card.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import '../../../shared/list/list.css';
import { useUser } from '../../../shared/session/use-user.ts';
import { isFiltered, parseInvoiceSearch, STATUSES, type InvoiceSearch } from './invoice-search.ts';
import { InvoiceDrawer } from './invoice-drawer.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { useInvoices } from './use-invoices.ts';
import './invoices.css';

/** The first year anybody was invoiced in. */
const FIRST_YEAR = 2026;

/** /histories/invoices: an invoice a month (spec 7 GET /invoice/list); filters, page and the open one stand in the URL. */
export function InvoicesPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const user = useUser();
  const search = useSearch({ from: '/signed-in/histories/invoices' });
  const found = useInvoices(search);
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('invoice.title') }) : t('invoice.title'));
  const setSearch = (next: Partial<Record<keyof InvoiceSearch, string | undefined>>) =>
    void navigate({ to: '/histories/invoices', search: parseInvoiceSearch(next), resetScroll: false });
  const refilter = (change: Partial<Record<keyof InvoiceSearch, string | undefined>>) =>
    setSearch({ ...search, page: undefined, ...change });
  const this_year = new Date().getFullYear();
  const years = Array.from({ length: Math.max(1, this_year - FIRST_YEAR + 1) }, (_, index) =>
    String(this_year - index),
  );
  const { invoice, lines = '1' } = search;
  return (
    <div className="c-invoices">
      <header>
        <h2>{t('invoice.title')}</h2>
        <p className="s-muted">{t('invoice.text')}</p>
      </header>
      {user.payment_type === 'post_billing' ? <CreditCard /> : null}
      <div className="c-filters">
        <ChoiceFilter
          name={t('invoice.status')}
          value={search.status}
          options={STATUSES.map((status) => ({ value: status, label: t(`invoice.status_${status}`) }))}
          onPick={(status) => refilter({ status })}
        />
        <ChoiceFilter
          name={t('invoice.year')}
          value={search.year}
          options={years.map((year) => ({ value: year, label: year }))}
          onPick={(year) => refilter({ year })}
        />
        {isFiltered(search) ? (
          <Button size="sm" variant="quiet" onClick={() => setSearch({})}>
            {t('invoice.clear_filters')}
          </Button>
        ) : null}
      </div>
      <InvoiceList found={found} search={search} onSearch={setSearch} />
      <InvoiceDrawer
        id={invoice}
        page={lines}
        onPage={(next) => setSearch({ ...search, lines: String(next) })}
        onClose={() => setSearch({ ...search, invoice: undefined, lines: undefined })}
      />
    </div>
  );
}

interface InvoiceListProps {
  found: ReturnType<typeof useInvoices>;
  search: InvoiceSearch;
  onSearch: (search: Partial<Record<keyof InvoiceSearch, string | undefined>>) => void;
}

/** The list in each of its states: coming, failed, nothing yet, nothing found, invoices. */
function InvoiceList({ found, search, onSearch }: InvoiceListProps) {
  const locale = useLocale();
  const { t } = locale;
  if (found.isError) return <LoadError title={t('invoice.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={52} label={t('common.loading')} />;
  const { records, total, per_page, outstanding, currency } = found.data;
  if (records.length === 0)
    return isFiltered(search) ? (
      <EmptyState
        kind="no-results"
        title={t('invoice.no_result_title')}
        action={<Button onClick={() => onSearch({})}>{t('invoice.clear_filters')}</Button>}
      />
    ) : (
      <EmptyState kind="no-records" icon={iconFile} title={t('invoice.empty_title')}>
        {t('invoice.empty_text')}
      </EmptyState>
    );
  const goTo = (next: number) => {
    onSearch({ ...search, page: String(next) });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      {outstanding === 0 ? null : (
        <p className="c-invoices__sum">
          {t('invoice.outstanding')} <strong className="s-num">{moneyText(outstanding, currency)}</strong>
        </p>
      )}
      <InvoiceTable
        invoices={records}
        busy={found.isPlaceholderData}
        onOpen={(invoice) => onSearch({ ...search, invoice })}
        footer={
          <Pagination
            page={Number(search.page ?? '1')}
            perPage={per_page}
            total={total}
            onPageChange={goTo}
            labels={{
              label: t('invoice.title'),
              previous: t('order.page_previous'),
              next: t('order.page_next'),
              range: (from, to, of) =>
                t('order.page_range', {
                  from: locale.formatNumber(from),
                  to: locale.formatNumber(to),
                  total: locale.formatNumber(of),
                }),
            }}
          />
        }
      />
    </>
  );
}
