import { endpoints, MAX_IMPORT_BYTES, type Answer, type OrderImport, type Problem } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { purgeImportUploads } from './import-upload.ts';

type Address = Answer<typeof endpoints.createImportUpload>;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight';
const fileOf = (...references: string[]) =>
  [HEADER, ...references.map((r) => `${r},Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,48,1.5`)].join(
    '\n',
  );

const addressOf = async () => (await app.call<Address>(endpoints.createImportUpload, { token, body: {} })).body;
async function post(url: string, content: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.append('file', new Blob([content]), 'orders.csv');
  const answer = await app.app.request(`http://sampan.test${url}`, {
    method: 'POST',
    headers: { Authorization: '', ...headers },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Partial<Problem> };
}
const importOf = async (upload_id: string, more: object = {}, as = token) =>
  app.call<OrderImport & Problem>(endpoints.createOrderImport, { token: as, body: { upload_id, ...more } });
async function kept(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of app.ctx.ports.files.list('uploads/')) names.push(name);
  return names;
}

describe('a file is sent to an address that the server just gave (spec 7 Orders, POST to a given URL)', () => {
  test('as multipart with an empty Authorization header, and becomes an import', async () => {
    const { upload_id, upload_url, max_bytes } = await addressOf();
    expect(max_bytes).toBe(MAX_IMPORT_BYTES);
    expect(await post(upload_url, fileOf('UP-1', 'UP-2'))).toMatchObject({ status: 200, body: { upload_id } });
    expect(await kept()).toHaveLength(1);
    const { status, body } = await importOf(upload_id, { file_name: 'november.csv' });
    expect([status, body.file_name, body.summary.ready]).toEqual([200, 'november.csv', 2]);
    expect(await kept()).toEqual([]);
  });

  test('a file that is taken for the same waits for the answer to that question', async () => {
    const { upload_id, upload_url } = await addressOf();
    await post(upload_url, fileOf('UP-1', 'UP-2'));
    expect((await importOf(upload_id)).body.code).toBe('possible_duplicate');
    expect((await importOf(upload_id, { confirm_duplicate: true })).status).toBe(200);
  });

  test('nobody else can make an import of it, and no address reaches into another company', async () => {
    const { upload_id, upload_url } = await addressOf();
    await post(upload_url, fileOf('UP-3'));
    const other = await app.tokenOf('my@demo.sampan.test');
    expect((await importOf(upload_id, {}, other)).body.code).toBe('not_found');
    expect((await importOf(upload_id)).status).toBe(200);
    expect((await importOf(upload_id)).body.code).toBe('not_found');
  });

  test('an address that is too old, changed or of another kind takes nothing', async () => {
    const { upload_url } = await addressOf();
    expect((await post(`${upload_url}x`, fileOf('UP-4'))).status).toBe(404);
    expect(
      (await post(upload_url.replace('/uploads/', '/papers/'), fileOf('UP-4')).catch(() => ({ status: 404 }))).status,
    ).toBe(404);
    app.clock.advance(601);
    expect((await post(upload_url, fileOf('UP-4'))).body.code).toBe('not_found');
    expect(await kept()).toEqual([]);
  });

  test('what is too large, no form or no file is refused in a sentence, and nothing is kept', async () => {
    const { upload_url } = await addressOf();
    const large = await post(upload_url, new Uint8Array(MAX_IMPORT_BYTES + 1));
    expect([large.status, large.body.errors?.[0]?.code]).toEqual([422, 'validate.csv_too_large']);
    const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
      app.app.request(`http://sampan.test${upload_url}`, { method: 'POST', body, headers });
    const declared = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '9000000' };
    expect(((await (await send('--x', declared)).json()) as Problem).code).toBe('body_too_large');
    expect((await send('{}')).status).toBe(400);
    const empty = await send(new FormData());
    expect(((await empty.json()) as Problem).errors[0]).toMatchObject({
      param: 'data_base64',
      code: 'validate.required',
    });
    expect(await kept()).toEqual([]);
    const none = await app.refusal(endpoints.createOrderImport, { token, body: {} });
    expect(none.body.errors[0]).toMatchObject({ param: 'data_base64', code: 'validate.required' });
  });

  test('a file that nobody made an import of goes after a day', async () => {
    const { upload_url } = await addressOf();
    await post(upload_url, fileOf('UP-5'));
    await purgeImportUploads(app.ctx);
    expect(await kept()).toHaveLength(1);
    app.clock.advance(86_500);
    await purgeImportUploads(app.ctx);
    expect(await kept()).toEqual([]);
  });
});
