import { endpoints, type Answer, type OrderImport } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

const ROWS = 10_000;
/** One row of a hundred is wrong, each in one of these cells. */
const EVERY = 100;
const WRONG: readonly (readonly [column: number, value: string])[] = [
  [2, '12'],
  [5, '99999999'],
  [8, 'heavy'],
];
const HEADER =
  'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_content,package_value,package_weight';

/** Parcels with references of their own; `is_wrong` leaves one row of a hundred as somebody typed it in a hurry. */
function lineOf(n: number, is_wrong: boolean): string {
  const cells = [`I-${n}`, `Recipient ${n}`, String(90_000_000 + n), `${1 + (n % 300)} Lorong 2 Toa Payoh`];
  cells.push(`#0${1 + (n % 9)}-${100 + (n % 200)}`, '310145', 'Kaya jam', '48.00', '1.5');
  const [column = 0, value = ''] = WRONG[Math.floor(n / EVERY) % WRONG.length] ?? [];
  if (is_wrong && n % EVERY === 0) cells[column] = value;
  return cells.join(',');
}

const numbers = Array.from({ length: ROWS }, (_, n) => n);
const fileOf = (lines: readonly string[], name: string) => ({
  file_name: `${name}.csv`,
  data_base64: Buffer.from([HEADER, ...lines].join('\n')).toString('base64'),
});

/** Imports a file; answers what became of its rows, and those left out. */
async function importFile(app: TestApp, token: string, body: ReturnType<typeof fileOf>) {
  const called = async <T>(...call: Parameters<TestApp['call']>): Promise<T> => {
    const answer = await app.call<T>(...call);
    if (answer.status !== 200) throw new Error(`${call[0].name} answered ${answer.status}`);
    return answer.body;
  };
  const draft = await called<OrderImport>(endpoints.createOrderImport, { token, body });
  const params = { id: draft.id };
  const { result } = await called<OrderImport>(endpoints.importOrders, { token, params, body: {} });
  const query = { filter: 'error', limit: '500' };
  const left = await called<Answer<typeof endpoints.listImportRows>>(endpoints.listImportRows, {
    token,
    params,
    query,
  });
  return { result, left: left.rows };
}

/** I1: a file of 10,000 rows of which one in a hundred is wrong, those hundred put right, and all of it once more. */
export async function trustImportRows() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  const app = await openTestApp({ database, env: { SAMPAN_CHECK_ANSWERS: 'false' } });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const run = (lines: readonly string[], name: string) => importFile(app, token, fileOf(lines, name));
    const bad = numbers.filter((n) => n % EVERY === 0);
    const first = await run(
      numbers.map((n) => lineOf(n, true)),
      'first',
    );
    const explained = first.left.filter(
      ({ row, issues }) =>
        row > 0 && issues.some(({ severity, field, message }) => severity === 'error' && field && message),
    );
    const mended = await run(
      bad.map((n) => lineOf(n, false)),
      'mended',
    );
    const again = await run(
      numbers.map((n) => lineOf(n, false)),
      'again',
    );
    const { rows } = await database.pool.query<{ parcels: string; references: string }>(
      `select count(*) as parcels, count(distinct reference_id) as references from orders where reference_id like 'I-%'`,
    );
    return [
      {
        name: 'I1 rows of 10,000 that were right, imported',
        value: first.result.created,
        unit: 'rows',
        target: '= 9900',
      },
      { name: 'I1 left out with row, column and reason', value: explained.length, unit: 'rows', target: '= 100' },
      { name: 'I1 of those put right, imported', value: mended.result.created, unit: 'rows', target: '= 100' },
      {
        name: 'I1 parcels that the whole file makes once more',
        value: again.result.created,
        unit: 'parcels',
        target: '= 0',
      },
      {
        name: 'I1 parcels beyond one for a reference',
        value: Number(rows[0]?.parcels) - Number(rows[0]?.references),
        unit: 'parcels',
        target: '= 0',
      },
    ];
  } finally {
    await app.close();
    await cluster.stop();
  }
}
