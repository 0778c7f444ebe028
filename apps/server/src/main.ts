import { fileURLToPath } from 'node:url';
import { EnvError, readEnv } from './env.ts';
import { databaseOn } from './kernel/database/database.ts';
import { DatabaseStartError, openDatabase } from './kernel/database/index.ts';
import { migrate } from './kernel/database/migrate.ts';
import { createLog } from './kernel/log.ts';
import { databaseClock } from './kernel/steady-clock.ts';
import { seedDemo, DEMO_WELCOME } from './modules/demo/index.ts';
import { seedRates } from './modules/estimate/index.ts';
import { seedLocations } from './modules/location/index.ts';
import { mendSenders } from './modules/order/index.ts';
import { composeServer, runServer } from './server.ts';

/** A stop takes no longer, whatever hangs. */
const STOP_LIMIT_MS = 24_000;
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

/** Starts the product: settings, database, reference data, adapters, app, jobs. The only place where they are joined. */
async function main(): Promise<void> {
  const env = readEnv(process.env, DEFAULT_DATA_DIR);
  const log = createLog(env.SAMPAN_LOG_LEVEL);
  const database = await openDatabase({
    database_url: env.DATABASE_URL,
    data_dir: env.data_dir,
    log,
    pool: { max: env.SAMPAN_DATABASE_POOL },
  });
  let stopping = false;
  let stop = async () => database.stop();
  const end = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
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
    const clock = await databaseClock(database.pool);
    const parts = await composeServer({ pool: database.pool, env, log, clock });
    if (env.SAMPAN_PROFILE === 'demo') await seedDemo(parts);
    const server = await runServer(parts, database.url);
    stop = async () => {
      await server.stop();
      await database.stop();
    };
    await database.announce(server.url);
    process.stdout.write(
      `\n  Sampan is ready at ${server.url}\n${env.SAMPAN_PROFILE === 'demo' ? DEMO_WELCOME : ''}\n`,
    );
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
