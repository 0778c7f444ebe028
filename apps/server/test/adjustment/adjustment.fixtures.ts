import { endpoints, type EndpointName, type OperatorAdjustment, type Order } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import type { CallOptions, TestApp } from '../app/test-app.fixtures.ts';

type Sample = Pick<CallOptions, 'params' | 'query' | 'body' | 'headers'>;
/** Buys a label; handed in, because the samples of all endpoints import this file. */
export type Ship = (app: TestApp, token: string, change?: object) => Promise<Order>;

/** The smallest picture there is. */
export const SCALE_PHOTO = {
  data_base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  type: 'image/png',
};

export const ADMIN = 'admin@demo.sampan.test';

/** How many mails about this were written. */
export async function mailCount(app: TestApp, subject: string): Promise<number> {
  const { rows } = await app.ctx.db.execute<{ n: string }>(
    sql`select count(*) as n from outbox where topic = 'mail' and payload ->> 'subject' like ${`%${subject}%`}`,
  );
  return Number(rows[0]?.n);
}
let serial = 0;

/** A reference no other weighing has. */
export function newReference(): string {
  serial += 1;
  return `RW-${Date.now()}-${serial}`;
}

/** A parcel of 1.5 kg that was delivered. */
export async function deliver(ship: Ship, app: TestApp, token: string, change: object = {}): Promise<Order> {
  const order = await ship(app, token, change);
  await app.call(endpoints.advanceParcel, { body: { tracking_code: order.label?.tracking_code, to: 'end' } });
  return (await app.call<Order>(endpoints.getOrder, { token, params: { id: order.id } })).body;
}

/** An adjustment of a delivered parcel, as the operator enters it. */
export async function newAdjustment(
  app: TestApp,
  order: Order,
  measured: { weight?: number; length?: number; width?: number; height?: number; photos?: unknown[] } = {},
): Promise<OperatorAdjustment> {
  const { status, body } = await app.call<OperatorAdjustment>(endpoints.createOperatorAdjustment, {
    token: await app.tokenOf(ADMIN),
    body: { tracking_code: order.label?.tracking_code, courier_reference: newReference(), weight: 6, ...measured },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

type AdjustmentEndpoints = Extract<
  EndpointName,
  | `${string}Adjustment`
  | `${string}Adjustments`
  | `${string}Reweighs`
  | 'listReweighImports'
  | 'addAdjustmentPhotos'
  | 'listRefunds'
  | 'downloadRefunds'
  | 'downloadCreditNote'
  | `${string}OrderAnalysis`
>;

/** One call of each endpoint about adjustments, refunds and the analysis. */
export async function adjustmentSamples(
  app: TestApp,
  token: string,
  ship: Ship,
): Promise<Record<AdjustmentEndpoints, Sample>> {
  const opened = async () => ({ id: (await newAdjustment(app, await deliver(ship, app, token))).id });
  const charged = await opened();
  await app.call(endpoints.acceptAdjustment, { token, params: charged });
  const disputed = await opened();
  await app.call(endpoints.disputeAdjustment, { token, params: disputed, body: { reason: 'It was lighter' } });
  const cancelled = await ship(app, token);
  await app.call(endpoints.cancelOrder, { token, params: { id: cancelled.id }, body: { reason: 'Not needed' } });
  const refunds = await app.call<{ records: { id: string }[] }>(endpoints.listRefunds, { token });
  const groups = await app.call<{ records: { id: string }[] }>(endpoints.listOrderAnalysis, { token });
  const open = await opened();
  const hand = await deliver(ship, app, token);
  return {
    listAdjustments: { query: { page: '1', per_page: '10', state: 'open', order_id: hand.id } },
    downloadAdjustments: { query: { state: 'charged' } },
    getAdjustment: { params: open },
    downloadAdjustment: { params: open },
    acceptAdjustment: { params: await opened() },
    disputeAdjustment: { params: await opened(), body: { reason: 'It was lighter', photos: [SCALE_PHOTO] } },
    listOperatorAdjustments: { query: { page: '1', per_page: '10', state: 'disputed' } },
    listReweighImports: { query: { page: '1', per_page: '10' } },
    importReweighs: {
      body: {
        courier_alias: 'merlion-express',
        file_name: 'weighings.csv',
        csv: `reference,tracking_code,weight_kg\n${newReference()},${hand.label?.tracking_code ?? ''},7\n`,
      },
    },
    createOperatorAdjustment: {
      body: {
        tracking_code: (await deliver(ship, app, token)).label?.tracking_code,
        courier_reference: newReference(),
        weight: 8.5,
        length: 40,
        width: 30,
        height: 20,
        note: 'Scale 4',
        photos: [SCALE_PHOTO],
      },
    },
    getOperatorAdjustment: { params: open },
    addAdjustmentPhotos: { params: open, body: { photos: [SCALE_PHOTO] } },
    decideAdjustment: { params: disputed, body: { decision: 'withdraw', note: 'Another parcel on the photo' } },
    reverseAdjustment: { params: charged, body: { note: 'The courier corrected its file' } },
    listRefunds: { query: { page: '1', per_page: '10' } },
    downloadRefunds: {},
    downloadCreditNote: { params: { id: refunds.body.records[0]?.id ?? '' } },
    listOrderAnalysis: {
      query: { from: '2026-01-01', to: '2026-12-31', group_by: 'month', courier: 'merlion-express', country: 'SG' },
    },
    downloadOrderAnalysis: { query: { group_by: 'courier' } },
    getOrderAnalysis: { params: { id: groups.body.records.at(-1)?.id ?? '' }, query: { page: '1', per_page: '10' } },
  };
}

/** What a journal booked, by the kind of account. */
export async function partsOf(app: TestApp, kind: string, reference: string): Promise<Record<string, number>> {
  const { rows } = await app.ctx.db.execute<{ kind: string; amount_minor: string }>(sql`
    select a.kind, e.amount_minor from journals j join entries e on e.journal_id = j.id
    join ledger_accounts a on a.id = e.account_id where j.kind = ${kind} and j.reference = ${reference}`);
  return Object.fromEntries(rows.map((row) => [row.kind, Number(row.amount_minor)]));
}
