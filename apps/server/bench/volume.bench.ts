import {
  endpoints,
  type Answer,
  type BulkJob,
  type ConvertedFile,
  type OrderImport,
  type PaymentMethod,
  type StartedBulkJob,
} from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { bulkSteps } from '../src/composition/bulk-steps.ts';
import { createBulkRunner } from '../src/platform/jobs/index.ts';

const ROWS = 10_000;
const COMPARED = 1_000;
const LABELS = 500;
/** How long each courier takes to answer (issue: 200 ms). */
const COURIER_MS = '200';

interface Figure {
  name: string;
  value: number;
  unit: string;
  target: string | null;
}

/** A file of our template with as many parcels as one import takes, to 40 places and in eight weights. */
function fileOf(rows: number): string {
  const header =
    'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_content,package_value,package_weight';
  const lines = Array.from({ length: rows }, (_, n) =>
    [
      `V-${n}`,
      `Recipient ${n}`,
      String(90_000_000 + n),
      `${1 + (n % 300)} Lorong 2 Toa Payoh`,
      `#0${1 + (n % 9)}-${100 + (n % 200)}`,
      String(310_100 + (n % 40)),
      'Kaya jam',
      '48.00',
      String(0.5 + (n % 8) / 4),
    ].join(','),
  );
  return Buffer.from([header, ...lines].join('\n')).toString('base64');
}

/** How long something takes, and how much larger the process becomes meanwhile. */
async function measured<T>(work: () => Promise<T>): Promise<{ answer: T; s: number; mb: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const begun = performance.now();
  try {
    const answer = await work();
    peak = Math.max(peak, process.memoryUsage.rss());
    return { answer, s: (performance.now() - begun) / 1_000, mb: (peak - before) / 1e6 };
  } finally {
    clearInterval(watch);
  }
}

async function called<T>(app: TestApp, ...call: Parameters<TestApp['call']>): Promise<T> {
  const answer = await app.call<T>(...call);
  if (answer.status !== 200)
    throw new Error(`${call[0].name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function finished(app: TestApp, token: string, id: string): Promise<BulkJob> {
  const runner = createBulkRunner(app.ctx, bulkSteps);
  for (;;) {
    await runner.run();
    const job = await called<BulkJob>(app, endpoints.getBulkJob, { token, params: { id } });
    if (job.state === 'completed') return job;
  }
}

async function topUp(app: TestApp, token: string): Promise<void> {
  const setup = await called<{ setup_id: string }>(app, endpoints.startCardSetup, { token, body: {} });
  const { payment_method_id } = await called<{ payment_method_id: string }>(app, endpoints.tryTestCard, {
    token,
    params: { id: setup.setup_id },
    body: { card_number: '4242424242424242', exp_month: 12, exp_year: 2031 },
  });
  const card = await called<PaymentMethod>(app, endpoints.createPaymentMethod, {
    token,
    body: { payment_method_id, name: 'RACHEL TAN' },
  });
  await called(app, endpoints.createTopUp, { token, body: { amount: 5_000, payment_method_id: card.id } });
}

/** Ten thousand rows read and created, a thousand compared, five hundred bought and printed. */
export async function benchVolume(): Promise<Figure[]> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  const app = await openTestApp({
    database,
    env: {
      SAMPAN_CHECK_ANSWERS: 'false',
      SAMPAN_RATE_LIMIT_FACTOR: '100000',
      SAMPAN_COURIER_LATENCY_MS: COURIER_MS,
    },
  });
  try {
    const token = await app.tokenOf('sg@demo.sampan.test');
    await topUp(app, token);
    const data_base64 = fileOf(ROWS);
    const parsed = await measured(async () =>
      called<ConvertedFile>(app, endpoints.convertCsv, { token, body: { data_base64 } }),
    );
    const draft = await measured(async () =>
      called<OrderImport>(app, endpoints.createOrderImport, { token, body: { data_base64 } }),
    );
    const inserted = await measured(async () =>
      called<OrderImport>(app, endpoints.importOrders, { token, params: { id: draft.answer.id }, body: {} }),
    );
    if (inserted.answer.result.created !== ROWS) throw new Error('not every row became a parcel');
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from orders where import_id = $1 order by id limit $2',
      [draft.answer.id, COMPARED],
    );
    const compared = await measured(async () =>
      called<Answer<typeof endpoints.estimateBulk>>(app, endpoints.estimateBulk, {
        token,
        body: { order_ids: rows.map(({ id }) => id) },
      }),
    );
    const labels = compared.answer.rows
      .slice(0, LABELS)
      .flatMap(({ order_id, estimated_costs: [cheapest] }) =>
        order_id === null || !cheapest
          ? []
          : [{ order_id, estimated_costs_id: cheapest.id, total_fee: cheapest.total_fee }],
      );
    const bought = await measured(async () => {
      const job = await called<StartedBulkJob>(app, endpoints.startCreateLabels, { token, body: { labels } });
      return finished(app, token, job.id);
    });
    if (bought.answer.success !== LABELS) throw new Error(`${bought.answer.success} labels were bought`);
    const printed = await measured(async () => {
      const order_ids = labels.map(({ order_id }) => order_id);
      const job = await called<StartedBulkJob>(app, endpoints.startPrintLabels, { token, body: { order_ids } });
      const { link } = await finished(app, token, job.id);
      const file = await app.app.request(link ?? '');
      return (await file.arrayBuffer()).byteLength;
    });
    const figure = (name: string, value: number, unit: string, target: string | null = null): Figure => ({
      name,
      value,
      unit,
      target,
    });
    return [
      figure('10,000 rows parsed and checked', parsed.s, 's', '<= 8'),
      figure('10,000 rows parsed and checked, growth of the process', parsed.mb, 'MB', '<= 150'),
      figure('10,000 rows kept as a draft', draft.s, 's'),
      figure('10,000 parcels inserted', inserted.s, 's', '<= 10'),
      figure('1,000 parcels compared, couriers answering in 200 ms', compared.s, 's', '<= 5'),
      figure('1,000 parcels compared, questions to couriers', compared.answer.courier_calls, 'calls', '<= 99'),
      figure('500 labels bought, couriers answering in 200 ms', bought.s, 's', '<= 20'),
      figure('500 labels printed', printed.s, 's', '<= 10'),
      figure('500 labels printed, size', printed.answer / 1e6, 'MB'),
    ];
  } finally {
    await app.close();
    await cluster.stop();
  }
}
