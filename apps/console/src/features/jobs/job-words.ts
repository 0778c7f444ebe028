import type { BulkJob } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';

/** Jobs that still change by themselves, or wait for somebody. */
export function isOpen({ state }: Pick<BulkJob, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'waiting_for_top_up';
}

/** What a job does, in words. */
export function titleOfJob({ t }: Pick<Localisation, 't'>, { kind }: Pick<BulkJob, 'kind'>): string {
  return t(`job.kind_${kind}`);
}

/** How far a job is: "8/12". */
export function shareOfJob({ success, failed, total }: BulkJob): string {
  return `${success + failed}/${total}`;
}
