import { useStore } from '@nanostores/react';
import type { Result } from '@sampan/stores/result';
import { Banner, Button, Dialog, ProgressBar } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $followed_job } from '../../shared/dialog/followed-job.store.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';

/**
 * What became of a long job: an error first, else progress, else success (spec 4 Result dialog). A file leaves after 1 s; its
 * link appears after 5 s for those whose browser kept it.
 */
export function ResultDialog() {
  const { t } = useLocale();
  const result = useStore(resultDialog.$result);
  const leave = () => {
    resultDialog.close();
    // The job whose outcome was just read would say the same again.
    if (result?.mode === 'success' && result.failed === 0 && result.job_id === $followed_job.get())
      $followed_job.set(null);
  };
  const close = (
    <Button variant="primary" onClick={leave} data-autofocus="">
      {t(
        result?.mode === 'error'
          ? 'common.try_again'
          : result?.mode === 'progress'
            ? 'common.close'
            : 'common.continue',
      )}
    </Button>
  );
  return (
    <Dialog
      open={result !== null}
      onClose={leave}
      title={t(titleOf(result))}
      closeLabel={t('common.close')}
      size="sm"
      footer={close}
    >
      {result === null ? null : <Outcome result={result} />}
    </Dialog>
  );
}

function titleOf(result: Result | null) {
  if (result?.mode === 'progress') return 'dialog.result_progress_title';
  const is_failed =
    result?.mode === 'error' || (result?.mode === 'success' && result.success === 0 && result.failed > 0);
  return is_failed ? 'dialog.result_error_title' : 'dialog.result_title';
}

function Outcome({ result }: { result: Result }) {
  const { t } = useLocale();
  if (result.mode === 'error') return <Banner tone="danger">{result.message}</Banner>;
  if (result.mode === 'progress')
    return (
      <div className="c-stack">
        <ProgressBar
          value={result.success + result.failed}
          failed={result.failed}
          max={result.total}
          label={t('transaction.preparing')}
          aside={`${result.success + result.failed} / ${result.total}`}
        />
        <p className="s-num c-row">
          {(['success', 'failed', 'remaining', 'total'] as const).map((count) => (
            <span key={count}>{t(`dialog.result_${count}`, { count: result[count] })}</span>
          ))}
        </p>
        {result.fallback_url === null ? null : <FileLink url={result.fallback_url} />}
      </div>
    );
  const is_done = result.success > 0 || result.failed === 0;
  return (
    <div className="c-stack">
      {is_done ? (
        <Banner tone="success">{result.message_key === null ? result.message : t(result.message_key)}</Banner>
      ) : null}
      {result.failed === 0 ? null : <Failed failed={result.failed} job_id={result.job_id} />}
      {result.url !== null && result.is_fallback_shown ? <FileLink url={result.url} /> : null}
    </div>
  );
}

/** Our own files are of this origin; a new tab tells them nothing of the page it came from (trust 4.19). */
function FileLink({ url }: { url: string }) {
  const { t } = useLocale();
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {t('dialog.result_download')}
    </a>
  );
}

/** What of a job failed stays, and says why in the job's own dialog. */
function Failed({ failed, job_id }: { failed: number; job_id: string }) {
  const { t } = useLocale();
  const see = () => {
    resultDialog.close();
    $followed_job.set(job_id);
  };
  return (
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={see}>
          {t('dialog.result_see_failed')}
        </Button>
      }
    >
      {t('dialog.result_failed', { count: failed })}
    </Banner>
  );
}
