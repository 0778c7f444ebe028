import { SERVICE_BASES, endpoints, type Endpoint } from '@sampan/contract';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';

const pathOf = (endpoint: Endpoint) => SERVICE_BASES[endpoint.service] + endpoint.path;
const LONGEST_MS = 40_000;

/** What clients of an installation were told. */
export interface HouseCount {
  answered: number;
  /** No answer, or one of 500 and above: what a rolling restart may never cause. */
  failed: number;
  kinds: Record<string, number>;
  /** Parcels that were acknowledged, by their reference. */
  acknowledged: Map<string, string>;
  /** When something was answered last, and the longest time in which nothing was. */
  longest_gap_ms: number;
}

/**
 * People at their screens: each reads a list, creates a parcel, and thinks between. A call that fails is made again with the same key
 * until it is acknowledged, as our own client does.
 */
export function startClients(input: { url: string; token: string; clients: number; think_ms: number; prefix: string }) {
  const count: HouseCount = { answered: 0, failed: 0, kinds: {}, acknowledged: new Map(), longest_gap_ms: 0 };
  const base = new URL(input.url);
  let ended = false;
  let last = performance.now();

  const ask = (endpoint: Endpoint, agent: Agent, body?: object, key?: string) =>
    new Promise<{ status: number; body: string }>((resolve) => {
      const asked = request(
        {
          host: base.hostname,
          port: base.port,
          path: pathOf(endpoint),
          method: endpoint.method,
          agent,
          signal: AbortSignal.timeout(LONGEST_MS),
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${input.token}`,
            ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
          answer.once('error', () => resolve({ status: 0, body: '' }));
        },
      );
      asked.once('error', () => resolve({ status: 0, body: '' }));
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });

  const counted = async (...call: Parameters<typeof ask>) => {
    const answer = await ask(...call);
    if (answer.status === 0 || answer.status >= 500) {
      count.failed += 1;
      const kind = `${call[0].name} ${answer.status}`;
      count.kinds[kind] = (count.kinds[kind] ?? 0) + 1;
    } else {
      count.answered += 1;
      const now = performance.now();
      count.longest_gap_ms = Math.max(count.longest_gap_ms, now - last);
      last = now;
    }
    return answer;
  };

  const running = Array.from({ length: input.clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // They did not all sit down in the same moment.
    await sleep((input.think_ms * client) / input.clients);
    for (let turn = 0; !ended; turn += 1) {
      await counted(endpoints.listOrders, agent);
      const reference_id = `${input.prefix}-${client}-${turn}`;
      for (;;) {
        const { status, body } = await counted(
          endpoints.createOrder,
          agent,
          { ...FULL_DRAFT, reference_id },
          reference_id,
        );
        if (status === 200) {
          count.acknowledged.set(reference_id, (JSON.parse(body) as { id: string }).id);
          break;
        }
        await sleep(200);
      }
      await sleep(input.think_ms);
    }
    agent.destroy();
  });
  return {
    count,
    /** Begins anew with what is looked at in the next part. */
    forget() {
      Object.assign(count, { answered: 0, failed: 0, kinds: {}, longest_gap_ms: 0 });
      last = performance.now();
    },
    async end(): Promise<void> {
      ended = true;
      await Promise.all(running);
    },
  };
}
