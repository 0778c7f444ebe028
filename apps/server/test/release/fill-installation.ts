import { endpoints } from '@sampan/contract';
import type { TestDatabase } from '@sampan/testing';
import { matrixActors, runMatrix } from '../app/access-matrix.fixtures.ts';
import { sampleCalls } from '../app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '../app/test-app.fixtures.ts';
import { serverJobs } from '../../src/composition/jobs.ts';
import { fillRest } from './fill-rest.ts';
import { KEPT_SECRET } from './releases.ts';

/** Rows of the lists of places that are enough: the rest is the same in every release, and nine tenths of a backup. */
const PLACES_KEPT = 200;

/** Whoever may do most calls every endpoint, and every job runs: what a release writes is in the tables that it has. */
const CALLERS: ReadonlySet<string> = new Set(['owner', 'admin']);

export async function fillInstallation(database: TestDatabase): Promise<TestApp> {
  const app = await openTestApp({ database, env: { SAMPAN_SECRET: KEPT_SECRET } });
  const samples = await sampleCalls(app, await app.tokenOf('sg@demo.sampan.test'));
  const callers = (await matrixActors(app)).filter(({ name }) => CALLERS.has(name));
  await runMatrix(app, samples, callers);
  for (const { run, land } of serverJobs(app.ctx)) {
    await run();
    await land?.();
  }
  // What comes after the jobs is not sealed yet.
  const key = { name: 'Kept', mode: 'live', allowed_origins: ['https://kept.example'], scopes: ['track'] };
  await app.call(endpoints.createPublishableKey, { token: await app.tokenOf('ph@demo.sampan.test'), body: key });
  await app.request_log.flush();
  await fillRest(database.pool);
  await database.pool.query(
    'delete from location_levels where ctid not in (select ctid from location_levels limit $1)',
    [PLACES_KEPT],
  );
  return app;
}
