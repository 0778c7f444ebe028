import type { BulkJob } from '@sampan/contract';
import { canCall } from '@sampan/api-client';
import { Banner, buttonClass, ProgressBar } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';

const COUNTS = ['success', 'failed', 'remaining', 'total'] as const;

/** The bar, the four counts, what failed and why, and what the job waits for. */
export function JobProgress({ job }: { job: BulkJob }) {
  const { t, formatNumber, formatMoment } = useLocale();
  const done = job.success + job.failed;
  const tenths = job.total === 0 ? 0 : Math.floor((done / job.total) * 10);
  return (
    <div className="c-stack">
      <ProgressBar
        label={t(`job.state_${job.state}`)}
        aside={`${formatNumber(done)} / ${formatNumber(job.total)}`}
        value={done}
        failed={job.failed}
        max={job.total}
      />
      {/* Read out once per tenth, and at the end. */}
      <p className="s-visually-hidden" role="status">
        {job.state === 'completed' ? t('job.state_completed') : t('job.percent', { percent: tenths * 10 })}
      </p>
      <dl className="c-job__counts s-num">
        {COUNTS.map((count) => (
          <div key={count} data-count={job[count] === 0 ? undefined : count}>
            <dd>{formatNumber(job[count])}</dd>
            <dt>{t(`job.count_${count}`)}</dt>
          </div>
        ))}
      </dl>
      {job.state === 'waiting_for_top_up' ? (
        <Banner tone="warning" title={t('job.waiting_title')} action={<ToTopUp />}>
          {t('job.waiting_text')}
        </Banner>
      ) : null}
      {job.error_message === null ? null : <Banner tone="danger">{job.error_message}</Banner>}
      {job.failed === 0 ? null : <Failures job={job} />}
      <p className="s-dim c-job__started">
        {t('job.started_by', { name: job.created_by.name })} · {formatMoment(job.created_at)}
      </p>
    </div>
  );
}

/** To the wallet, for those who may fill it; the pill in the header leads back. */
function ToTopUp() {
  const { t } = useLocale();
  if (!canCall('createTopUp', useUser())) return null;
  return (
    <Link to="/home/top-up" className={buttonClass({ size: 'sm' })} onClick={() => $followed_job.set(null)}>
      {t('top_up.button')}
    </Link>
  );
}

/** What of a job failed, where it is no parcel. */
const FAILED: Readonly<Partial<Record<BulkJob['kind'], 'job.not_bought' | 'job.not_synced'>>> = {
  create_labels: 'job.not_bought',
  store_sync: 'job.not_synced',
};

const SHOWN = { state: 'failed', page: '1', per_page: '100' } as const;

/** Failed items, those with the same reason together: one repair mends them all. */
function Failures({ job }: { job: BulkJob }) {
  const { t } = useLocale();
  const api = useApi();
  const items = useQuery({
    queryKey: [...queryKeys.bulkJob(job.id), 'failed', job.failed],
    queryFn: ({ signal }) => api.listBulkJobItems({ params: { id: job.id }, query: SHOWN }, { signal }),
  });
  const groups = Map.groupBy(items.data?.records ?? [], ({ error_message }) => error_message ?? '');
  return (
    <Banner tone="danger" title={t(FAILED[job.kind] ?? 'job.not_done', { count: job.failed })}>
      <ul className="c-job__failures">
        {[...groups].map(([reason, failed]) => (
          <li key={reason}>
            {failed.length > 1 ? `${failed.length} × ` : ''}
            {reason}
            <small className="s-num">{failed.map(({ reference }) => reference).join(', ')}</small>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
