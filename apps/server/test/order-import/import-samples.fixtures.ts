import { endpoints, type OrderImport } from '@sampan/contract';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** A parcel of our own template, as a program sends it; each file is another one. */
export function importFile(reference: string) {
  const values = [
    reference,
    'Nurul Aisyah',
    '91234567',
    '145 Lorong 2 Toa Payoh',
    '#08-212',
    '310145',
    'Kaya jam',
    '48',
  ];
  const header =
    'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_content,package_value';
  return {
    file_name: 'orders.csv',
    data_base64: Buffer.from(`${header}\n${values.join(',')}\n`).toString('base64'),
    defaults: { package_weight: '1' },
  };
}

async function newImport(app: TestApp, token: string, reference: string): Promise<{ id: string }> {
  const created = await app.call<OrderImport>(endpoints.createOrderImport, {
    token,
    body: { ...importFile(reference), confirm_duplicate: true },
  });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body));
  return { id: created.body.id };
}

/** A call of each endpoint of order import. */
export async function importSamples(app: TestApp, token: string) {
  const draft = await newImport(app, token, 'SAMPLE-DRAFT');
  const done = await newImport(app, token, 'SAMPLE-DONE');
  await app.call(endpoints.importOrders, { token, params: done, body: {} });
  return {
    convertCsv: { body: importFile('SAMPLE-1') },
    convertCsvBoxify: { body: importFile('SAMPLE-1') },
    createImportUpload: { body: {} },
    createOrderImport: { body: importFile('SAMPLE-2') },
    listOrderImports: { query: { page: '1', per_page: '5' } },
    getOrderImport: { params: draft },
    listImportServices: { params: draft },
    getImportPreview: { params: draft },
    listImportRows: { params: draft, query: { filter: 'all', limit: '20' } },
    editImportRows: { params: draft, body: { rows: [{ row: 2, values: { package_content: 'Honey' } }] } },
    fixImportRows: { params: draft, body: { field: 'package_weight', from: '1', to: '2' } },
    remapOrderImport: { params: draft, body: { defaults: { package_weight: '3' }, remember: false } },
    importOrders: { params: await newImport(app, token, 'SAMPLE-3'), body: {} },
    undoOrderImport: { params: done, body: {} },
    discardOrderImport: { params: await newImport(app, token, 'SAMPLE-4') },
    getRefusedRows: { params: draft },
    getImportTemplate: { query: { format: 'xlsx' } },
    getImportExample: { query: { preset: 'shopify' } },
  };
}
