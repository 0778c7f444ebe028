import { endpoints, type Remittance, type RemittanceProblem } from '@sampan/contract';
import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { ADMIN_EMAIL, collectedParcels, remitted, upload } from '#test/cod/cod.fixtures.ts';
import { settleRemittances } from '../src/modules/settlement/cod/settle-remittances.ts';
import { writeRemittance, type RemittedParcel } from '../src/modules/settlement/cod/write-remittance.ts';
import { auditLedger } from '../src/modules/ledger/wallet/index.ts';
import { openTestApp, type TestApp } from '#test/app/test-app.fixtures.ts';
import { randomOf } from './random.ts';

const ROWS = 10_000;
const WRONG = 100;
const MB = 1_048_576;
const COURIER = 'merlion-express';

/** What is wrong with a row, and what the report must say of it. */
const FAULTS: readonly [string, (row: RemittedParcel) => RemittedParcel][] = [
  ['unknown_tracking_code', (row) => ({ ...row, tracking_code: `${row.tracking_code}X` })],
  ['amount_differs', (row) => ({ ...row, collected_minor: row.collected_minor - 1 })],
  ['wrong_currency', (row) => ({ ...row, currency: 'MYR' })],
  ['malformed', (row) => ({ ...row, reference: '' })],
];

/** Runs work and says how long it took and how much memory the process came to hold meanwhile. */
async function measured<T>(work: () => Promise<T>) {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  return { result, seconds, grown_mb: (Math.max(peak, process.memoryUsage().rss) - before) / MB };
}

/** Every problem of a file, page by page. */
async function problemsOf(app: TestApp, token: string, id: string): Promise<RemittanceProblem[]> {
  const found: RemittanceProblem[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await app.call<{ records: RemittanceProblem[] }>(endpoints.listRemittanceProblems, {
      token,
      params: { id },
      query: { page: String(page), per_page: '100' },
    });
    if (body.records.length === 0) return found;
    found.push(...body.records);
  }
}

/** Settles a file and lets the server die after every so many transactions, each time with its lease run out. */
async function settleWithCrashes(app: TestApp, id: string, dies_after: number): Promise<number> {
  let crashes = 0;
  for (;;) {
    let left = dies_after;
    const db = new Proxy(app.ctx.db, {
      get: (target, name, receiver) => {
        if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown;
        left -= 1;
        if (left < 0) throw new Error('the power is gone');
        return target.transaction.bind(target);
      },
    });
    try {
      await settleRemittances({ ...app.ctx, db });
      return crashes;
    } catch {
      crashes += 1;
      await app.database.pool.query('update cod_remittances set lease_until = 0 where id = $1', [id]);
    }
  }
}

/** A remittance of 10,000 rows of which 1 % are wrong, settled by a server that keeps dying; then the corrected 100. */
export async function trustRemittances() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: 20 } });
  try {
    const app = await openTestApp({ database });
    const token = await app.tokenOf(ADMIN_EMAIL);
    const { rows } = await database.pool.query<{ company_id: string }>(
      "select company_id from users where email = 'sg@demo.sampan.test'",
    );
    const company_id = rows[0]?.company_id ?? '';
    const parcels = await collectedParcels(app, { company_id, country: 'SG', count: ROWS, courier_alias: COURIER });
    const right = remitted(parcels);
    const random = randomOf(Number(process.env['SAMPAN_SEED'] ?? 1));
    const wrong = new Map<number, string>();
    while (wrong.size < WRONG) wrong.set(Math.floor(random() * ROWS), '');
    const sent = right.map((row, index) => {
      if (!wrong.has(index)) return row;
      const [reason, spoil] = FAULTS[index % FAULTS.length] ?? FAULTS[0] ?? ['', (same: RemittedParcel) => same];
      wrong.set(index, reason);
      return spoil(row);
    });
    const settledParcels = async () => {
      const { rows: counted } = await database.pool.query<{ n: string; j: string }>(
        `select (select count(*) from cod_collections where state = 'settled') as n,
                (select count(*) from journals where kind = 'cod_settled') as j`,
      );
      return { states: Number(counted[0]?.n), journals: Number(counted[0]?.j) };
    };
    const begin = (id: string) => app.call(endpoints.settleRemittance, { token, params: { id } });

    const read = await measured(async () => (await upload(app, writeRemittance(COURIER, sent))).body);
    const report: Remittance = read.result;
    const named = await problemsOf(app, token, report.id);
    const truly = named.filter(({ row, reason }) => wrong.get(row - 2) === reason).length;
    await begin(report.id);
    const settling = await measured(() => settleWithCrashes(app, report.id, 9));
    const first = await settledParcels();

    const corrected = right.filter((_, index) => wrong.has(index));
    const second = (await upload(app, writeRemittance(COURIER, corrected))).body;
    await begin(second.id);
    await settleRemittances(app.ctx);
    const last = await settledParcels();
    const again = (await upload(app, writeRemittance(COURIER, right))).body;
    const audit = await auditLedger(app.ctx);
    return [
      {
        name: 'parcels settled of 10,000 rows with 1 % wrong',
        value: first.states,
        unit: 'parcels',
        target: `= ${ROWS - WRONG}`,
      },
      {
        name: 'journals of them, over all crashes',
        value: first.journals,
        unit: 'journals',
        target: `= ${ROWS - WRONG}`,
      },
      { name: 'crashes meanwhile', value: settling.result, unit: 'crashes', target: '>= 3' },
      { name: 'wrong rows the report names', value: named.length, unit: 'rows', target: `= ${WRONG}` },
      { name: 'of them with the right row and reason', value: truly, unit: 'rows', target: `= ${WRONG}` },
      { name: 'parcels settled after the corrected 100', value: last.states, unit: 'parcels', target: `= ${ROWS}` },
      { name: 'journals then', value: last.journals, unit: 'journals', target: `= ${ROWS}` },
      { name: 'rows that fit when all 10,000 come once more', value: again.rows.good, unit: 'rows', target: '= 0' },
      { name: 'imbalance of the ledger', value: audit.imbalance_minor, unit: 'minor units', target: '= 0' },
      {
        name: 'accounts and entries that are wrong',
        value: audit.wrong_accounts.length + audit.wrong_entries,
        unit: 'rows',
        target: '= 0',
      },
      { name: 'reading, matching and reporting 10,000 rows', value: read.seconds, unit: 's', target: '<= 15' },
      { name: 'memory that grew by it', value: read.grown_mb, unit: 'MB', target: '<= 200' },
      { name: 'settling 9,900 rows', value: settling.seconds, unit: 's', target: '<= 60' },
      { name: 'memory that grew by it', value: settling.grown_mb, unit: 'MB', target: '<= 200' },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
