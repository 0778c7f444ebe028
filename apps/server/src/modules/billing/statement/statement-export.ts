import type { TransactionAccount } from '@sampan/contract';
import { rulesOf, type CountryCode, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { createDocumentLink, type DocumentRenderer } from '../../../platform/document/document-download.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { findAccount } from './entry.repo.ts';
import { streamEntries } from './entry-stream.ts';
import { findStatement, seqsOf, type FoundStatement } from './find-statement.ts';
import { readSnapshot } from '../../../platform/read-snapshot.ts';
import { statementDocument } from './statement.document.ts';
import { transactionColumns, type TransactionLine } from './transaction.csv.ts';

const KINDS = { pdf: 'statement_pdf', csv: 'statement_csv' } as const;

/** What a link to a statement says: nothing personal. */
interface StatementGrant {
  key: string;
  account: TransactionAccount;
  country: CountryCode;
  language: Language;
}

/** A link to a statement's file (spec 7 Statements, trust 4.19). Throws `not_found` where there is no statement. */
export async function downloadStatement({
  ctx,
  key,
  query: { account, format },
}: {
  ctx: Ctx;
  key: string;
  query: { account: TransactionAccount; format: 'pdf' | 'csv' };
}) {
  const { company_id, country_code: country } = requireActor(ctx);
  const found = await findStatement(ctx, { company_id, account, country }, key);
  if (!found) throw new DomainError('not_found');
  await recordAudit(ctx, {
    action: 'wallet.statement',
    object_type: 'statement',
    object_id: key,
    details: { account, format },
  });
  const grant: StatementGrant = { key, account, country, language: ctx.language };
  const name = account === 'wallet' ? 'statement' : `statement-${account.replaceAll('_', '-')}`;
  return createDocumentLink(ctx, company_id, KINDS[format], { ...grant }, `${name}-${key}.${format}`);
}

export const statementPdf: DocumentRenderer = {
  kind: KINDS.pdf,
  make: async (ctx, company_id, payload) => {
    const grant = payload as unknown as StatementGrant;
    const document = await readSnapshot(ctx, async (tx) => {
      const found = await findStatement(tx, { company_id, ...grant }, grant.key);
      return found ? statementDocument(tx, { company_id, ...grant }, found) : null;
    });
    return document && { content_type: 'application/pdf', body: await renderDocument(document) };
  },
};

/** Oldest first, between the opening and the closing balance. */
export const statementCsv: DocumentRenderer = {
  kind: KINDS.csv,
  make: async (ctx, company_id, payload) => {
    const { key, ...grant } = payload as unknown as StatementGrant;
    const of = { company_id, ...grant };
    const { found, account } = await readSnapshot(ctx, async (tx) => ({
      found: await findStatement(tx, of, key),
      account: await findAccount(tx, of),
    }));
    if (!found) return null;
    const { currency, time_zone } = rulesOf(grant.country);
    const body = writeCsv({
      columns: transactionColumns(currency, grant.language),
      rows: linesOf(ctx, account?.id ?? null, found),
      time_zone,
    });
    return { content_type: 'text/csv; charset=utf-8', body };
  },
};

async function* linesOf(ctx: Ctx, account_id: string | null, found: FoundStatement): AsyncGenerator<TransactionLine> {
  yield { word: 'opening', balance_minor: found.opening_minor };
  if (account_id !== null)
    yield* streamEntries(ctx, account_id, { ...seqsOf(found), kinds: null, direction: null, ascending: true });
  yield { word: 'closing', balance_minor: found.closing_minor };
}
