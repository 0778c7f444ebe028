import { useLocale } from '../../shared/locale/locale.tsx';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { useStore } from '@nanostores/react';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { shareOfJob, titleOfJob } from './job-words.ts';
import { useOpenJobs } from './use-jobs.ts';
import './job-pill.css';

const JobDialog = lazyPart('parts', () => import('./job-dialog.tsx'), 'JobDialog');

/** In the header while a job runs: what it does and how far it is. It opens the job's dialog, which closes into it. */
export function JobPill() {
  const locale = useLocale();
  const [job] = useOpenJobs(useUser().id);
  const followed = useStore($followed_job);
  const was_open = useWasOpen(followed !== null);
  return (
    <>
      {job === undefined ? null : (
        <button type="button" className="c-job-pill s-num" onClick={() => $followed_job.set(job.id)}>
          <span className="c-job-pill__title">
            {job.state === 'waiting_for_top_up' ? locale.t('job.state_waiting_for_top_up') : titleOfJob(locale, job)}
          </span>
          <strong>{shareOfJob(job)}</strong>
        </button>
      )}
      {was_open ? <JobDialog id={followed} onClose={() => $followed_job.set(null)} /> : null}
    </>
  );
}
