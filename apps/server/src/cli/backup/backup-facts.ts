import { asc, count } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { auditHeads, auditLog } from '../../platform/audit/audit.table.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditLedger, isBalanced } from '../../modules/ledger/wallet/index.ts';
import type { BackupFacts } from './manifest.ts';

/** What must be the same in a restored copy: the money, and where the audit log ends. */
export async function readFacts(db: Database): Promise<BackupFacts> {
  const ledger = await auditLedger({ db });
  const [log] = await db.select({ rows: count() }).from(auditLog);
  const heads = await db.select().from(auditHeads).orderBy(asc(auditHeads.chain_id));
  const hash = createHash('sha256');
  for (const { chain_id, length, hash: end, mac } of heads) hash.update(`${chain_id}:${length}:${end}:${mac}\n`);
  return {
    ledger: {
      entries: ledger.entries,
      imbalance_minor: ledger.imbalance_minor,
      is_balanced: isBalanced(ledger),
      totals: ledger.totals.map((total) => ({ ...total })),
    },
    audit: { rows: log?.rows ?? 0, chains: heads.length, heads_sha256: hash.digest('hex') },
  };
}
