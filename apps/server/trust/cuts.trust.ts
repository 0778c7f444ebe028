import {
  endpoints,
  LIVE_PATH,
  type Answer,
  type ConvertedFile,
  type LiveEvent,
  type OrderImport,
  type PaymentMethod,
  type StartedBulkJob,
} from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_CARD } from '#test/payment-method/payment-method.fixtures.ts';
import { callerOf, type HouseCall, type HouseCaller } from './house-call.ts';

const LABELS = 500;
const CUTS = 20;
const PATIENCE_MS = 180_000;

/** A file of our template, to forty places and in eight weights. */
function fileOf(rows: number): string {
  const header =
    'reference_id,recipient_name,recipient_phone,recipient_address,recipient_unit,recipient_post_code,package_content,package_value,package_weight';
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `C-${n},Recipient ${n},${90_000_000 + n},${1 + (n % 300)} Lorong 2 Toa Payoh,#0${1 + (n % 9)}-${100 + (n % 200)},${310_100 + (n % 40)},Kaya jam,48.00,${0.5 + (n % 8) / 4}`,
  );
  return Buffer.from([header, ...lines].join('\n')).toString('base64');
}

/** Somebody's live connection, which can be cut and comes back with the number of the last event it saw. */
function listen(url: string, caller: HouseCaller) {
  const events: LiveEvent[] = [];
  let socket: WebSocket | null = null;
  let is_over = false;
  const open = async (): Promise<void> => {
    const { body } = await caller.call<{ ticket: string }>(endpoints.createLiveTicket, { body: {} });
    const last = events.at(-1)?.seq;
    const opened = new WebSocket(
      `${url.replace('http', 'ws')}${LIVE_PATH}?token=${body.ticket}${last === undefined ? '' : `&last_seq=${last}`}`,
    );
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      // What still arrives on a connection that was cut, nobody reads.
      if (socket === opened) events.push(JSON.parse(String(data)) as LiveEvent);
    });
    await new Promise((resolve, reject) => {
      opened.addEventListener('open', resolve, { once: true });
      opened.addEventListener('error', reject, { once: true });
    });
  };
  return {
    events,
    open,
    async cut(): Promise<void> {
      const gone = socket;
      socket = null;
      gone?.close();
      if (!is_over) await open();
    },
    end(): void {
      is_over = true;
      socket?.close();
    },
  };
}

/** F8: a job of five hundred labels, while the connection that tells of it is cut twenty times. */
export async function trustCuts() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '100000', SAMPAN_LOG_LEVEL: 'silent', SAMPAN_COURIER_LATENCY_MS: '200' },
  });
  const caller = await callerOf(server.url);
  const [cut, whole] = [listen(server.url, caller), listen(server.url, caller)];
  try {
    const done = async <T>(endpoint: Parameters<typeof caller.call>[0], input: HouseCall = {}): Promise<T> => {
      const { status, body } = await caller.call<T>(endpoint, { key: crypto.randomUUID(), ...input });
      if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`);
      return body;
    };
    const setup = await done<{ setup_id: string }>(endpoints.startCardSetup, { body: {} });
    const tried = await done<{ payment_method_id: string }>(endpoints.tryTestCard, {
      params: { id: setup.setup_id },
      body: TEST_CARD,
    });
    const card = await done<PaymentMethod>(endpoints.createPaymentMethod, {
      body: { payment_method_id: tried.payment_method_id, name: 'RACHEL TAN' },
    });
    await done(endpoints.createTopUp, { body: { amount: 5_000, payment_method_id: card.id } });
    const data_base64 = fileOf(LABELS);
    await done<ConvertedFile>(endpoints.convertCsv, { body: { data_base64 } });
    const draft = await done<OrderImport>(endpoints.createOrderImport, { body: { data_base64 } });
    await done<OrderImport>(endpoints.importOrders, { params: { id: draft.id }, body: {} });
    const { rows } = await database.pool.query<{ id: string }>('select id from orders where import_id = $1', [
      draft.id,
    ]);
    const compared = await done<Answer<typeof endpoints.estimateBulk>>(endpoints.estimateBulk, {
      body: { order_ids: rows.map(({ id }) => id) },
    });
    const labels = compared.rows.flatMap(({ order_id, estimated_costs: [cheapest] }) =>
      order_id === null || !cheapest
        ? []
        : [{ order_id, estimated_costs_id: cheapest.id, total_fee: cheapest.total_fee }],
    );

    await Promise.all([cut.open(), whole.open()]);
    const job = await done<StartedBulkJob>(endpoints.startCreateLabels, { body: { labels } });
    const isOf = ({ event_type, data }: LiveEvent) =>
      data['job_id'] === job.id && event_type.startsWith('create_labels_');
    const ends = (events: readonly LiveEvent[]) =>
      events.filter((event) => isOf(event) && event.event_type === 'create_labels_completed');
    const progress = (events: readonly LiveEvent[]) =>
      Math.max(0, ...events.filter(isOf).map(({ data }) => Number(data['success'] ?? 0)));
    let cuts = 0;
    const began = performance.now();
    while (ends(cut.events).length === 0 || ends(whole.events).length === 0) {
      if (performance.now() - began > PATIENCE_MS) throw new Error(`The job stands at ${progress(whole.events)}`);
      // Spread over the job by what it has done, not by time.
      if (cuts < CUTS && progress(whole.events) >= ((cuts + 0.5) * LABELS) / CUTS) {
        cuts += 1;
        await cut.cut();
      }
      await sleep(5);
    }
    await sleep(1_000);
    const seqs = (events: readonly LiveEvent[]) => events.filter(isOf).map(({ seq }) => seq);
    const [seen, expected] = [seqs(cut.events), seqs(whole.events)];
    return [
      { name: 'F8 labels of the job', value: labels.length, unit: 'labels', target: `= ${LABELS}` },
      { name: 'F8 cuts meanwhile', value: cuts, unit: 'cuts', target: `= ${CUTS}` },
      { name: 'F8 progress in the end', value: progress(cut.events), unit: 'labels', target: `= ${LABELS}` },
      {
        name: 'F8 events of the job missed',
        value: expected.filter((seq) => !seen.includes(seq)).length,
        unit: 'events',
        target: '= 0',
      },
      { name: 'F8 events of it twice', value: seen.length - new Set(seen).size, unit: 'events', target: '= 0' },
      { name: 'F8 ends told', value: ends(cut.events).length, unit: 'events', target: '= 1' },
    ];
  } finally {
    cut.end();
    whole.end();
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
