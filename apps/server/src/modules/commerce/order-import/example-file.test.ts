import { endpoints, type ImportFile, type ImportPreset, type OrderImport } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { convertFile } from './convert-file.ts';
import { examplesOf } from './example-file.ts';
import { PRESETS } from './presets.ts';
import { TEMPLATE_COLUMNS } from './template-columns.ts';
import { templateRows } from './template-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const COUNTRIES = ['SG', 'MY', 'PH', 'ID'] as const satisfies readonly CountryCode[];
const tokenOf = async (country: CountryCode) => app.tokenOf(`${country.toLowerCase()}@demo.sampan.test`);
const example = async (country: CountryCode, preset: ImportPreset, format = 'csv') =>
  app.call<ImportFile>(endpoints.getImportExample, {
    token: await tokenOf(country),
    query: { preset, format },
  });

describe('files to try the import with (issue: demo files for each preset)', () => {
  test.each(COUNTRIES.flatMap((country) => examplesOf(country).map((preset) => [country, preset] as const)))(
    'of %s, %s imports with no column chosen by hand; one row needs a person',
    async (country, preset) => {
      const { status, body } = await example(country, preset);
      expect(status).toBe(200);
      const token = await tokenOf(country);
      const { body: draft } = await app.call<OrderImport>(endpoints.createOrderImport, {
        token,
        body: { ...body, defaults: { package_weight: '1' } },
      });
      expect([draft.detected.preset, draft.missing]).toEqual([preset, []]);
      const { rows, ready, errors, repaired } = draft.summary;
      expect({ rows, ready, errors }, JSON.stringify(draft.summary)).toEqual(
        preset === 'shopify' ? { rows: 40, ready: 37, errors: 3 } : { rows: 8, ready: 7, errors: 1 },
      );
      expect(repaired).toBeGreaterThan(0);
    },
  );

  test('each preset has an example in some country; a template of another country is not found', async () => {
    expect([...new Set(COUNTRIES.flatMap((country) => examplesOf(country)))].toSorted()).toEqual(
      PRESETS.map(({ id }) => id).toSorted(),
    );
    expect((await example('SG', 'jnt_id')).status).toBe(404);
  });

  test('as a spreadsheet too', async () => {
    const { body } = await example('SG', 'shopify', 'xlsx');
    expect(body.file_name).toBe('example-shopify.xlsx');
    expect(Buffer.from(body.data_base64, 'base64').subarray(0, 2).toString()).toBe('PK');
  });
});

describe('our template', () => {
  test.each(COUNTRIES)('of %s is known by its header, and its example row is refused when left in', async (country) => {
    const { body } = await app.call<ImportFile>(endpoints.getImportTemplate, { token: await tokenOf(country) });
    const file = await convertFile(Buffer.from(body.data_base64, 'base64'), { country, now: () => 0 });
    expect(file.detected.preset).toBe('template');
    expect(file.rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([
      expect.arrayContaining(['validate.import_example_row']),
    ]);
  });

  test('docs/import-template.md says what each column means, and which countries have it', () => {
    const page = readFileSync(new URL('../../../../../../docs/import-template.md', import.meta.url), 'utf8');
    const said = new Map(
      [...page.matchAll(/^\| `(\w+)` +\| ([A-Z, -]+?) +\|/gmu)].map(([, name, where]) => [name, where]),
    );
    expect([...said.keys()].toSorted()).toEqual(Object.keys(TEMPLATE_COLUMNS).toSorted());
    for (const [name, where] of said) {
      const countries = COUNTRIES.filter((country) => templateRows(country)[0]?.includes(name ?? ''));
      expect([name, where]).toEqual([name, countries.join(', ') || '-']);
    }
  });
});
