import { endpoints, type ExportRecord } from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { S3_BUCKET, S3_KEYS, startS3StandIn } from '#test/adapters/files-s3/s3-stand-in.fixtures.ts';
import { callerOf } from './house-call.ts';

const EXPORTS = 3;
const PARCELS = 40;
const PATIENCE_MS = 120_000;
const AWAY = "We can't reach our file storage. Your file is safe. Please try again in a minute.";

/** The storage of files goes away while people work, and comes back: what they are told, and what is lost. */
export async function trustStorage() {
  const cluster = await startTestCluster({ is_durable: true });
  const database = await createTestDatabase({ cluster });
  const storage = await startS3StandIn();
  const server = await startTestServer({
    database_url: database.url,
    env: {
      SAMPAN_RATE_LIMIT_FACTOR: '1000',
      SAMPAN_LOG_LEVEL: 'silent',
      SAMPAN_S3_ENDPOINT: storage.endpoint,
      SAMPAN_S3_BUCKET: S3_BUCKET,
      SAMPAN_S3_REGION: S3_KEYS.region,
      SAMPAN_S3_ACCESS_KEY_ID: S3_KEYS.access_key_id,
      SAMPAN_S3_SECRET_ACCESS_KEY: S3_KEYS.secret_access_key,
    },
  });
  try {
    const { call } = await callerOf(server.url);
    const start = async () => (await call<ExportRecord>(endpoints.startOrderExport, { body: {} })).body.id;
    const stateOf = async (id: string) => (await call<ExportRecord>(endpoints.getExport, { params: { id } })).body;
    const settled = async (ids: readonly string[], wanted: readonly string[]) => {
      const began = performance.now();
      for (;;) {
        const found = await Promise.all(ids.map(stateOf));
        if (found.every(({ state }) => wanted.includes(state))) return { found, after_ms: performance.now() - began };
        if (performance.now() - began > PATIENCE_MS) throw new Error(JSON.stringify(found.map(({ state }) => state)));
        await sleep(200);
      }
    };
    const fetchFile = async (id: string) => {
      const { body } = await call<{ link: string }>(endpoints.downloadExport, { params: { id } });
      const answer = await fetch(new URL(body.link, server.url));
      const bytes = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        text: bytes.toString('utf8'),
        sha: createHash('sha256').update(bytes).digest('hex'),
      };
    };
    const kept: string[] = [];
    for (let at = 0; at < EXPORTS; at += 1) kept.push(await start());
    await settled(kept, ['done']);
    const before = await Promise.all(kept.map(fetchFile));

    storage.away(true);
    const asked: string[] = [];
    for (let at = 0; at < EXPORTS; at += 1) asked.push(await start());
    const acknowledged = new Map<string, string>();
    let refused = 0;
    for (let at = 0; at < PARCELS; at += 1) {
      const reference_id = `storage-${at}`;
      const body = { ...FULL_DRAFT, reference_id };
      const made = await call<{ id: string }>(endpoints.createOrder, { body, key: reference_id });
      if (made.status === 200) acknowledged.set(reference_id, made.body.id);
      else refused += 1;
    }
    const away = await Promise.all(kept.map(fetchFile));
    const given_up = await settled(asked, ['failed']);

    storage.away(false);
    for (const id of asked) await call(endpoints.retryExport, { params: { id } });
    const written = await settled(asked, ['done']);
    const after = await Promise.all(kept.map(fetchFile));
    const late = await Promise.all(asked.map(fetchFile));
    const { rows } = await database.pool.query<{ reference_id: string; id: string }>(
      "select reference_id, id from orders where reference_id like 'storage-%'",
    );
    const found = new Map(rows.map(({ reference_id, id }) => [reference_id, id]));
    const count = (all: readonly boolean[]) => all.filter(Boolean).length;
    return [
      { name: 'storage away: parcels created', value: acknowledged.size, unit: 'parcels', target: `= ${PARCELS}` },
      { name: 'storage away: writes refused', value: refused, unit: 'writes', target: '= 0' },
      {
        name: 'storage away: downloads that said so and what to do',
        value: count(away.map(({ status, text }) => status === 503 && text === AWAY)),
        unit: 'downloads',
        target: `= ${EXPORTS}`,
      },
      {
        name: 'storage away: exports that gave up with a reference',
        value: count(given_up.found.map(({ reference }) => reference.startsWith('EX-'))),
        unit: 'exports',
        target: `= ${EXPORTS}`,
      },
      { name: 'storage away: they gave up after', value: given_up.after_ms / 1000, unit: 's', target: null },
      { name: 'storage back: they were written after', value: written.after_ms / 1000, unit: 's', target: '<= 10' },
      {
        name: 'storage back: files that are the same as before',
        value: count(after.map(({ sha, status }, at) => status === 200 && sha === before[at]?.sha)),
        unit: 'files',
        target: `= ${EXPORTS}`,
      },
      {
        name: 'storage back: late exports that have the parcels of that time',
        value: count(late.map(({ text, status }) => status === 200 && text.includes('storage-0'))),
        unit: 'files',
        target: `= ${EXPORTS}`,
      },
      {
        name: 'acknowledged parcels lost',
        value: [...acknowledged].filter(([reference, id]) => found.get(reference) !== id).length,
        unit: 'parcels',
        target: '= 0',
      },
    ];
  } finally {
    await server.stop();
    await storage.close();
    await database.drop();
    await cluster.stop();
  }
}
