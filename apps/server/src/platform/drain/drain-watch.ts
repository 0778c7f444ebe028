import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { RepeatedJob } from '../jobs/run-repeatedly.ts';
import { removeServer, reportServer, type ServerReport } from './server.repo.ts';

const SAY_EVERY_MS = 1_000;

/** What one server does about an operator who asks it to take no new work. */
export interface DrainWatch {
  isAsked(): boolean;
  /** Jobs that begin nothing while the server drains. */
  gate(jobs: readonly RepeatedJob[]): RepeatedJob[];
  /** Says what the server does, and hears whether it is asked. */
  report(requests: () => number): RepeatedJob;
  /** Takes the server off the list. */
  leave(): Promise<void>;
}

/**
 * A server that drains is not ready, so that load balancers send it nobody, and answers whoever still comes; its jobs take no new rows and finish
 * those they have. It is empty when no request runs and no job does.
 */
export function createDrainWatch(db: Database, who: Pick<ServerReport, 'name' | 'role' | 'release'>): DrainWatch {
  const id = newId();
  let is_asked = false;
  let runs = 0;
  let jobs: readonly RepeatedJob[] = [];

  const gated = (job: RepeatedJob): RepeatedJob => ({
    ...job,
    async run() {
      if (is_asked) return 0;
      runs += 1;
      try {
        return await job.run();
      } finally {
        runs -= 1;
      }
    },
  });

  return {
    isAsked: () => is_asked,
    gate(given) {
      jobs = given;
      return given.map(gated);
    },
    report: (requests) => ({
      name: 'say what this server does',
      every_ms: SAY_EVERY_MS,
      async run() {
        const running = jobs.reduce((sum, { busy }) => sum + (busy?.() ?? 0), runs + requests());
        // Nothing begins once it was asked, so what is empty then stays so until a request comes.
        const state = !is_asked ? 'works' : running > 0 ? 'drains' : 'empty';
        const before = is_asked;
        is_asked = await reportServer(db, { id, ...who, state, running });
        // Whoever asks waits for an answer: it says so at once.
        return is_asked === before ? 0 : 1;
      },
    }),
    leave: () => removeServer(db, id),
  };
}
