import { SERVICE_BASES } from '@sampan/contract';
import type { Logger } from 'pino';
import { networkLabel } from '../../../platform/audit/client-fingerprint.ts';
import type { Database } from '../../../platform/database/database.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { RequestRecord, RecordRequest } from '../../../platform/http/request-record.ts';
import { requestLog } from './request-log.table.ts';

/** More notes than this wait for nobody: under such a load the calls matter, not the notes about them. */
const MOST_WAITING = 20_000;
/** Rows of one statement. */
const BATCH = 1_000;

export interface RequestLog {
  note: RecordRequest;
  /** Writes what waits; answers how many rows. A failure keeps them for the next time. */
  flush(): Promise<number>;
}

/**
 * The log of calls with secret keys. A note only joins a queue in memory, so no call waits for it; a job writes the queue
 * every second, and so does a server that stops. What waits when a process is killed is lost, at most about a second.
 */
export function createRequestLog({ db, log }: { db: Database; log: Logger }): RequestLog {
  let waiting: (typeof requestLog.$inferInsert)[] = [];
  let left_out = 0;
  let running: Promise<number> = Promise.resolve(0);

  async function writeAll(): Promise<number> {
    let written = 0;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      await insertRows(db, requestLog, batch);
      waiting = waiting.slice(batch.length);
      written += batch.length;
    }
    if (left_out > 0) log.warn({ left_out }, 'calls were left out of the request log: there were too many at once');
    left_out = 0;
    return written;
  }

  return {
    note(call) {
      if (waiting.length < MOST_WAITING) waiting.push(rowOf(call));
      else left_out += 1;
    },
    flush() {
      // One after the other: two writers would take the same rows.
      running = running.catch(() => 0).then(writeAll);
      return running;
    },
  };
}

/** Only what names nobody: the path with its holes, the network of the caller. */
function rowOf({ endpoint, ip, user_agent, ...call }: RequestRecord): typeof requestLog.$inferInsert {
  return {
    ...call,
    endpoint: endpoint.name,
    method: endpoint.method,
    path: SERVICE_BASES[endpoint.service] + endpoint.path,
    status_class: Math.floor(call.status / 100),
    ip: networkLabel(ip),
    user_agent: user_agent.slice(0, 160),
  };
}
