import { Button, EmptyState, iconCard, Pagination, SkeletonRows, TextField } from '@sampan/ui';
import { TIMINGS } from '@sampan/country-rules';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ChoiceFilter } from '../../../shared/list/choice-filter.tsx';
import '../../../shared/list/list.css';
import { parseCreditSearch, SCOPES, type CreditSearch } from './credit-search.ts';
import { CreditDrawer } from './credit-drawer.tsx';
import { CreditTable } from './credit-table.tsx';
import { useCreditCompanies } from './use-credit-admin.ts';
import './credit-admin.css';

type Change = Partial<Record<keyof CreditSearch, string | undefined>>;

/** /operator/credit: who pays later, up to what limit, and what is late; filters and the open company stand in the URL. */
export function CreditAdminPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/operator/credit' });
  const found = useCreditCompanies(search);
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('credit.title') }) : t('credit.title'));
  const setSearch = (next: Change) =>
    void navigate({ to: '/operator/credit', search: parseCreditSearch(next), resetScroll: false });
  const { scope = 'post_billing' } = search;
  return (
    <div className="c-desk">
      <header>
        <h2>{t('credit.title')}</h2>
        <p className="s-muted">{t('credit.desk_text')}</p>
      </header>
      <div className="c-desk__filters">
        <CompanySearch
          value={search.search ?? ''}
          onSearch={(text) => setSearch({ ...search, page: undefined, search: text })}
        />
        <ChoiceFilter
          name={t('credit.which')}
          value={scope}
          options={SCOPES.map((each) => ({ value: each, label: t(`credit.scope_${each}`) }))}
          onPick={(next) => setSearch({ ...search, page: undefined, scope: next })}
        />
      </div>
      <CompanyList found={found} search={search} onSearch={setSearch} />
      <CreditDrawer id={search.company} onClose={() => setSearch({ ...search, company: undefined })} />
    </div>
  );
}

/** Asks a moment after the last key. */
function CompanySearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useLocale();
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSearch(text), TIMINGS.address_search_debounce_ms);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField
      label={t('credit.search')}
      type="search"
      value={text}
      maxLength={80}
      autoComplete="off"
      onValueChange={setText}
    />
  );
}

interface CompanyListProps {
  found: ReturnType<typeof useCreditCompanies>;
  search: CreditSearch;
  onSearch: (change: Change) => void;
}

/** The list in each of its states: coming, failed, nobody yet, nobody found, companies. */
function CompanyList({ found, search, onSearch }: CompanyListProps) {
  const locale = useLocale();
  const { t } = locale;
  if (found.isError) return <LoadError title={t('credit.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={6} rowHeight={56} label={t('common.loading')} />;
  const { records, total, per_page } = found.data;
  if (records.length === 0)
    return search.search !== undefined || search.scope !== undefined ? (
      <EmptyState
        kind="no-results"
        title={t('credit.no_result_title')}
        action={<Button onClick={() => onSearch({})}>{t('invoice.clear_filters')}</Button>}
      />
    ) : (
      <EmptyState kind="no-records" icon={iconCard} title={t('credit.empty_title')}>
        {t('credit.empty_text')}
      </EmptyState>
    );
  return (
    <CreditTable
      companies={records}
      busy={found.isPlaceholderData}
      onOpen={(company) => onSearch({ ...search, company })}
      footer={
        <Pagination
          page={Number(search.page ?? '1')}
          perPage={per_page}
          total={total}
          onPageChange={(page) => onSearch({ ...search, page: String(page) })}
          labels={{
            label: t('credit.title'),
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
  );
}
