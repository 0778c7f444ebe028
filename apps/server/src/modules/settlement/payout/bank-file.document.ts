import type { PayoutFile } from '@sampan/contract';
import { toMajor, type Currency } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { offsetOf } from '../../../platform/page.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { localDay } from '../../../platform/document/local-time.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { PayoutAnswerError, type FilePayouts, type PayoutResult } from '../../../ports/payout.ts';
import { debtOfEach } from '../../ledger/wallet/index.ts';
import {
  countFilesSince,
  findFile,
  findFiles,
  insertFile,
  lockByReference,
  lockReadyPayouts,
  openOf,
  payoutsOfFile,
} from './payout-review.repo.ts';
import { canDecide } from './four-eyes.ts';
import { transitionPayout } from './transition-payout.ts';
import { orderOf } from './payout-order.ts';
import { lockPayouts } from './payout.repo.ts';
import type { PayoutFileRow } from './payout.table.ts';

const BATCH = 500;
const DAY_S = 86_400;
/** Files of Sampan's desk are nobody's company: links to them are signed for this one. */
const DESK = 'desk';

function bankOf(ctx: Ctx): FilePayouts {
  const bank = ctx.ports.payouts;
  if (bank.leaves_by === 'itself') throw new DomainError('payout_by_itself');
  return bank;
}

function presentFile(row: PayoutFileRow, open: number): PayoutFile {
  const { id, name, currency, count, created_at } = row;
  return { id, name, currency, count, total: toMajor(row.total_minor, currency), open, created_at };
}

/**
 * Puts every approved payout of a currency that may leave into a file, but those of companies the caller acted for and of
 * companies that owe something; from then on they are sent, so that no second file has them. Throws `payout_nothing_to_send`,
 * `payout_by_itself`, and `payout_owed` when a company came to owe meanwhile: no file was made, and the next one is without it.
 */
export async function createPayoutFile({ ctx, currency }: { ctx: Ctx; currency: Currency }): Promise<PayoutFile> {
  bankOf(ctx);
  const { user_id } = requireSession(ctx);
  return withTransaction(ctx, async (tx) => {
    // One file at a time: two names are never the same.
    await lockPayouts(tx, DESK);
    const now = epochSeconds(tx.clock);
    const ready = await lockReadyPayouts(tx, currency, now);
    const companies = ready.map(({ company_id }) => company_id);
    const mayDecide = await canDecide(tx, companies);
    const owing = await debtOfEach(tx, companies);
    const mine = ready.filter(({ company_id }) => mayDecide(company_id) && !owing.has(company_id));
    if (mine.length === 0) throw new DomainError('payout_nothing_to_send');
    const day = localDay(now, 'UTC').replaceAll('-', '');
    const nth = (await countFilesSince(tx, now - (now % DAY_S))) + 1;
    const file: PayoutFileRow = {
      id: newId(),
      name: `BF-${day}-${currency}-${nth}`,
      currency,
      count: mine.length,
      total_minor: mine.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
      created_by: user_id,
      created_at: now,
    };
    await insertFile(tx, file);
    for (const row of mine) await transitionPayout(tx, row, { to: 'sent', file_id: file.id, decided_by: user_id });
    await recordAudit(tx, {
      action: 'payout.file',
      object_type: 'payout_file',
      object_id: file.id,
      details: { name: file.name, count: file.count, total_minor: file.total_minor, currency },
    });
    return presentFile(file, file.count);
  });
}

export async function listPayoutFiles({ ctx, page, per_page }: { ctx: Ctx; page: number; per_page: number }) {
  const { rows, total } = await findFiles(ctx, { limit: per_page, offset: offsetOf(page, per_page) });
  return { records: rows.map((row) => presentFile(row, row.open)), total, page, per_page };
}

/** A link to a file. It holds account numbers in clear, so each one that is asked for is written down. Throws `not_found`. */
export async function downloadPayoutFile({ ctx, id }: { ctx: Ctx; id: string }): Promise<DocumentLink> {
  const file = await findFile(ctx, id);
  await recordAudit(ctx, {
    action: 'payout.file_download',
    object_type: 'payout_file',
    object_id: id,
    details: { name: file.name, open: (await openOf(ctx, [id])).get(id) ?? 0 },
  });
  return createDocumentLink(ctx, DESK, 'payout_bank_file', { id }, `${file.name}.csv`);
}

export const bankFileRenderer: DocumentRenderer = {
  kind: 'payout_bank_file',
  make: (ctx, _company_id, payload) => {
    const id = String(payload['id']);
    const bank = ctx.ports.payouts;
    if (bank.leaves_by === 'itself') return Promise.resolve(null);
    type Row = Awaited<ReturnType<typeof payoutsOfFile>>[number];
    const rows = readInBatches<Row>((last) => payoutsOfFile(ctx, id, last?.payout.id ?? null, BATCH));
    async function* orders() {
      for await (const { payout, account } of rows) yield orderOf(ctx, payout, account);
    }
    return Promise.resolve({ content_type: 'text/csv; charset=utf-8', body: bank.writeFile(orders()) });
  },
};

type Ignored = {
  row: number;
  reference: string;
  why: 'unknown_reference' | 'unknown_result' | 'already_ended' | 'not_sent' | 'four_eyes';
};

/**
 * Reads the bank's answer. Each row is a transaction of its own, so that a wrong one holds up no other, and the same file read
 * twice changes nothing the second time. Throws `invalid_input` naming `csv`, `payout_by_itself`.
 */
export async function readPayoutResults({ ctx, csv }: { ctx: Ctx; csv: string }) {
  const results = resultsOf(bankOf(ctx), csv);
  const answer = { paid: 0, failed: 0, ignored: [] as Ignored[] };
  for (const result of results) {
    const outcome = await apply(ctx, result);
    if (outcome === 'paid' || outcome === 'failed') answer[outcome] += 1;
    else answer.ignored.push({ row: result.row, reference: result.reference.slice(0, 60), why: outcome });
  }
  await recordAudit(ctx, {
    action: 'payout.results',
    object_type: 'payout_file',
    object_id: 'results',
    details: { rows: results.length, paid: answer.paid, failed: answer.failed, ignored: answer.ignored.length },
  });
  return answer;
}

function resultsOf(bank: FilePayouts, csv: string): PayoutResult[] {
  try {
    return bank.readResults(csv);
  } catch (error) {
    if (!(error instanceof PayoutAnswerError)) throw error;
    refuseFields([fieldErrorOf('csv', 'validate.bank_answer_invalid', error.message)]);
    return [];
  }
}

async function apply(
  ctx: Ctx,
  { reference, result, reason }: PayoutResult,
): Promise<'paid' | 'failed' | Ignored['why']> {
  return withTransaction(ctx, async (tx) => {
    const row = await lockByReference(tx, reference);
    if (!row) return 'unknown_reference';
    if (!result) return 'unknown_result';
    if (row.ended_at !== null) return 'already_ended';
    if (row.status !== 'sent') return 'not_sent';
    const mayDecide = await canDecide(tx, [row.company_id]);
    if (!mayDecide(row.company_id)) return 'four_eyes';
    const decided_by = requireSession(tx).user_id;
    if (result.status === 'paid') await transitionPayout(tx, row, { to: 'paid', decided_by });
    else await transitionPayout(tx, row, { to: 'failed', failure: result.failure, reason, decided_by });
    return result.status;
  });
}
