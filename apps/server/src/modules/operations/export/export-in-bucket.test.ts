import { endpoints, type ExportRecord } from '@sampan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#test/adapters/files-s3/s3-stand-in.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { newExport, runAllExports } from '#test/export/export.fixtures.ts';
import { createS3Files } from '../../../adapters/files-s3/index.ts';

let app: TestApp;
let token: string;
let stand_in: Awaited<ReturnType<typeof startS3StandIn>>;
let is_public = false;

beforeAll(async () => {
  stand_in = await startS3StandIn();
  const options = { endpoint: stand_in.endpoint, bucket: S3_BUCKET, ...S3_KEYS, retry_ms: 1 };
  const [passed_on, direct] = [false, true].map((each) => createS3Files({ ...options, is_public: each }));
  const files = {
    ...passed_on!,
    downloadUrl: (...args: Parameters<NonNullable<typeof direct>['downloadUrl']>) =>
      (is_public ? direct! : passed_on!).downloadUrl(...args),
  };
  app = await openTestApp({ ports: { files } });
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(async () => {
  await app.close();
  await stand_in.close();
});

const stateOf = async (id: string) =>
  (await app.call<ExportRecord>(endpoints.getExport, { token, params: { id } })).body.state;
async function fetchFile(id: string): Promise<Response> {
  const { body } = await app.call<{ link: string }>(endpoints.downloadExport, { token, params: { id } });
  return app.app.request(`http://sampan.test${body.link}`);
}
const DOWN = ['down', 'down', 'down', 'down'] as const;

test('an export is written to the bucket when the storage is back, and is downloaded through the server', async () => {
  const { id } = await newExport(app, token);
  stand_in.fail(...DOWN);
  await runAllExports(app);
  expect(await stateOf(id)).not.toBe('done');
  app.clock.advance(5);
  await runAllExports(app);
  expect(await stateOf(id)).toBe('done');
  expect([...stand_in.objects.keys()].filter((key) => key.includes(id))).toHaveLength(1);
  const answer = await fetchFile(id);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(await answer.text()).toContain('Recipient name');
});

test('a storage that is away is said with what to do, and the file is there afterwards', async () => {
  const { id } = await newExport(app, token);
  await runAllExports(app);
  stand_in.fail(...DOWN);
  const away = await fetchFile(id);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await away.text()).toBe("We can't reach our file storage. Your file is safe. Please try again in a minute.");
  expect((await fetchFile(id)).status).toBe(200);
});

test('where browsers reach the storage they are sent there for a minute, and nobody keeps the address', async () => {
  is_public = true;
  const { id } = await newExport(app, token);
  await runAllExports(app);
  const answer = await fetchFile(id);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  const location = new URL(answer.headers.get('location') ?? '');
  expect([location.origin, location.searchParams.get('X-Amz-Expires')]).toEqual([stand_in.endpoint, '60']);
  const file = await fetch(location);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"/u);
  const { rows } = await app.database.pool.query(
    "select 1 from audit_log where action = 'export.download' and object_id = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
});
