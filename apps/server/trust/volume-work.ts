import {
  endpoints,
  type BulkJob,
  type ExportRecord,
  type OrderImport,
  type Answer,
  type StartedBulkJob,
} from '@sampan/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { NoAnswer, obtain } from './crash-client.ts';
import type { VolumeLine } from './volume-line.ts';

/** Parcels of one file. */
const ROWS = 24;
const LOOK_AGAIN_MS = 200;
const HEADER = 'reference,name,phone,address,unit,postcode,content,value,weight';

/** A file of parcels to one house, each with a reference of its own. */
export function fileOf(
  name: string,
  rows = ROWS,
): { references: string[]; body: { file_name: string; data_base64: string } } {
  const references = Array.from({ length: rows }, (_, at) => `vol-${name}-${at}`);
  const lines = references.map(
    (reference, at) => `${reference},Mei Ling,912345${10 + (at % 90)},145 Lorong 2 Toa Payoh,#08-212,310145,Jam,48,1.5`,
  );
  const data_base64 = Buffer.from([HEADER, ...lines].join('\n')).toString('base64');
  return { references, body: { file_name: `${name}.csv`, data_base64 } };
}

async function finished(line: VolumeLine, { id, total }: StartedBulkJob): Promise<BulkJob> {
  line.jobs.set(id, total);
  for (;;) {
    const job = await obtain<BulkJob>(line, endpoints.getBulkJob, { params: { id } });
    if (job.state === 'completed') return job;
    if (line.stopping) throw new NoAnswer('the run is over');
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Imports a file, compares its parcels, buys and prints their labels, and exports what is bought. */
export async function shipFile(line: VolumeLine, name: string): Promise<void> {
  const { references, body } = fileOf(name);
  const { id } = await obtain<OrderImport>(line, endpoints.createOrderImport, { body, key: `file-${name}` });
  const imported = await obtain<OrderImport>(line, endpoints.importOrders, {
    params: { id },
    body: {},
    key: `import-${name}`,
  });
  line.imports.set(id, imported.result.created);
  line.references.push(...references);
  const { records } = await obtain<{ records: { id: string }[] }>(line, endpoints.listOrders, {
    query: { import_id: id, per_page: String(ROWS) },
  });
  const compared = await obtain<Answer<typeof endpoints.estimateBulk>>(line, endpoints.estimateBulk, {
    body: { order_ids: records.map((order) => order.id) },
  });
  const labels = compared.rows.flatMap(({ order_id, estimated_costs: [cheapest] }) =>
    order_id === null || !cheapest
      ? []
      : [{ order_id, estimated_costs_id: cheapest.id, total_fee: cheapest.total_fee }],
  );
  const buying = await obtain<StartedBulkJob>(line, endpoints.startCreateLabels, {
    body: { labels },
    key: `buy-${name}`,
  });
  await finished(line, buying);
  const order_ids = labels.map(({ order_id }) => order_id);
  const printing = await obtain<StartedBulkJob>(line, endpoints.startPrintLabels, {
    body: { order_ids },
    key: `print-${name}`,
  });
  line.prints.push(printing.id);
  await finished(line, printing);
  const writing = await obtain<ExportRecord>(line, endpoints.startOrderExport, {
    body: { filter: { has_label: true } },
    key: `export-${name}`,
  });
  line.exports.push(writing.id);
  await sleep(LOOK_AGAIN_MS);
}
