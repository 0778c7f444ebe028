import { SERVICE_BASES, endpoints } from '@sampan/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { FULL_DRAFT } from '../src/endpoint-samples.fixtures.ts';

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

/** Writers that create parcels one after the other, each until it is acknowledged: the same call with the same key. */
export function startWriters({ url, token, writers }: { url: string; token: string; writers: number }) {
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
    for (let turn = 0; !ended; turn += 1) await write(`pool-${writer}-${turn}`);
  });
  return {
    count,
    async end(): Promise<void> {
      ended = true;
      await Promise.all(running);
    },
  };
}
