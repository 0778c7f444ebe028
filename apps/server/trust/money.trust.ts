import { createTestDatabase, startTestCluster } from '@sampan/testing';
import { pino } from 'pino';
import { readEnv } from '../src/env.ts';
import { withTransaction } from '../src/kernel/transaction.ts';
import { auditLedger, balanceOf, creditWallet, openWallet, placeHold } from '../src/modules/wallet/index.ts';
import { newId } from '../src/kernel/ids.ts';
import { composeServer } from '../src/server.ts';
import { randomOf } from './crash-run.ts';

const CALLS = 1_000;
const CONNECTIONS = 20;

/** M1 and M2: a thousand credits at once, and a thousand debits against funds for three hundred. */
export async function trustMoney() {
  const cluster = await startTestCluster();
  const database = await createTestDatabase({ cluster, pool: { max: CONNECTIONS } });
  const random = randomOf(Number(process.env['SAMPAN_SEED'] ?? 1));
  try {
    const { ctx } = await composeServer({
      pool: database.pool,
      env: readEnv({}, 'unused'),
      log: pino({ level: 'silent' }),
    });
    const rich = newId();
    await openWallet(ctx, { company_id: rich, currency: 'SGD' });
    const amounts = Array.from({ length: CALLS }, () => 1 + Math.floor(random() * 100_000));
    const credits = await Promise.allSettled(
      amounts.map((amount_minor) =>
        withTransaction(ctx, (tx) =>
          creditWallet(tx, { company_id: rich, amount_minor, reference: newId(), description: 'Top-up' }),
        ),
      ),
    );
    const expected = amounts.reduce((sum, amount) => sum + amount, 0);

    const thrifty = newId();
    await openWallet(ctx, { company_id: thrifty, currency: 'SGD' });
    await withTransaction(ctx, (tx) =>
      creditWallet(tx, {
        company_id: thrifty,
        amount_minor: 300 * 684,
        reference: newId(),
        description: 'Funds for 300',
      }),
    );
    const debits = await Promise.allSettled(
      Array.from({ length: CALLS }, () =>
        withTransaction(ctx, (tx) => placeHold(tx, { company_id: thrifty, amount_minor: 684, reference: newId() })),
      ),
    );
    const audit = await auditLedger(ctx);
    return [
      {
        name: 'concurrent credits that failed',
        value: credits.filter((each) => each.status === 'rejected').length,
        unit: 'of 1,000',
        target: '= 0',
      },
      {
        name: 'balance minus sum of 1,000 concurrent credits',
        value: (await balanceOf(ctx, rich)).available_minor - expected,
        unit: 'minor units',
        target: '= 0',
      },
      {
        name: 'debits that succeeded of 1,000 at once, funds for 300',
        value: debits.filter((each) => each.status === 'fulfilled').length,
        unit: 'debits',
        target: '= 300',
      },
      {
        name: 'balance left after them',
        value: (await balanceOf(ctx, thrifty)).available_minor,
        unit: 'minor units',
        target: '= 0',
      },
      { name: 'ledger imbalance', value: audit.imbalance_minor, unit: 'minor units', target: '= 0' },
      {
        name: 'wallets that differ from their entries',
        value: audit.wrong_accounts.length,
        unit: 'wallets',
        target: '= 0',
      },
    ];
  } finally {
    await database.drop();
    await cluster.stop();
  }
}
