import { createTestDatabase, startTestCluster, startTestServer } from '@sampan/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { STRONG_SECRET } from '#test/app/test-app.fixtures.ts';
import { watchHealth } from './watch-health.ts';

const UPLOADS = 200;
/** What each of them would send if nobody stopped it. */
const UPLOAD_BYTES = 20_000_000;
const CHUNK = Buffer.alloc(65_536, 'x');
const BOUNDARY = '--x\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n';

/** Addresses that take a body from anybody, each with what an attacker would say of it. */
const KINDS = [
  { path: '/api/v1/login', headers: { 'Content-Type': 'application/json' }, start: '{"email":"' },
  { path: '/api/v1/register', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, start: BOUNDARY },
  { path: '/api/v1/login', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, start: 'email=' },
  { path: '/api/v1/me/avatar', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, start: BOUNDARY },
  { path: '/api/webhooks/stripe', headers: { 'Content-Type': 'application/json' }, start: '{"id":"' },
  { path: '/api/v1/login', headers: { 'Content-Length': String(UPLOAD_BYTES) }, start: '{"email":"' },
] as const;

/** Sends until the server has had enough. Answers the status; null where the connection was cut. */
function upload(port: number, { path, headers, start }: (typeof KINDS)[number]): Promise<number | null> {
  return new Promise((resolve) => {
    let status: number | null = null;
    let sent = 0;
    let is_over = false;
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, (response) => {
      status = response.statusCode ?? null;
      response.resume();
    });
    const finish = () => {
      is_over = true;
      resolve(status);
    };
    asked.once('error', finish);
    asked.once('close', finish);
    asked.write(start);
    const pump = () => {
      while (!is_over && sent < UPLOAD_BYTES - start.length - CHUNK.length) {
        sent += CHUNK.length;
        if (!asked.write(CHUNK)) return void asked.once('drain', pump);
      }
      if (!is_over) asked.end();
    };
    pump();
  });
}

/** Memory of a process in MB: now, and the most it had. */
function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) / 1_000;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Two hundred uploads at once by people who did not sign in: what the process grows by, and whether it still answers. */
export async function trustUploads() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster });
  const server = await startTestServer({
    database_url: database.url,
    // As an attacker finds it: without the demo's couriers, which move their parcels meanwhile.
    env: {
      SAMPAN_PROFILE: 'production',
      SAMPAN_SECRET: STRONG_SECRET,
      SAMPAN_RATE_LIMIT_FACTOR: '1000000',
      SAMPAN_LOG_LEVEL: 'silent',
    },
  });
  try {
    // The first of each kind loads code; what the server needs for itself has settled then.
    for (const kind of KINDS) await upload(server.port, kind);
    await sleep(3_000);
    // 5: forget the most there ever was, which a start leaves behind (proc_pid_clear_refs(5)).
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const before = memoryOf(server.pid);
    const healthOf = await watchHealth(server.port);
    const began = performance.now();
    const ended = await Promise.all(
      Array.from({ length: UPLOADS }, (_, index) => upload(server.port, KINDS[index % KINDS.length] ?? KINDS[0])),
    );
    const seconds = (performance.now() - began) / 1000;
    const health = await healthOf();
    const after = memoryOf(server.pid);
    return [
      { name: 'uploads of 20 MB at once without sign-in', value: UPLOADS, unit: 'uploads', target: '= 200' },
      {
        name: 'uploads that were taken',
        value: ended.filter((status) => status !== null && status < 400).length,
        unit: 'uploads',
        target: '= 0',
      },
      {
        name: 'answers of 500 and above',
        value: ended.filter((status) => (status ?? 0) >= 500).length,
        unit: 'answers',
        target: '= 0',
      },
      {
        name: 'memory that the process grew by at most',
        value: Math.max(after.most, after.now) - before.now,
        unit: 'MB',
        target: '<= 100',
      },
      { name: 'health answers meanwhile', value: health.answers, unit: 'answers', target: null },
      { name: 'health answers other than 200', value: health.failed, unit: 'answers', target: '= 0' },
      { name: 'slowest health answer meanwhile', value: health.slowest_ms, unit: 'ms', target: '< 250' },
      { name: 'all were over after', value: seconds, unit: 's', target: null },
    ];
  } finally {
    await server.stop();
    await database.drop();
    await cluster.stop();
  }
}
