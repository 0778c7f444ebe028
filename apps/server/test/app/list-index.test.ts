import { endpoints, type Endpoint, type OrderImport } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBulkJob } from '#test/bulk-job/bulk-job.fixtures.ts';
import { readPlans } from '#test/database/read-plans.fixtures.ts';
import { openTestApp, type TestApp } from './test-app.fixtures.ts';

let app: TestApp;
let token: string;
let params: { import: { id: string }; job: { id: string } };

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  const data_base64 = Buffer.from('reference,name,phone,address,content\nL-1,Mei,91234567,1 Road,Jam').toString(
    'base64',
  );
  const { body } = await app.call<OrderImport>(endpoints.createOrderImport, {
    token,
    body: { file_name: 'list.csv', data_base64 },
  });
  const job = await newBulkJob(app, token);
  params = { import: { id: body.id }, job: { id: job.id } };
});
afterAll(() => app.close());

const TABLES = /order_imports|order_import_rows|bulk_jobs|bulk_job_items|"exports"/u;
const WHOLE = /Seq Scan on (?:order_imports|order_import_rows|bulk_jobs|bulk_job_items|exports)/u;

test.each<[string, Endpoint, Record<string, string>, keyof typeof params | null]>([
  ['imports', endpoints.listOrderImports, {}, null],
  ['rows of an import', endpoints.listImportRows, {}, 'import'],
  ['rows with errors', endpoints.listImportRows, { filter: 'error' }, 'import'],
  ['bulk jobs', endpoints.listBulkJobs, {}, null],
  ['bulk jobs that wait', endpoints.listBulkJobs, { state: 'queued' }, null],
  ['things of a job', endpoints.listBulkJobItems, {}, 'job'],
  ['things of a job that failed', endpoints.listBulkJobItems, { state: 'failed' }, 'job'],
  ['exports', endpoints.listExports, {}, null],
])('the list of %s reads by an index', async (_, endpoint, query, of) => {
  const call = { token, query, ...(of === null ? {} : { params: params[of] }) };
  const plans = await readPlans(app, endpoint, call, TABLES);
  expect(plans).toMatch(/Index Cond/u);
  expect(plans).not.toMatch(WHOLE);
});
