import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What clients saw while a server came and went. */
export interface LoadCount {
  answered: number;
  /** Answers that said they were the last on their connection. */
  last: number;
  /** No connection: nobody listened. A client comes back later. */
  refused: number;
  /** Kept connections that were cut while a request was on its way or being answered. */
  resets: number;
  /** New connections that the kernel still had in its queue when the server stopped listening: it resets them. */
  queue_resets: number;
  /** Requests that had no answer in LONGEST_MS. */
  unanswered: number;
  /** Answers with a status of 500 or more. */
  failed: number;
}

const PAUSE_WHEN_REFUSED_MS = 5;
/** A stop takes 25 s at most, and the next server a few. */
const LONGEST_MS = 30_000;

function get(port: number, path: string, agent: Agent | false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, agent, signal: AbortSignal.timeout(LONGEST_MS) },
      (response) => {
        response.once('end', () => resolve(response));
        response.once('error', reject);
        response.resume();
      },
    );
    asked.once('error', (error) => reject(Object.assign(error, { was_kept: asked.reusedSocket })));
    asked.end();
  });
}

/**
 * Asks `path` again and again, by `kept` clients that keep their connection and `fresh` ones that take a new one each time.
 * `end` stops them after their running request.
 */
export function startLoad(input: { port: number; path: string; kept: number; fresh: number }) {
  const count: LoadCount = { answered: 0, last: 0, refused: 0, resets: 0, queue_resets: 0, unanswered: 0, failed: 0 };
  let ended = false;
  const agents: Agent[] = [];

  async function ask(agent: Agent | false): Promise<void> {
    try {
      const response = await get(input.port, input.path, agent);
      count.answered += 1;
      if (response.headers.connection === 'close') count.last += 1;
      if ((response.statusCode ?? 0) >= 500) count.failed += 1;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'ECONNREFUSED') count.refused += 1;
      else if (code === 'ABORT_ERR') count.unanswered += 1;
      else if ((error as { was_kept?: boolean }).was_kept) count.resets += 1;
      else count.queue_resets += 1;
      await sleep(PAUSE_WHEN_REFUSED_MS);
    }
  }
  const clients = Array.from({ length: input.kept + input.fresh }, async (_, index) => {
    const agent = index < input.kept && new Agent({ keepAlive: true, maxSockets: 1 });
    if (agent) agents.push(agent);
    while (!ended) await ask(agent);
  });
  return {
    count,
    async end(): Promise<void> {
      ended = true;
      await Promise.all(clients);
      for (const agent of agents) agent.destroy();
    },
  };
}
