import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { importPreset } from './order-import.ts';

/** A file as bytes in base64: as it is uploaded, and as it is saved. */
const exampleFile = v.object({ file_name: v.string(), data_base64: v.string() });
export type ImportFile = v.InferOutput<typeof exampleFile>;

const format = v.optional(v.picklist(['csv', 'xlsx']), 'csv');

export const getImportTemplate = endpoint({
  name: 'getImportTemplate',
  service: 'main',
  spec: '7 Orders',
  method: 'GET',
  path: '/bulk_order/template',
  access: 'member',
  api_scope: 'orders:read',
  summary: "Get the template of a file of orders for your company's country, with one example row",
  query: v.strictObject({ format }),
  response: exampleFile,
});

export const getImportExample = endpoint({
  name: 'getImportExample',
  service: 'main',
  spec: '7 Orders',
  method: 'GET',
  path: '/bulk_order/example',
  access: 'member',
  api_scope: 'orders:read',
  summary: 'Get a file of orders with invented people as a shop or courier writes it, to try the import with',
  query: v.strictObject({ preset: importPreset, format }),
  response: exampleFile,
  errors: ['not_found'],
});
