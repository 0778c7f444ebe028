import { endpoints, type ExportRecord } from '@sampan/contract';
import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import { callerOf } from './house-call.ts';

const EXPORTS = 3;
const PARCELS = 40;
const PATIENCE_MS = 120_000;

function mount(folder: string, options: string): void {
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`A file system of its own needs root: ${made.stderr}`);
}

/** F6: the folder of files becomes read-only under a server, as a disk with a fault does, and is writable again. */
export async function trustReadOnly() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-read-only-'));
  mount(folder, 'size=64m');
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    env: { SAMPAN_RATE_LIMIT_FACTOR: '1000', SAMPAN_LOG_LEVEL: 'silent', SAMPAN_FILES: folder },
  });
  try {
    const { call } = await callerOf(server.url);
    const start = async () => (await call<ExportRecord>(endpoints.startOrderExport, { body: {} })).body.id;
    const startAll = async () => Promise.all(Array.from({ length: EXPORTS }, start));
    const settled = async (ids: readonly string[], wanted: string) => {
      const began = performance.now();
      for (;;) {
        const found = await Promise.all(
          ids.map(async (id) => (await call<ExportRecord>(endpoints.getExport, { params: { id } })).body.state),
        );
        if (found.every((state) => state === wanted)) return performance.now() - began;
        if (performance.now() - began > PATIENCE_MS) throw new Error(`exports are ${found.join(', ')}, not ${wanted}`);
        await sleep(200);
      }
    };
    const download = async (id: string) => {
      const { body } = await call<{ link: string }>(endpoints.downloadExport, { params: { id } });
      const answer = await fetch(new URL(body.link, server.url));
      await answer.arrayBuffer();
      return answer.status;
    };
    const kept = await startAll();
    await settled(kept, 'done');

    mount(folder, 'remount,ro');
    const asked = await startAll();
    const writes: number[] = [];
    const reads: number[] = [];
    for (let at = 0; at < PARCELS; at += 1) {
      const body = { ...FULL_DRAFT, reference_id: `read-only-${at}` };
      writes.push((await call(endpoints.createOrder, { body, key: `read-only-${at}` })).status);
      reads.push((await call(endpoints.listOrders)).status);
    }
    const downloads = await Promise.all(kept.map(download));
    await settled(asked, 'failed');

    mount(folder, 'remount,rw');
    for (const id of asked) await call(endpoints.retryExport, { params: { id } });
    const written_ms = await settled(asked, 'done');
    const late = await Promise.all(asked.map(download));
    const good = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;
    return [
      { name: 'F6 read-only folder: parcels created', value: good(writes), unit: 'parcels', target: `= ${PARCELS}` },
      { name: 'F6 read-only folder: reads answered', value: good(reads), unit: 'reads', target: `= ${PARCELS}` },
      {
        name: 'F6 read-only folder: files of before downloaded',
        value: good(downloads),
        unit: 'files',
        target: `= ${EXPORTS}`,
      },
      {
        name: 'F6 read-only folder: exports that gave up and said so',
        value: asked.length,
        unit: 'exports',
        target: `= ${EXPORTS}`,
      },
      {
        name: 'F6 writable again, without a restart: they were written after',
        value: written_ms / 1000,
        unit: 's',
        target: '<= 10',
      },
      { name: 'F6 writable again: of them downloaded', value: good(late), unit: 'files', target: `= ${EXPORTS}` },
    ];
  } finally {
    await server.stop();
    await database.drop();
    await cluster.stop();
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
