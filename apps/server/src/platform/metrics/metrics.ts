import { Counter, Histogram, Registry } from 'prom-client';
import type { RepeatedJob } from '../jobs/run-repeatedly.ts';

const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.1, 1, 5, 30, 120];

/**
 * What one server counts about itself. Labels are names of ours, such as an endpoint's or a job's: never a path, a company or
 * anything a caller chose, so there are only so many series, and none tells of a person.
 */
export interface Metrics {
  registry: Registry;
  /** An endpoint answered. */
  answered: (endpoint: string, status: number, duration_ms: number) => void;
  /** A courier's call ended: `ok`, or why there was no usable answer. */
  courierAnswered: (courier: string, call: string, outcome: string) => void;
  /** The same jobs, with their runs timed and their failures counted. */
  timed(jobs: readonly RepeatedJob[]): RepeatedJob[];
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'sampan_http_request_duration_seconds',
    help: 'Requests by endpoint and class of status.',
    labelNames: ['endpoint', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const runs = new Histogram({
    name: 'sampan_job_duration_seconds',
    help: 'Runs of a job of this server.',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'sampan_job_failures_total',
    help: 'Runs of a job that failed; it runs again.',
    labelNames: ['job'],
    registers,
  });
  const courier_calls = new Counter({
    name: 'sampan_courier_calls_total',
    help: 'Calls to couriers by outcome.',
    labelNames: ['courier', 'call', 'outcome'],
    registers,
  });

  return {
    registry,
    answered(endpoint, status, duration_ms) {
      requests.observe({ endpoint, status: `${Math.floor(status / 100)}xx` }, duration_ms / 1000);
    },
    courierAnswered(courier, call, outcome) {
      courier_calls.inc({ courier, call, outcome });
    },
    timed: (jobs) =>
      jobs.map((job) => ({
        ...job,
        async run() {
          const end = runs.startTimer({ job: job.name });
          try {
            return await job.run();
          } catch (error) {
            failures.inc({ job: job.name });
            throw error;
          } finally {
            end();
          }
        },
      })),
  };
}
