import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { runMatrix } from '#test/app/access-matrix.fixtures.ts';
import { sampleCalls } from '#test/app/endpoint-samples.fixtures.ts';
import { findUserByVerifiedEmail } from '../src/modules/identity/account/index.ts';
import { runSwap } from '#test/app/tenant-swap.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

async function tenantOf(app: TestApp, email: string) {
  const token = await app.tokenOf(email);
  const company_id = (await findUserByVerifiedEmail(app.ctx, email))?.company.id ?? '';
  return { email, token, company_id, samples: await sampleCalls(app, token) };
}

/** A1 and A2: every endpoint asked by everybody, and every id of one company in every place of another's calls. */
export async function trustRights() {
  const cluster = await startTestCluster();
  const databases = await Promise.all([1, 2].map(() => createTestDatabase({ cluster, pool: { max: 20 } })));
  const [first, second] = databases;
  try {
    const app = await openTestApp(first ? { database: first } : {});
    const matrix = await runMatrix(app, await sampleCalls(app, await app.tokenOf('sg@demo.sampan.test')));

    const fresh = await openTestApp(second ? { database: second } : {});
    const mine = await tenantOf(fresh, 'postbilling@demo.sampan.test');
    const theirs = await tenantOf(fresh, 'sg@demo.sampan.test');
    const swap = await runSwap(fresh, mine, theirs, 'all');
    return [
      { name: 'endpoints in the matrix of rights', value: matrix.endpoints, unit: 'endpoints', target: '> 100' },
      { name: 'who calls each of them', value: matrix.actors, unit: 'people and keys', target: '= 21' },
      {
        name: 'cells of the matrix without a call',
        value: matrix.endpoints * matrix.actors - matrix.cells,
        unit: `of ${matrix.endpoints * matrix.actors}`,
        target: '= 0',
      },
      {
        name: 'cells answered otherwise than the table says',
        value: matrix.wrong.length,
        unit: 'cells',
        target: '= 0',
      },
      { name: 'calls that worked and must not', value: matrix.unexpected_2xx, unit: 'calls', target: '= 0' },
      { name: 'places where an id of another company was put', value: swap.places, unit: 'places', target: '> 100' },
      { name: "calls with another company's ids", value: swap.calls, unit: 'calls', target: '> 1000' },
      {
        name: 'of them answered otherwise than for an id nobody has',
        value: swap.leaks.length,
        unit: 'calls',
        target: '= 0',
      },
      {
        name: "ids of another company in one's own lists",
        value: swap.ids_in_lists.length,
        unit: 'ids',
        target: '= 0',
      },
      {
        name: "tables in which another company's rows changed",
        value: swap.changed_tables.length,
        unit: 'tables',
        target: '= 0',
      },
    ];
  } finally {
    for (const database of databases) await database.drop();
    await cluster.stop();
  }
}
