import { endpoints, type Answer, type OrderImport, type endpoints as Endpoints } from '@sampan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';

type Preview = Answer<typeof Endpoints.getImportPreview>;
type Rows = Answer<typeof Endpoints.listImportRows>;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
});
afterAll(() => app.close());

const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight';
const rowOf = (reference: string, name: string) =>
  `${reference},${name},91234567,145 Lorong 2 Toa Payoh,#08-212,310145,Jam,48,1.5`;

async function start(content: Buffer): Promise<OrderImport> {
  const body = { file_name: 'november.csv', data_base64: content.toString('base64') };
  return (await app.call<OrderImport>(endpoints.createOrderImport, { token, body })).body;
}
const previewOf = async (id: string) =>
  (await app.call<Preview>(endpoints.getImportPreview, { token, params: { id } })).body;
const remap = async (id: string, body: object) =>
  (await app.call<OrderImport>(endpoints.remapOrderImport, { token, params: { id }, body })).body;
const rowsOf = async (id: string) =>
  (await app.call<Rows>(endpoints.listImportRows, { token, params: { id } })).body.rows;

describe('how a file is read can be said by its person (volume 2, 3.2)', () => {
  test('another line names the columns; the kind of file is found anew', async () => {
    const title = 'Name,Phone,Address,Postcode,Weight,Value,Content,Unit,Ref,City';
    const template =
      'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_content,package_value,package_weight';
    const draft = await start(Buffer.from([title, '', template, rowOf('P-1', 'Mei Ling')].join('\n')));
    expect([draft.detected.header_row, draft.detected.preset]).toEqual([1, null]);
    const { lines } = await previewOf(draft.id);
    expect(lines.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'Name'],
      [3, 'reference_id'],
      [4, 'P-1'],
    ]);
    const read = await remap(draft.id, { header_row: 3, remember: false });
    expect(read.detected).toMatchObject({ header_row: 3, preset: 'template' });
    expect([read.missing, read.summary.rows, read.summary.ready]).toEqual([[], 1, 1]);
  });

  test('three names in each encoding that may be meant; the chosen one is read', async () => {
    // The code page of Viet Nam, which a company of Singapore is not expected to use.
    const names = ['Mei Ling', 'L\u00ea Tho\u00f2', 'Tr\u00e2\u00ccn Ha\u00f2', 'Pha\u00f2m Tu\u00f2', 'Ngô'];
    const text = [HEADER, ...names.map((name, at) => rowOf(`V-${at}`, name))].join('\n');
    const draft = await start(Buffer.from(text, 'latin1'));
    expect(draft.detected.encoding).toBe('windows-1252');
    const { encodings } = await previewOf(draft.id);
    expect(encodings.map(({ encoding }) => encoding)).toEqual(['utf-8', 'windows-1252', 'windows-1258']);
    const samples = Object.fromEntries(encodings.map((each) => [each.encoding, each.samples]));
    expect(samples['windows-1252']).toEqual(['Lê Thoò', 'TrâÌn Haò', 'Phaòm Tuò']);
    expect(samples['windows-1258']).toEqual(['Lê Thọ', 'Trần Hạ', 'Phạm Tụ']);
    expect(samples['utf-8']?.[0]).toContain('\ufffd');
    const read = await remap(draft.id, { encoding: 'windows-1258', remember: false });
    expect(read.detected.encoding).toBe('windows-1258');
    expect((await rowsOf(draft.id)).map(({ values }) => values.recipient_name)).toContain('Lê Thọ');
  });

  test('a file of plain letters looks the same in all of them, and one in UTF-16 can be nothing else', async () => {
    const plain = await previewOf((await start(Buffer.from([HEADER, rowOf('A-1', 'Mei')].join('\n')))).id);
    expect(plain.encodings.flatMap(({ samples }) => samples)).toEqual([]);
    const wide = Buffer.from(`\ufeff${[HEADER, rowOf('A-2', 'José')].join('\n').replaceAll(',', '\t')}`, 'utf16le');
    expect((await previewOf((await start(wide)).id)).encodings).toEqual([{ encoding: 'utf-16le', samples: ['José'] }]);
  });

  test('rows of one order are parcels or items, with the columns as they were', async () => {
    const rows = [rowOf('S-1', 'Mei Ling'), rowOf('S-1', 'Mei Ling')];
    const draft = await start(Buffer.from([HEADER, ...rows].join('\n')));
    expect([draft.detected.same_reference, draft.summary.rows]).toEqual(['parcels', 2]);
    const joined = await remap(draft.id, { same_reference: 'items', remember: false });
    expect([joined.detected.same_reference, joined.summary.rows, joined.mapping]).toEqual(['items', 1, draft.mapping]);
  });

  test('of a large file, its first lines are enough', async () => {
    const lines = Array.from({ length: 1_200 }, (_, at) => rowOf(`L-${at}`, `José ${'x'.repeat(200)}`));
    const draft = await start(Buffer.from([HEADER, ...lines].join('\n')));
    const preview = await previewOf(draft.id);
    expect(preview.lines).toHaveLength(10);
    expect(preview.encodings[0]?.samples.map((name) => name.length)).toEqual([60, 60, 60]);
  });
});
