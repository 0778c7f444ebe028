import type { ActivityEntry } from '@sampan/contract';
import { Button, EmptyState, iconShield, Pagination, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { asListed } from '../../../shared/list/as-listed.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import '../../../shared/list/list.css';
import './activity.css';
import { ActivityFilters } from './activity-filters.tsx';
import { isFiltered, refilled, type ActivitySearch } from './activity-search.ts';
import { ActivityDrawer } from './activity-drawer.tsx';
import { ActivityTable } from './activity-table.tsx';
import { useActivity } from './use-activity.ts';

/** /settings/activity: who did what in the company in the last 90 days (trust 8); filters and page stand in the URL. */
export function ActivityPage() {
  const { t } = useLocale();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/settings/activity' });
  const found = useActivity(search);
  const [open, setOpen] = useState<ActivityEntry | null>(null);
  usePageTitle(found.isError ? t('common.error_prefix', { title: t('activity.title') }) : t('activity.title'));
  const setSearch = (next: ActivitySearch) =>
    void navigate({ to: '/settings/activity', search: next, resetScroll: false });
  return (
    <div className="c-activity">
      <header>
        <h1>{t('activity.title')}</h1>
        <p className="s-muted">{t('activity.text')}</p>
      </header>
      <ActivityFilters search={search} people={found.data?.people ?? []} onSearch={setSearch} />
      <ActivityList found={found} search={search} onSearch={setSearch} onOpen={setOpen} />
      <ActivityDrawer entry={asListed(found.data?.records, open)} onClose={() => setOpen(null)} />
    </div>
  );
}

interface ActivityListProps {
  found: ReturnType<typeof useActivity>;
  search: ActivitySearch;
  onSearch: (search: ActivitySearch) => void;
  onOpen: (entry: ActivityEntry) => void;
}

/** The log in each of its states: coming, failed, nothing yet, nothing found, entries. */
function ActivityList({ found, search, onSearch, onOpen }: ActivityListProps) {
  const locale = useLocale();
  const { t } = locale;
  if (found.isError) return <LoadError title={t('activity.failed')} query={found} />;
  if (found.data === undefined) return <SkeletonRows rows={8} rowHeight={64} label={t('common.loading')} />;
  const { records, total, total_is_exact, per_page, next_cursor } = found.data;
  if (records.length === 0)
    return isFiltered(search) ? (
      <EmptyState
        kind="no-results"
        title={t('activity.no_result_title')}
        action={<Button onClick={() => onSearch({})}>{t('activity.clear_filters')}</Button>}
      />
    ) : (
      <EmptyState kind="no-records" icon={iconShield} title={t('activity.empty_title')}>
        {t('activity.empty_text')}
      </EmptyState>
    );
  const page = Number(search.page ?? '1');
  const goTo = (next: number) => {
    const cursor = next === page + 1 ? (next_cursor ?? undefined) : undefined;
    onSearch(refilled(search, { page: String(next), cursor }));
    window.scrollTo({ top: 0 });
  };
  return (
    <ActivityTable
      entries={records}
      busy={found.isPlaceholderData}
      onOpen={onOpen}
      footer={
        <Pagination
          page={page}
          perPage={per_page}
          total={total}
          onPageChange={goTo}
          labels={{
            label: t('activity.title'),
            previous: t('order.page_previous'),
            next: t('order.page_next'),
            range: (from, to, of) =>
              t('order.page_range', {
                from: locale.formatNumber(from),
                to: locale.formatNumber(to),
                total: `${locale.formatNumber(of)}${total_is_exact === false ? '+' : ''}`,
              }),
          }}
        />
      }
    />
  );
}
