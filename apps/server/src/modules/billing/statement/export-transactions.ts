import { rulesOf, type CountryCode, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { writePersonalEvent } from '../../../platform/outbox/write-outbox.ts';
import { createDocumentLink, type DocumentRenderer } from '../../../platform/document/document-download.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { dayOf, wireDay } from './day-calendar.ts';
import { findAccount, type EntryRow } from './entry.repo.ts';
import { streamEntries } from './entry-stream.ts';
import { chooseEntries, findTransactions, type TransactionFilter } from './list-transactions.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { transactionColumns } from './transaction.csv.ts';

const KIND = 'transactions_csv';

/** What a link to an export says: the filter, and the number of the newest entry it may hold. */
interface ExportGrant {
  filter: TransactionFilter;
  head_seq: number;
  country: CountryCode;
  language: Language;
}

/**
 * A link to the entries of a filter as CSV, newest first as in the list. The file is written while it is read, so it is
 * ready at once whatever its length; the person who asked is told by `export_transactions_csv_completed` (spec 4).
 */
export async function exportTransactions({ ctx, query: filter }: { ctx: Ctx; query: TransactionFilter }) {
  const { company_id, user_id, country_code: country, api_key } = requireActor(ctx);
  const of = { company_id, account: filter.account };
  const { sums } = await findTransactions(ctx, of, filter, { country, before_seq: null, offset: 0, limit: 1 });
  const head_seq = (await findAccount(ctx, of))?.entry_seq ?? 0;
  const id = newId();
  const grant: ExportGrant = { filter, head_seq, country, language: ctx.language };
  const today = wireDay(dayOf(epochSeconds(ctx.clock), country));
  const document = createDocumentLink(ctx, company_id, KIND, { ...grant }, `transactions-${today}.csv`);
  await withTransaction(ctx, async (tx) => {
    await recordAudit(tx, {
      action: 'wallet.export',
      object_type: 'export',
      object_id: id,
      details: { ...filter, rows: sums.count },
    });
    const data = { export_id: id, link: document.link };
    // A program has its answer; whoever made its key did not ask for anything.
    if (api_key === null)
      await writePersonalEvent(tx, { company_id, user_id }, 'export_transactions_csv_completed', data);
  });
  return { id, ...document, rows: sums.count };
}

export const transactionsCsv: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, company_id, payload) => {
    const { filter, head_seq, country, language } = payload as unknown as ExportGrant;
    const { currency, time_zone } = rulesOf(country);
    const rows = entriesOf(ctx, company_id, { filter, head_seq, country });
    const body = writeCsv({ columns: transactionColumns(currency, language), rows, time_zone });
    return { content_type: 'text/csv; charset=utf-8', body };
  },
};

async function* entriesOf(
  ctx: Ctx,
  company_id: string,
  { filter, head_seq, country }: Omit<ExportGrant, 'language'>,
): AsyncGenerator<EntryRow> {
  const of = { company_id, account: filter.account };
  const account = await findAccount(ctx, of);
  if (!account) return;
  if (filter.order_number !== undefined) {
    const place = { country, before_seq: head_seq + 1, offset: 0, limit: Infinity };
    yield* (await findTransactions(ctx, of, filter, place)).rows;
    return;
  }
  const { from_seq, until_seq, kinds, direction, sums } = await chooseEntries(ctx, of, filter);
  if (sums.count === 0) return;
  yield* streamEntries(ctx, account.id, { from_seq, until_seq: Math.min(until_seq, head_seq), kinds, direction });
}
