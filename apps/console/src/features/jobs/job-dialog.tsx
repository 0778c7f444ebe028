import { Button, Dialog, Skeleton } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { canCall } from '@sampan/api-client';
import type { BulkJob } from '@sampan/contract';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { JobProgress } from './job-progress.tsx';
import { titleOfJob } from './job-words.ts';
import { useChangeJob } from './use-change-job.ts';
import { useJob } from './use-jobs.ts';
import './job-dialog.css';

const PrintDialog = lazyPart('print', () => import('../../shared/printing/print-dialog.tsx'), 'PrintDialog');

export interface JobDialogProps {
  /** The job; null keeps the dialog closed. */
  id: string | null;
  onClose: () => void;
}

/** A bulk job while it runs and when it has ended: the same box, with what can be done now (spec 3 'Bulk progress'). */
export function JobDialog({ id, onClose }: JobDialogProps) {
  const locale = useLocale();
  const { t } = locale;
  const job = useJob(id);
  const is_open = useOpensBelowResults(id);
  const [printing, setPrinting] = useState(false);
  const prints = useWasOpen(printing);
  const data = job.data;
  const title = data === undefined ? t('job.title') : titleOfJob(locale, data);
  return (
    <>
      <Dialog
        open={is_open}
        onClose={onClose}
        title={data?.state === 'completed' ? t('job.done', { title }) : title}
        closeLabel={t('common.close')}
        footer={
          data === undefined ? undefined : <JobActions job={data} onPrint={() => setPrinting(true)} onClose={onClose} />
        }
      >
        {job.isError ? (
          <LoadError title={t('state.error_title')} query={job} />
        ) : data === undefined ? (
          <Skeleton height={160} />
        ) : (
          <JobProgress job={data} />
        )}
      </Dialog>
      {prints && data !== undefined ? (
        <PrintDialog
          order_ids={[]}
          job={printing ? { id: data.id, labels: data.success } : null}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}

/**
 * Whether the dialog of a job stands open. It may come late, with its script: over the result that tells how the job ended it
 * would keep every click from that result, so it waits until the result is closed.
 */
function useOpensBelowResults(id: string | null): boolean {
  const tells_result = useStore(resultDialog.$result) !== null;
  const [opened, setOpened] = useState<string | null>(null);
  const next = id !== null && id !== opened && tells_result ? null : id;
  if (next !== opened) setOpened(next);
  return next !== null;
}

interface JobActionsProps {
  job: BulkJob;
  onPrint: () => void;
  onClose: () => void;
}

function JobActions({ job, onPrint, onClose }: JobActionsProps) {
  const { t } = useLocale();
  const user = useUser();
  const change = useChangeJob(job.id);
  // The labels that a finished purchase made.
  const labels = job.kind === 'create_labels' && job.state === 'completed' ? job.success : 0;
  const button = (how: 'stop' | 'resume' | 'retry', label: string) =>
    canCall(`${how}BulkJob`, user) ? (
      <Button busy={change.isPending} onClick={() => change.mutate(how)}>
        {label}
      </Button>
    ) : null;
  return (
    <>
      {job.state === 'queued' || job.state === 'running' ? button('stop', t('job.stop')) : null}
      {job.state === 'stopped' || job.state === 'waiting_for_top_up' ? button('resume', t('job.resume')) : null}
      {job.state === 'completed' && job.failed > 0 ? button('retry', t('job.retry')) : null}
      <Link to="/orders/jobs" className="c-job__all" onClick={onClose}>
        {t('job.all')}
      </Link>
      {labels === 0 ? (
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t(job.remaining > 0 ? 'job.keep_working' : 'common.close')}
        </Button>
      ) : (
        <Button variant="primary" data-autofocus="" onClick={onPrint}>
          {t('order.print_labels', { count: labels })}
        </Button>
      )}
    </>
  );
}
