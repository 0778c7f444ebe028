import { SERVICE_BASES, endpoints } from '@sampan/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';

const ASK_AGAIN_MS = 50;

/** What writers were told. */
export interface WriterCount {
  /** Parcels that were acknowledged, by their reference. */
  acknowledged: Map<string, string>;
  /** Answers of 503: come back. */
  come_back: number;
  /** Other answers of 500 and above, and what they said. */
  failed: string[];
}

export type Writers = ReturnType<typeof startWriters>;

/** Writers that create parcels one after the other, each until it is acknowledged: the same call with the same key. */
export function startWriters({
  url,
  token,
  writers,
  prefix = 'pool',
}: {
  url: string;
  token: string;
  writers: number;
  /** What their references begin with. */
  prefix?: string;
}) {
  const count: WriterCount = { acknowledged: new Map(), come_back: 0, failed: [] };
  let ended = false;
  const address = url + SERVICE_BASES[endpoints.createOrder.service] + endpoints.createOrder.path;

  async function write(reference_id: string): Promise<void> {
    for (;;) {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': reference_id,
        },
        body: JSON.stringify({ ...FULL_DRAFT, reference_id }),
      });
      const body = (await response.json()) as { id: string };
      if (response.status === 200) return void count.acknowledged.set(reference_id, body.id);
      if (response.status === 503 || response.status === 409) count.come_back += 1;
      else count.failed.push(JSON.stringify(body));
      await sleep(ASK_AGAIN_MS);
    }
  }
  const running = Array.from({ length: writers }, async (_, writer) => {
    for (let turn = 0; !ended; turn += 1) await write(`${prefix}-${writer}-${turn}`);
  });
  const all = Promise.all(running);
  // `end` tells of it. When a run fails before that, its servers stop under the writers, and its own error is the one to see.
  all.catch(() => undefined);
  return {
    count,
    /** Waits for `more` parcels to be acknowledged. @throws Error when that takes longer than `limit_ms` */
    async acknowledge(more: number, limit_ms: number): Promise<void> {
      const [goal, began] = [count.acknowledged.size + more, performance.now()];
      while (count.acknowledged.size < goal) {
        if (performance.now() - began > limit_ms) throw new Error('The writers stand still');
        await sleep(5);
      }
    },
    async end(): Promise<void> {
      ended = true;
      await all;
    },
  };
}
