import { endpoints, type EndpointName, type ExportRecord } from '@sampan/contract';
import { runExports } from '../../src/modules/operations/export/index.ts';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

type ExportEndpoint =
  | 'measureOrderExport'
  | 'measureTransactionExport'
  | 'startOrderExport'
  | 'startTransactionExport'
  | 'listExports'
  | 'getExport'
  | 'downloadExport'
  | 'retryExport'
  | 'cancelExport';

const ORDERS = {
  filter: { status: 'new', from: '2020-01-01', to: '2035-12-31', is_archived: false },
  columns: ['number', 'recipient_name', 'created_at'],
  format: 'csv',
  language: 'en',
};
const TRANSACTIONS = { filter: { account: 'wallet', direction: 'in' }, preset: 'accounting', format: 'xlsx' };

/** Asks for a file of the company's parcels, which nobody writes yet. */
export async function newExport(app: TestApp, token: string, body: object = ORDERS): Promise<ExportRecord> {
  const answer = await app.call<ExportRecord>(endpoints.startOrderExport, { token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Writes every file that is asked for. */
export async function runAllExports(app: TestApp): Promise<void> {
  while ((await runExports(app.ctx)) > 0);
}

/** One call of every endpoint about exports: one that is done, one that failed and one that waits. */
export async function exportSamples(
  app: TestApp,
  token: string,
): Promise<Record<ExportEndpoint & EndpointName, Sample>> {
  const done = await newExport(app, token);
  const failed = await newExport(app, token);
  await runAllExports(app);
  await app.database.pool.query(`update exports set state = 'failed' where id = $1`, [failed.id]);
  const waiting = await newExport(app, token);
  const params = { id: done.id };
  return {
    measureOrderExport: { body: ORDERS },
    measureTransactionExport: { body: TRANSACTIONS },
    startOrderExport: { body: ORDERS },
    startTransactionExport: { body: TRANSACTIONS },
    listExports: { query: { page: '1', per_page: '10' } },
    getExport: { params },
    downloadExport: { params },
    retryExport: { params: { id: failed.id } },
    cancelExport: { params: { id: waiting.id } },
  };
}
