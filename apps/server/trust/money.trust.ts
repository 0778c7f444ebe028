import { createTestDatabase, startTestCluster, type TestDatabase } from '@sampan/testing';
import { fillLedger } from '#test/app/fill-ledger.fixtures.ts';
import { databaseOn } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/ids.ts';
import { auditLedger, isBalanced } from '../src/modules/ledger/wallet/index.ts';
import { openTestApp } from '#test/app/test-app.fixtures.ts';
import { BONUS_BOUNDARIES, TYPED, tryAmounts, tryBoundaries } from './amount-corpus.ts';
import { randomOf } from './random.ts';
import { floodLabels } from './label-flood.ts';
import { compareAtOnce, compareWithReference } from './ledger-model.ts';
import { STEPS } from './ledger-step.ts';
import { openPaidCompany, type PaidCompany } from './paid-company.ts';
import { floodTopUps, openSuccessPages, repeatMessages, tellOfOthersMoney } from './top-up-flood.ts';

/** The proofs of money run on the shipped PostgreSQL and on one given by DATABASE_URL. */
export const on_both_databases = true;

const CONNECTIONS = 20;
const seed = () => Number(process.env['SAMPAN_SEED'] ?? 1);

async function onDatabase<T>(work: (database: TestDatabase) => Promise<T>): Promise<T> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: CONNECTIONS } });
  try {
    return await work(database);
  } finally {
    await database.drop();
    await cluster.stop();
  }
}

const withHouse = (work: (house: PaidCompany) => Promise<Figures>) =>
  onDatabase(async (database) => {
    const house = await openPaidCompany(database);
    try {
      const figures = await work(house);
      return [...figures, await soundness(database)];
    } finally {
      await house.close();
    }
  });

type Figures = { name: string; value: number; unit: string; target: string }[];

async function soundness(database: TestDatabase): Promise<Figures[number]> {
  const audit = await auditLedger({ db: databaseOn(database.pool) });
  const faults = audit.imbalance_minor + audit.wrong_accounts.length + audit.wrong_entries + audit.wrong_journals;
  return {
    name: 'what the ledger audit finds wrong afterwards',
    value: isBalanced(audit) ? 0 : faults || 1,
    unit: 'findings',
    target: '= 0',
  };
}

const errors = (name: string, value: number) => ({ name, value, unit: 'errors', target: '= 0' });
const minor = (name: string, value: number) => ({ name, value, unit: 'minor units', target: '= 0' });

/** M1, M4 and M5: money comes in by the provider's message, once, and by nothing else. */
export const trustTopUps = () =>
  withHouse(async (house) => {
    const random = randomOf(seed());
    const flood = await floodTopUps(house, 1_000, random);
    const repeated = await repeatMessages(house, 100, random);
    const others = await tellOfOthersMoney(house);
    const opened = await openSuccessPages(house, 1_000);
    return [
      errors('M1 top-ups of 1,000 at once over 20 connections that failed', flood.errors),
      minor('M1 balance minus their sum', flood.difference_minor),
      errors('M4 messages of 100 about one payment, in any order, refused', repeated.errors),
      minor('M4 credit for them beyond the one amount', repeated.difference_minor),
      minor(
        `M4 credit for ${others.tries} messages about other money, or not from the provider`,
        others.credited_minor,
      ),
      { name: 'M5 success pages opened without a payment', value: opened.opened, unit: 'times', target: '= 1000' },
      minor('M5 credit for them', opened.credited_minor),
    ];
  });

/** M2: a thousand labels against funds for three hundred, bought at couriers. */
export const trustLabels = () =>
  onDatabase(async (database) => {
    const outcome = await floodLabels(await openTestApp({ database }), 1_000, 300);
    return [
      {
        name: 'M2 labels bought of 1,000 at once, funds for 300',
        value: outcome.bought,
        unit: 'labels',
        target: '= 300',
      },
      { name: 'M2 refused for money', value: outcome.refused_for_money, unit: 'labels', target: '= 700' },
      { name: 'M2 parcels at the couriers', value: outcome.labels_at_couriers, unit: 'parcels', target: '= 300' },
      minor('M2 balance left', outcome.balance_left_minor),
      minor('M2 charged beyond their prices', outcome.charged_minor_less_prices),
      { name: 'M2 balances read meanwhile', value: outcome.reads, unit: 'reads', target: '> 20' },
      { name: 'M2 lowest of them', value: outcome.lowest_read_minor, unit: 'minor units', target: '>= 0' },
      await soundness(database),
    ];
  });

