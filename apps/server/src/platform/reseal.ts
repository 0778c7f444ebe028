import type { Ctx } from './context.ts';
import { isEncryptedByNewest, decryptText, keyIdOf, encryptText, type EncryptionContext } from './text-encryption.ts';
import { withTransaction } from './transaction.ts';

/** A row with sealed texts, locked until the transaction ends. */
export interface SealedRow {
  id: string;
  seal: EncryptionContext;
  texts: readonly string[];
  /** Something else of the row hangs on a former secret; `write` brings it up to date. */
  is_outdated?: boolean;
  write(texts: string[]): Promise<void>;
}

/** Where sealed texts are kept. */
export interface SealedStore {
  /** For people: 'payout accounts'. */
  name: string;
  /** The rows after `after` by id, locked. */
  rows(tx: Ctx, after: string | null, limit: number): Promise<SealedRow[]>;
}

/** What was found in one store, in rows. */
export interface SealedReport {
  name: string;
  /** Sealed with the newest key. */
  current: number;
  /** Sealed with an older key that is still in the ring, or outdated otherwise. */
  stale: number;
  resealed: number;
  unreadable: number;
  /** Keys that sealed what cannot be opened; null for texts without a key id. */
  missing_keys: (string | null)[];
}

const BATCH = 200;

/**
 * Goes through a store in batches of its own transactions. With `writes`, what an older key sealed is sealed with the newest;
 * a run that is cut off goes on where it is started again. What no key opens is left as it is, and counted.
 */
export async function walkSealed(ctx: Ctx, store: SealedStore, { writes }: { writes: boolean }): Promise<SealedReport> {
  const report: SealedReport = {
    name: store.name,
    current: 0,
    stale: 0,
    resealed: 0,
    unreadable: 0,
    missing_keys: [],
  };
  const missing = new Set<string | null>();
  for (let after: string | null = null; ;) {
    const last: string | null = await withTransaction(ctx, async (tx) => {
      const rows = await store.rows(tx, after, BATCH);
      for (const row of rows) report[await see(row, writes, missing)] += 1;
      return rows.at(-1)?.id ?? null;
    });
    if (last === null) return { ...report, missing_keys: [...missing] };
    after = last;
  }
}

async function see(
  row: SealedRow,
  writes: boolean,
  missing: Set<string | null>,
): Promise<'current' | 'stale' | 'resealed' | 'unreadable'> {
  const { seal, texts, is_outdated = false } = row;
  const opened = texts.map((text) => decryptText(seal, text));
  const closed = texts.filter((_, index) => opened[index] === null);
  if (closed.length > 0) {
    for (const text of closed) missing.add(keyIdOf(text));
    return 'unreadable';
  }
  if (!is_outdated && texts.every((text) => isEncryptedByNewest(seal, text))) return 'current';
  if (!writes) return 'stale';
  await row.write(opened.map((text) => encryptText(seal, text ?? '')));
  return 'resealed';
}
