import { fileURLToPath } from 'node:url';
import { EnvError, readEnv } from './platform/config/env.ts';
import { secretValuesOf } from './platform/config/secret-values.ts';
import { databaseOn } from './platform/database/database.ts';
import { DatabaseStartError, openDatabase } from './platform/database/index.ts';
import { migrate } from './platform/database/migrate.ts';
import { inheritedSocket } from './platform/http/inherited-socket.ts';
import { createLog } from './platform/log.ts';
import { stoppedClock } from './platform/clock.ts';
import { databaseClock } from './platform/monotonic-clock.ts';
import { stopOnce } from './platform/stop-once.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { within } from './platform/within.ts';
import { seedDemo, STARTUP_BANNER } from './demo/index.ts';
import { mendPhones } from './modules/identity/company/index.ts';
import { seedRates } from './modules/shipping/estimate/index.ts';
import { seedLocations } from './modules/shipping/location/index.ts';
import { mendSenders } from './modules/shipping/order/index.ts';
import { isAuditSecretKnown, OTHER_AUDIT_SECRET } from './platform/audit/audit-secret.ts';
import { listAdmins } from './modules/identity/sign-in/index.ts';
import { reportUnreadable } from './composition/sealed-stores.ts';
import { composeServer, runServer } from './composition/server.ts';
import { readyMessage } from './ready-message.ts';

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

/** A stop waits no longer for a collector of traces. */
const STOP_TRACING_MS = 1_000;

/** Starts the product: settings, database, reference data, adapters, app, jobs. The only place where they are joined. */
async function main(): Promise<void> {
  const env = readEnv(process.env, DEFAULT_DATA_DIR);
  const socket = inheritedSocket(process.env, process.pid);
  const log = createLog(env.SAMPAN_LOG_LEVEL, secretValuesOf(process.env));
  const tracing = await startTracing(env);
  const database = await openDatabase({
    database_url: env.DATABASE_URL,
    data_dir: env.data_dir,
    log,
    pool: { max: env.SAMPAN_DATABASE_POOL },
  });
  let stop = async () => database.stop();
  const end = stopOnce(() => stop(), {
    drain_seconds: env.SAMPAN_DRAIN_SECONDS,
    exit: (code) => process.exit(code),
  });
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  void database.lost.then((error) => {
    process.stderr.write(`${error.message}\n`);
    end(1);
  });

  try {
    await migrate(database.pool);
    const db = databaseOn(database.pool);
    await seedLocations(db);
    await seedRates(db);
    await mendSenders(db);
    await mendPhones(db);
    const clock = env.demo_at_ms === null ? await databaseClock(database.pool) : stoppedClock(env.demo_at_ms);
    const replica = env.SAMPAN_REPLICA_URL === undefined ? null : database.openReplica(env.SAMPAN_REPLICA_URL);
    const parts = await composeServer({ pool: database.pool, env, log, clock, ports: { replica } });
    if (env.SAMPAN_PROFILE === 'demo') await seedDemo(parts);
    await reportUnreadable(parts.ctx);
    if (!(await isAuditSecretKnown(parts.ctx))) log.error(OTHER_AUDIT_SECRET);
    const needs_admin = (await listAdmins(parts.ctx)).length === 0;
    const server = await runServer(parts, database.newClient, socket);
    stop = async () => {
      await server.stop();
      await within(STOP_TRACING_MS, tracing.stop());
      await replica?.stop();
      await database.stop();
    };
    await database.announce(server.url);
    const banner = env.SAMPAN_PROFILE === 'demo' ? STARTUP_BANNER : '';
    process.stdout.write(readyMessage(server.url, { banner, needs_admin }));
  } catch (error) {
    await stop();
    throw error;
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof EnvError || error instanceof DatabaseStartError;
  const in_use = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (in_use) process.stderr.write('The port is in use. Choose another one with PORT=8081 npm start.\n');
  else process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