/** M6: everything that moves money, at random, against a sheet of paper. */
export const trustModel = () =>
  onDatabase(async (database) => {
    const { ctx } = await openTestApp({ database });
    const alone = await compareWithReference({ ctx, pool: database.pool, operations: 10_000, seed: seed() });
    const at_once = await compareAtOnce({ ctx, pool: database.pool, clients: 8, operations: 10_000, seed: seed() });
    for (const { disagreement } of [alone, at_once]) if (disagreement !== '') console.error(disagreement);
    return [
      {
        name: 'M6 random operations',
        value: alone.operations,
        unit: 'operations',
        target: '>= 10000',
      },
      { name: 'M6 kinds of them', value: alone.kinds, unit: 'kinds', target: `= ${STEPS.length}` },
      { name: 'M6 of them refused for money, as on paper', value: alone.refused, unit: 'operations', target: '> 100' },
      errors('M6 database and paper differ after one of them', alone.disagreement === '' ? 0 : 1),
      { name: 'M6 operations by 8 clients at once', value: at_once.operations, unit: 'operations', target: '>= 10000' },
      errors('M6 database and paper differ at their end', at_once.disagreement === '' ? 0 : 1),
      await soundness(database),
    ];
  });

/** M7 and M9: amounts as they are typed, sent and shown; the bonus at its boundaries. */
export const trustAmounts = () =>
  onDatabase(async (database) => {
    const tried = tryAmounts(10_000, randomOf(seed()));
    const wrong = await tryBoundaries(await openTestApp({ database }));
    return [
      {
        name: 'M7 amounts over the wire, typed and shown, in five currencies',
        value: tried.tried,
        unit: 'amounts',
        target: '= 50000',
      },
      { name: 'M7 of them changed', value: tried.wrong, unit: 'amounts', target: '= 0' },
      {
        name: `M7 doubtful texts taken for another amount, of ${TYPED.length}`,
        value: tried.corpus_wrong,
        unit: 'texts',
        target: '= 0',
      },
      {
        name: `M9 wrong bonuses at ${BONUS_BOUNDARIES.length} boundaries`,
        value: wrong,
        unit: 'bonuses',
        target: '= 0',
      },
    ];
  });

const YEAR_S = 365 * 86_400;

/** M8: a million entries counted again. */
export const trustLedgerAudit = () =>
  onDatabase(async (database) => {
    const to = Math.floor(Date.now() / 1000);
    let written = 0;
    for (const country_code of ['SG', 'MY', 'PH', 'ID', 'VN'] as const)
      written += await fillLedger({
        pool: database.pool,
        company_id: newId(),
        country_code,
        journals: 69_000,
        from: to - YEAR_S,
        to,
      });
    await database.pool.query('analyze entries, journals, ledger_accounts');
    const started = performance.now();
    const audit = await auditLedger({ db: databaseOn(database.pool) });
    const seconds = (performance.now() - started) / 1000;
    return [
      { name: 'M8 entries in the ledger', value: audit.entries, unit: 'entries', target: '>= 1000000' },
      {
        name: 'M8 entries that were written and not counted',
        value: written - audit.entries,
        unit: 'entries',
        target: '= 0',
      },
      { name: 'M8 all balances counted again in', value: seconds, unit: 's', target: '<= 10' },
      {
        name: 'M8 differences',
        value: audit.imbalance_minor + audit.wrong_accounts.length + audit.wrong_entries + audit.wrong_journals,
        unit: 'differences',
        target: '= 0',
      },
    ];
  });
