import { endpoints, type Order } from '@sampan/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOrder, shippedOrder } from '#test/app/endpoint-samples.fixtures.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { auditLedger, isBalanced } from '../../ledger/wallet/index.ts';
import { auditLabels, checkLabels, type LabelFault } from './audit-labels.ts';

let app: TestApp;
let token: string;
/** A bought label, and one that was cancelled and given back. */
let bought: Order;
let cancelled: Order;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.tokenOf('sg@demo.sampan.test');
  bought = await shippedOrder(app, token);
  cancelled = await shippedOrder(app, token);
  await app.call(endpoints.cancelOrder, { token, params: { id: cancelled.id }, body: { reason: 'Wrong size' } });
  await newOrder(app, token);
});
afterAll(() => app.close());

/** Looks at the books with a fault in them, and takes it out again. */
async function faultsAfter(...changes: string[]) {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    // Faults that the ledger's own guards let nobody make.
    await client.query('alter table journals disable trigger all; alter table entries disable trigger all');
    for (const change of changes)
      await client.query(change.replace(':bought', `'${bought.id}'`).replace(':cancelled', `'${cancelled.id}'`));
    return await auditLabels({ db: drizzle(client) as Database });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const PURCHASE_OF = (order: string) => `(select id::text from label_purchases where order_id = ${order})`;

test('what was bought, cancelled and never bought agrees with the journals', async () => {
  expect(await auditLabels(app.ctx)).toEqual({ labels: 2, wrong_labels: 0, findings: [] });
});

test.each<[LabelFault, ...string[]]>([
  ['label_without_journal', `delete from journals where kind = 'label' and reference = ${PURCHASE_OF(':bought')}`],
  ['journal_without_label', 'update label_purchases set state = $$failed$$ where order_id = :bought'],
  [
    'journal_without_label',
    `update journals set reference = '${newId()}' where kind = 'label' and reference = ${PURCHASE_OF(':bought')}`,
    'delete from label_purchases where order_id = :bought',
  ],
  ['refund_without_journal', 'update label_purchases set state = $$refunded$$ where order_id = :bought'],
  ['journal_without_refund', 'update label_purchases set state = $$bought$$ where order_id = :cancelled'],
  ['label_differs', 'update label_purchases set amount_minor = amount_minor + 1 where order_id = :bought'],
  ['label_differs', 'update label_purchases set currency = $$IDR$$ where order_id = :bought'],
  ['label_differs', `update label_purchases set company_id = '${newId()}' where order_id = :bought`],
  [
    'label_differs',
    `update entries set amount_minor = amount_minor - 1 where account_seq is not null
      and journal_id = (select id from journals where kind = 'label' and reference = ${PURCHASE_OF(':bought')})`,
  ],
  [
    'refund_differs',
    `update entries set amount_minor = amount_minor - 1 where account_seq is not null
      and journal_id = (select id from journals where kind = 'label_refund' and reference = ${PURCHASE_OF(':cancelled')})`,
  ],
  // Under a company's own contract nothing may be taken from its wallet.
  ['journal_without_label', 'update label_purchases set amount_minor = 0 where order_id = :bought'],
])('%s: %s', async (fault, ...changes) => {
  const { wrong_labels, findings } = await faultsAfter(...changes);
  expect([wrong_labels, findings.map((each) => each.fault)]).toEqual([1, [fault]]);
});

test('a finding names the purchase, the company and both amounts', async () => {
  const { findings } = await faultsAfter(
    'update label_purchases set amount_minor = amount_minor + 1 where order_id = :bought',
  );
  const [finding] = findings;
  const { rows } = await app.database.pool.query('select id, company_id from label_purchases where order_id = $1', [
    bought.id,
  ]);
  expect(finding).toMatchObject({ purchase_id: rows[0].id, company_id: rows[0].company_id });
  expect((finding?.booked_minor ?? 0) - (finding?.expected_minor ?? 0)).toBe(1);
  expect(finding?.booked_minor).toBeLessThan(0);
});

test('the daily look says in the log what differs, and nothing while all agrees', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  await checkLabels({ ...app.ctx, log });
  expect(lines).toEqual([]);
  await app.database.pool.query("update label_purchases set amount_minor = amount_minor + 1 where state = 'bought'");
  expect(isBalanced(await auditLedger(app.ctx))).toBe(true);
  await checkLabels({ ...app.ctx, log });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('label_differs');
});
