import type { BulkJobKind } from '@sampan/contract';
import { findActor } from '../../src/modules/identity/session/index.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { DomainError } from '../../src/platform/errors.ts';
import { startBulkJob, type BulkJobRow } from '../../src/platform/jobs/index.ts';
import { withTransaction } from '../../src/platform/transaction.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

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
