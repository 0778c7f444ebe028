import type { TransactionAccount } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decodeCursor, encodeCursor } from '../../../platform/page.ts';
import { readEntries } from './entry.repo.ts';
import { findAccount } from './entry.repo.ts';
import { findStatement, presentStatement, seqsOf, statementPeriods, sumStatements } from './find-statement.ts';
import { presentTransaction } from './present-transaction.ts';
import { readSnapshot } from '../../../platform/read-snapshot.ts';

interface ListQuery {
  account: TransactionAccount;
  unit: 'month' | 'year';
  page: number;
  per_page: number;
}

/** Every month or year of an account with its sums, newest first. */
export async function listStatements({ ctx, query }: { ctx: Ctx; query: ListQuery }) {
  const { company_id, country_code: country } = requireActor(ctx);
  const { account, unit, page, per_page } = query;
  const { currency } = rulesOf(country);
  const of = { company_id, account, country };
  return readSnapshot(ctx, async (tx) => {
    const periods = await statementPeriods(tx, of, unit);
    const found = await sumStatements(tx, of, periods.slice((page - 1) * per_page, page * per_page));
    const records = found.map((statement) => presentStatement(statement, currency));
    return { records, total: periods.length, page, per_page, currency };
  });
}

interface StatementQuery {
  account: TransactionAccount;
  page: number;
  per_page: number;
  cursor?: string | undefined;
}

/** One month or year with a page of its entries, newest first. Throws `not_found` before the first entry and in the future. */
export async function getStatement({ ctx, key, query }: { ctx: Ctx; key: string; query: StatementQuery }) {
  const { company_id, country_code: country } = requireActor(ctx);
  const { account, page, per_page } = query;
  const { currency } = rulesOf(country);
  const before_seq = query.cursor === undefined ? null : decodeCursor(query.cursor).at;
  return readSnapshot(ctx, async (tx) => {
    const found = await findStatement(tx, { company_id, account, country }, key);
    if (!found) throw new DomainError('not_found');
    const seqs = seqsOf(found);
    const ledger_account = await findAccount(tx, { company_id, account });
    const until_seq =
      before_seq === null ? seqs.until_seq - (page - 1) * per_page : Math.min(seqs.until_seq, before_seq - 1);
    const rows = ledger_account
      ? await readEntries(tx, ledger_account.id, {
          from_seq: seqs.from_seq,
          until_seq,
          kinds: null,
          direction: null,
          skip: 0,
          limit: per_page + 1,
        })
      : [];
    const shown = rows.slice(0, per_page);
    const last = shown.at(-1);
    return {
      ...presentStatement(found, currency),
      account,
      currency,
      lines: {
        records: shown.map((row) => presentTransaction(row, currency, ctx.language)),
        total: found.totals.count,
        page,
        per_page,
        next_cursor: rows.length > per_page && last ? encodeCursor({ at: last.seq, id: last.id }) : null,
      },
    };
  });
}
