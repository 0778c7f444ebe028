import { SERVICE_BASES, endpoints, type Endpoint } from '@sampan/contract';
import type { Pool } from 'pg';
import { FULL_DRAFT } from '#test/app/endpoint-samples.fixtures.ts';
import type { composeServer } from '../src/composition/server.ts';
import { DEMO_PASSWORD, seedDemoAccounts } from '../src/demo/index.ts';
import { seedRates } from '../src/modules/shipping/estimate/index.ts';
import { seedLocations } from '../src/modules/shipping/location/index.ts';

/** Puts in what a parcel needs: places, rates and somebody of the demo. */
export async function seedForParcels(parts: Awaited<ReturnType<typeof composeServer>>): Promise<void> {
  await seedLocations(parts.ctx.db);
  await seedRates(parts.ctx.db);
  await seedDemoAccounts(parts);
}

/** Brings a call to a server, over the network or into its app. */
export type Request = (path: string, init: RequestInit) => Response | Promise<Response>;

/** Writes parcels as somebody of the demo, and remembers which of them a server acknowledged. */
export class ParcelWriter {
  /** Statuses of all writes so far, in their order. */
  readonly statuses: number[] = [];
  readonly #acknowledged = new Map<string, string>();
  #request: Request;
  #token = '';

  constructor(request: Request) {
    this.#request = request;
  }

  /** Signs in, also to another server in the place of one that ended. */
  async signIn(request: Request = this.#request): Promise<void> {
    this.#request = request;
    this.#token = '';
    const login = { email: 'sg@demo.sampan.test', password: DEMO_PASSWORD };
    this.#token = (await this.call(endpoints.login, login)).body.token ?? '';
  }

  async call(endpoint: Endpoint, body?: object, key?: string) {
    const answer = await this.#request(SERVICE_BASES[endpoint.service] + endpoint.path, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.#token === '' ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as { token?: string; id?: string } };
  }

  /** Writes one parcel; its reference is its idempotency key as well. Answers the status. */
  async write(reference_id: string): Promise<number> {
    const { status, body } = await this.call(endpoints.createOrder, { ...FULL_DRAFT, reference_id }, reference_id);
    this.statuses.push(status);
    if (status === 200) this.#acknowledged.set(reference_id, body.id ?? '');
    return status;
  }

  /** How many acknowledged parcels a database does not have. */
  async lostIn(pool: Pool): Promise<number> {
    const { rows } = await pool.query<{ reference_id: string; id: string }>(
      'select reference_id, id from orders where reference_id = any($1)',
      [[...this.#acknowledged.keys()]],
    );
    const kept = new Map(rows.map(({ reference_id, id }) => [reference_id, id]));
    return [...this.#acknowledged].filter(([reference, id]) => kept.get(reference) !== id).length;
  }
}
