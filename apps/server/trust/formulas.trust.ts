import { endpoints, type Order, type OrderImport } from '@sampan/contract';
import { createTestDatabase, startTestCluster, type TestDatabase } from '@sampan/testing';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { FORMULAS as CORPUS } from '#test/document/formula-corpus.fixtures.ts';
import { newExport, runAllExports } from '#test/export/export.fixtures.ts';

const HEADER =
  'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_value,package_weight,package_content';
/** A file with a NUL in it is no text, and refused as a whole. */
const FORMULAS = CORPUS.filter((text) => !text.includes('\0'));
/** Commas, quotes, UTF-8, from the first line, and formulas are worked out: as careless as a reader can be. */
const CARELESS = 'CSV:44,34,76,1,,0,false,true,false,false,false,,true';

/** LibreOffice. */
export const needs = 'soffice';

/** What LibreOffice makes of a file: its cells that work something out, and those that lead elsewhere. */
function openedInOffice(csv: Buffer): { formulas: number; links: number; sheet: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-office-'));
  try {
    const path = join(folder, 'file.csv');
    writeFileSync(path, csv);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const args = [profile, '--headless', `--infilter=${CARELESS}`, '--convert-to', 'fods', '--outdir', folder, path];
    const run = spawnSync('soffice', args, { encoding: 'utf8', timeout: 120_000 });
    if (run.error !== undefined || run.status !== 0)
      throw new Error(`LibreOffice did not open it: ${run.error?.message ?? run.stderr}`);
    const sheet = readFileSync(join(folder, 'file.fods'), 'utf8');
    const count = (what: RegExp) => [...sheet.matchAll(what)].length;
    return { formulas: count(/\stable:formula="/gu), links: count(/<text:a\s/gu), sheet };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function called<T>(app: TestApp, ...call: Parameters<TestApp['call']>): Promise<T> {
  const answer = await app.call<T>(...call);
  if (answer.status !== 200) throw new Error(`${call[0].name}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Imports parcels of which each has one of the texts as its contents. */
async function importTexts(app: TestApp, token: string, prefix: string, texts: readonly string[]): Promise<number> {
  const rows = texts.map((text, n) => {
    const phone = String(90_000_000 + n);
    return [
      `${prefix}-${n}`,
      `Recipient ${n}`,
      phone,
      '1 Lorong 2 Toa Payoh',
      '#01-100',
      '310145',
      '48.00',
      '1.5',
      text,
    ];
  });
  const data = Buffer.from(stringify([HEADER.split(','), ...rows]));
  const body = { file_name: `${prefix}.csv`, data_base64: data.toString('base64') };
  const draft = await called<OrderImport>(app, endpoints.createOrderImport, { token, body });
  const params = { id: draft.id };
  return (await called<OrderImport>(app, endpoints.importOrders, { token, params, body: {} })).result.created;
}

/** The contents of those parcels, as a screen gets them. */
async function textsOf({ app, database, token, prefix }: Texts): Promise<Map<number, string>> {
  const { rows } = await database.pool.query<{ id: string }>('select id from orders where reference_id like $1', [
    `${prefix}-%`,
  ]);
  const orders = await Promise.all(
    rows.map(({ id }) => called<Order>(app, endpoints.getOrder, { token, params: { id } })),
  );
  return new Map(
    orders.map(({ reference_id, package_content }) => [Number(reference_id?.split('-')[1]), package_content ?? '']),
  );
}

interface Texts {
  app: TestApp;
  database: TestDatabase;
  token: string;
  prefix: string;
}

/** I3: formulas that go through an import, a screen and an export, and what a spreadsheet makes of the file. */
export async function trustFormulas() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  const app = await openTestApp({ database });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    const created = await importTexts(app, token, 'FIRST', FORMULAS);
    const shown = await textsOf({ app, database, token, prefix: 'FIRST' });
    const { id } = await newExport(app, token, {
      filter: { from: '2020-01-01' },
      columns: ['reference_id', 'package_content'],
    });
    await runAllExports(app);
    const { link } = await called<{ link: string }>(app, endpoints.downloadExport, { token, params: { id } });
    const file = Buffer.from(await (await app.app.request(`http://sampan.test${link}`)).arrayBuffer());
    const exported = (parse(file, { bom: true }) as string[][]).filter(([reference = '']) =>
      reference.startsWith('FIRST-'),
    );

    const raw = openedInOffice(Buffer.from(stringify(FORMULAS.map((text) => [text]))));
    const opened = openedInOffice(file);
    const ordered = exported.toSorted(([a = ''], [b = '']) => Number(a.split('-')[1]) - Number(b.split('-')[1]));
    await importTexts(
      app,
      token,
      'AGAIN',
      ordered.map(([, text = '']) => text),
    );
    const again = await textsOf({ app, database, token, prefix: 'AGAIN' });
    return [
      { name: 'I3 formulas', value: FORMULAS.length, unit: 'texts', target: '>= 60' },
      {
        name: 'I3 of them that LibreOffice works out where nobody guards them',
        value: raw.formulas,
        unit: 'cells',
        target: '> 0',
      },
      { name: 'I3 parcels imported with one each', value: created, unit: 'parcels', target: `= ${FORMULAS.length}` },
      { name: 'I3 rows of them in the export', value: exported.length, unit: 'rows', target: `= ${FORMULAS.length}` },
      {
        name: 'I3 cells of the export that LibreOffice works out',
        value: opened.formulas,
        unit: 'cells',
        target: '= 0',
      },
      { name: 'I3 cells of it that lead elsewhere', value: opened.links, unit: 'cells', target: '= 0' },
      {
        name: 'I3 texts that another import of the export changes',
        value: [...shown].filter(([n, text]) => again.get(n) !== text).length,
        unit: 'texts',
        target: '= 0',
      },
    ];
  } finally {
    await app.close();
    await cluster.stop();
  }
}
