import type { Logger } from 'pino';

export interface RepeatedJob {
  name: string;
  every_ms: number;
  /** May answer how much it found to do: more than nothing runs it again at once. */
  run: () => Promise<number | void>;
  /** At a stop, after the last run: waits for what the runs began. */
  land?: () => Promise<void>;
  /** How much of what the runs began has not ended, where that outlives a run. */
  busy?: () => number;
}

export interface RunningJobs {
  /** Runs a job at once where it pauses. */
  wake(name: string): void;
  stop(): Promise<void>;
}

/**
 * Runs jobs of one server over and over, each never twice at a time. Which server does what is decided by row leases in
 * the database, so any number of servers may run the same jobs. `stop` waits for what is running.
 */
export function runRepeatedly(jobs: readonly RepeatedJob[], log: Logger): RunningJobs {
  let stopped = false;
  const waiting = new Map<string, () => void>();

  const pause = (name: string, ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      waiting.set(name, () => {
        clearTimeout(timer);
        resolve();
      });
    });

  const loops = jobs.map(async (job) => {
    while (!stopped) {
      const found = await job.run().catch((error: unknown) => {
        log.warn({ err: error, job: job.name }, 'a job failed and will run again');
        return 0;
      });
      if (!stopped && !found) await pause(job.name, job.every_ms);
    }
  });

  return {
    wake: (name) => waiting.get(name)?.(),
    async stop() {
      stopped = true;
      for (const resume of waiting.values()) resume();
      await Promise.all(loops);
      await Promise.all(jobs.map(async (job) => job.land?.()));
    },
  };
}
