import { SERVICE_BASES, endpoints, type ConvertedFile, type Problem } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight';
const ROW = 'R-1,Mei Ling,91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,48.00,1.5';

/** Sends a file as the spec does: multipart/form-data with the field `file`. */
async function upload<T>(file: Uint8Array | string, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]), 'orders.csv');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const path = SERVICE_BASES[endpoints.convertCsv.service] + endpoints.convertCsv.path;
  const response = await app.app.request(`http://sampan.test${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as T };
}

describe('spec 7 POST bulk_order convert_csv', () => {
  test('a form with a file, its mapping and its defaults', async () => {
    const { status, body } = await upload<ConvertedFile>('who,where\nMei Ling,145 Lorong 2 Toa Payoh\n', {
      mapping: JSON.stringify({ recipient_name: ['who'], recipient_address: ['where'] }),
      defaults: JSON.stringify({ package_weight: '2', package_value: '5', package_content: 'Jam' }),
    });
    expect(status).toBe(200);
    expect(body.detected).toEqual({
      encoding: 'utf-8',
      delimiter: ',',
      header_row: 1,
      preset: null,
      same_reference: 'parcels',
    });
    expect(body.rows[0]).toMatchObject({ row: 2, values: { recipient_name: 'Mei Ling', package_weight: '2' } });
    expect(body.missing).toEqual(['recipient_phone']);
  });

  test.each([
    ['an archive', Buffer.from('PK\u0003\u0004 and so on'), 'validate.csv_not_text'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 7]), 'validate.csv_not_text'],
    ['nothing but spaces', Buffer.from('  \n \n'), 'validate.csv_empty'],
    ['a quotation mark that never ends', Buffer.from(`${HEADER}\n"${'x'.repeat(300_000)}`), 'validate.csv_unreadable'],
    ['one line of 4 MB', Buffer.from('x'.repeat(4_000_000)), 'validate.csv_unreadable'],
    ['10,000 columns', Buffer.from(`${'a,'.repeat(10_000)}b\n`), 'validate.csv_too_many_columns'],
    ['too many rows', Buffer.from(`${HEADER}\n${`${ROW}\n`.repeat(10_060)}`), 'validate.csv_too_many_rows'],
    ['one row too many', Buffer.from(`${HEADER}\n${`${ROW}\n`.repeat(10_001)}`), 'validate.csv_too_many_rows'],
    ['more than 5 MB', Buffer.alloc(5_242_881, 'a,b\n'), 'validate.csv_too_large'],
  ])('%s is refused with a sentence', async (_, file, code) => {
    const { status, body } = await upload<Problem>(file);
    expect([status, body.code, body.errors.map((error) => [error.param, error.code])]).toEqual([
      422,
      'invalid_input',
      [['data_base64', code]],
    ]);
  });

  test('a line of a gigabyte is refused before more of it is taken than a file may have', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(65_536, 'x');
    const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n');
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(head),
      pull: (stream) => {
        if (sent >= 1_000_000_000) stream.close();
        sent += chunk.length;
        stream.enqueue(chunk);
      },
    });
    const path = SERVICE_BASES[endpoints.convertCsv.service] + endpoints.convertCsv.path;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b' };
    const sending = { method: 'POST', headers, body, duplex: 'half' };
    const response = await app.app.request(`http://sampan.test${path}`, sending);
    const { code, message } = (await response.json()) as Problem;
    expect([response.status, code]).toEqual([413, 'body_too_large']);
    expect(message).not.toBe('');
    expect(sent).toBeLessThan(10_000_000);
  });

  test.each([
    ['mapping', '{'],
    ['mapping', '{"nothing_we_know":["who"]}'],
    ['mapping', '{"recipient_name":"who"}'],
    ['header_row', '0'],
    ['preset', 'amazon'],
    ['encoding', 'ebcdic'],
  ])('%s %s is refused by its name', async (name, value) => {
    const { status, body } = await upload<Problem>(`${HEADER}\n${ROW}\n`, { [name]: value });
    expect([status, body.errors[0]?.param.split('.')[0]]).toEqual([422, name]);
  });

  test('10,000 rows are read in one go, and others are served meanwhile', async () => {
    const [file, other] = await Promise.all([
      upload<ConvertedFile>(`${HEADER}\n${`${ROW}\n`.repeat(10_000)}`),
      app.call(endpoints.countOrders, { token }),
    ]);
    expect([file.status, other.status, file.body.summary.ready]).toEqual([200, 200, 10_000]);
  });

  test('formulas are text', async () => {
    const { body } = await upload<ConvertedFile>(`${HEADER}\n${ROW.replace('Mei Ling', '=HYPERLINK(1)')}\n`);
    expect(body.rows[0]?.values.recipient_name).toBe('=HYPERLINK(1)');
  });
});
