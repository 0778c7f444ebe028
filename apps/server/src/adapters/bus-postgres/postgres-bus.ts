import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus } from '../../ports/bus.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;

/** A connection URL, or what makes a connection, where several hosts take turns. */
export type BusConnection = string | ((application_name: string) => pg.Client);

const clientOf = (connectionString: string) => (application_name: string) =>
  new pg.Client({ connectionString, application_name });

/** The bus over LISTEN/NOTIFY, on one connection of its own that is made again whenever it breaks. */
export function createPostgresBus(connection: BusConnection, log: Logger): Bus {
  const newClient = typeof connection === 'string' ? clientOf(connection) : connection;
  const listeners = new Map<string, () => void>();
  let client: pg.Client | null = null;
  let stopped = false;
  let wait_ms = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;

  const wakeAll = () => {
    for (const onWake of listeners.values()) onWake();
  };

  async function connect(): Promise<void> {
    const next = newClient('sampan-bus');
    next.on('notification', (message) => listeners.get(message.channel)?.());
    next.on('error', (error) => log.warn({ err: error }, 'the bus lost its database connection'));
    next.on('end', () => {
      if (client === next) retry();
    });
    await next.connect();
    client = next;
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    wait_ms = FIRST_WAIT_MS;
  }

  function retry(): void {
    client = null;
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(wakeAll, retry);
    }, wait_ms);
    wait_ms = Math.min(wait_ms * 2, LONGEST_WAIT_MS);
  }

  return {
    async listen(channel, onWake) {
      listeners.set(channel, onWake);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
