import { Button, EmptyState, SkeletonRows, TableFrame } from '@sampan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { isOpen, shareOfJob, titleOfJob } from './job-words.ts';
import '../../shared/list/list.css';

/** Open jobs on this page are asked about this often. */
const ASK_EVERY_MS = 3_000;

/** /orders/jobs: every bulk job of the company, who started it, when, and what came of it. */
export function JobsPage() {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const navigate = useNavigate();
  const { page } = useSearch({ from: '/signed-in/orders/jobs' });
  const title = t('job.all');
  usePageTitle(title);
  const query = { page: page ?? '1', per_page: '20' };
  const jobs = useQuery({
    queryKey: queryKeys.bulkJobList(query),
    queryFn: ({ signal }) => api.listBulkJobs({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.records.some(isOpen) === true ? ASK_EVERY_MS : false),
  });
  const heads = [t('job.column_job'), t('job.column_started'), t('job.column_state'), t('job.column_result')] as const;
  return (
    <div className="c-page">
      <div className="c-page__head">
        <h1>{title}</h1>
      </div>
      {jobs.isError ? (
        <LoadError title={t('state.error_title')} query={jobs} />
      ) : jobs.data?.total === 0 ? (
        <EmptyState kind="no-records" title={t('job.empty_title')}>
          {t('job.empty_text')}
        </EmptyState>
      ) : (
        <TableFrame
          label={title}
          busy={jobs.isPlaceholderData}
          footer={
            jobs.data === undefined ? undefined : (
              <ListPagination
                label={title}
                page={page}
                answer={jobs.data}
                onPage={(next) => void navigate({ to: '/orders/jobs', search: next === '1' ? {} : { page: next } })}
              />
            )
          }
        >
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {jobs.data === undefined ? (
              <tr>
                <td colSpan={heads.length}>
                  <SkeletonRows rows={8} rowHeight={48} label={t('common.loading')} />
                </td>
              </tr>
            ) : (
              jobs.data.records.map((job) => (
                <tr key={job.id}>
                  <td data-label={heads[0]}>
                    <Button variant="quiet" size="sm" onClick={() => $followed_job.set(job.id)}>
                      {titleOfJob(locale, job)}
                    </Button>
                  </td>
                  <td data-label={heads[1]}>
                    <span>{locale.formatMoment(job.created_at)}</span>
                    <small>{job.created_by.name}</small>
                  </td>
                  <td data-label={heads[2]}>{t(`job.state_${job.state}`)}</td>
                  <td data-label={heads[3]} className="s-num">
                    <span>{shareOfJob(job)}</span>
                    {job.failed === 0 ? null : <small>{t('dialog.result_failed', { count: job.failed })}</small>}
                  </td>
                </tr>
              ))
            )}
          </tbody>
        </TableFrame>
      )}
    </div>
  );
}
