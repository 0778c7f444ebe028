import type { BulkJobKind } from '@sampan/contract';
import { findActor } from '../../src/modules/identity/session/index.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { DomainError } from '../../src/platform/errors.ts';
import { startBulkJob, type BulkJobRow } from '../../src/platform/jobs/index.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** A parcel that is not saved, with every field of spec 3 'Shipment payload for bulk estimate'. */
export const SHIPMENT = {
  reference_id: 'row-1',
  country_code: 'SG',
  delivery_type: { is_bulky: true },
  is_test: true,
  package: {
    dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
    currency: 'SGD',
    package_content: 'Kaya jam, 6 jars',
    package_type: 'handbag',
    package_value: 48,
  },
  sender: {
    address: { address1: '10 Anson Road', post_code: '079903', city: 'Singapore', country: 'SG' },
    email: 'shop@example.test',
    phone: '91234567',
    name: 'Kopi Kaya',
  },
  recipient: {
    address: {
      address1: 'Blk 145 Toa Payoh Lorong 2',
      state: '',
      city: 'Singapore',
      district: '',
      county: '',
      post_code: '310145',
      lat: 1.334,
      lng: 103.845,
      country: 'SG',
    },
    name: 'Nurul Aisyah binti Rahman',
    phone: '91234567',
  },
  marketplace: { id: '', number: '1001', source: 'manual' },
  social_network: 'instagram',
};

/** The server's context with the person of a token. */
export async function ctxOf(app: TestApp, token: string): Promise<Ctx> {
  const actor = await findActor(app.ctx, token);
  if (!actor) throw new DomainError('unauthorized');
  return { ...app.ctx, actor };
}

/** Starts a job of so many items named `item-0` and on, as a person does. */
export async function newBulkJob(
  app: TestApp,
  token: string,
  { kind = 'cancel_orders', items = 2, start_key }: { kind?: BulkJobKind; items?: number; start_key?: string } = {},
): Promise<BulkJobRow> {
  return withTransaction(await ctxOf(app, token), (tx) =>
    startBulkJob(tx, {
      kind,
      items: Array.from({ length: items }, (_, index) => ({ reference: `item-${index}` })),
      ...(start_key === undefined ? {} : { start_key }),
    }),
  );
}

/** A call of every endpoint of bulk jobs, on a job that nobody works on. */
export async function bulkJobSamples(app: TestApp, token: string, order_id: string) {
  const params = { id: (await newBulkJob(app, token)).id };
  return {
    estimateBulk: { body: { order_ids: [order_id] } },
    startCreateLabels: {
      body: { labels: [{ order_id, estimated_costs_id: `${order_id}.0`, total_fee: 3.03 }] },
    },
    startPrintLabels: { body: { order_ids: [order_id], format: 'a6', sort: 'courier' } },
    startCancelOrders: { body: { order_ids: [order_id], reason: 'Sold out' } },
    listBulkJobs: { query: { page: '1', per_page: '10', state: 'queued' } },
    getBulkJob: { params },
    listBulkJobItems: { params, query: { page: '1', per_page: '10', state: 'waiting' } },
    stopBulkJob: { params },
    resumeBulkJob: { params },
    retryBulkJob: { params },
  };
}
