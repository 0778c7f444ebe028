import type { RepeatedJob } from '../jobs/run-repeatedly.ts';
import { IDLE, inSpan } from './span.ts';

/** The same jobs, each run a trace of its own. Runs that find nothing to do, which most are, are not sent. */
export function tracedJobs(jobs: readonly RepeatedJob[]): RepeatedJob[] {
  return jobs.map((job) => ({
    ...job,
    run: () =>
      inSpan(`job ${job.name}`, { 'sampan.job': job.name }, async (tell) => {
        const found = await job.run();
        tell(found ? { 'sampan.found': found } : { [IDLE]: true });
        return found;
      }),
  }));
}
