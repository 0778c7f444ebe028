import { TRANSACTION_GROUPS } from '@sampan/contract';
import { BCP47_OF_LANGUAGE, formatMoney, rulesOf, type Language } from '@sampan/country-rules';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { DocumentModel, DocumentRow, DocumentTable } from '../../../platform/document/document.ts';
import { localTime } from '../../../platform/document/local-time.ts';
import { findCompany } from '../../identity/account/index.ts';
import { monthOf, periodsBetween, wireDay, type Period } from './day-calendar.ts';
import { findAccount, readEntries } from './entry.repo.ts';
import { seqsOf, type FoundStatement, type StatementOf } from './find-statement.ts';
import { describeEntry } from './present-transaction.ts';
import { computePeriodTotals } from './period-totals.ts';
import { groupOf } from './transaction-group.ts';
import { TRANSACTION_TEXTS, type TransactionTexts } from './transaction.messages.ts';

/** A statement as PDF lists this many entries, some hundred pages; a longer one has the sums of its days. */
const MOST_LINES = 3_000;

/** A statement as a document in a language: the sums, then each entry of a month, or the months of a year. */
export async function statementDocument(
  ctx: Ctx,
  of: StatementOf & { language: Language },
  found: FoundStatement,
): Promise<DocumentModel> {
  const texts = TRANSACTION_TEXTS[of.language];
  const { currency, time_zone } = rulesOf(of.country);
  const company = await findCompany(ctx, of.company_id);
  const { period } = found;
  const now = epochSeconds(ctx.clock);
  const money = (minor: number) => formatMoney(minor, currency);
  return {
    language: BCP47_OF_LANGUAGE[of.language],
    title: texts.statement,
    number: period.key,
    issuer: { caption: '', name: 'Sampan', lines: [] },
    recipient: {
      caption: texts.statement_for,
      name: company?.name ?? '',
      lines: [company?.billing_address?.formatted_address ?? ''],
    },
    facts: [
      { label: texts.account_word, value: texts.account[of.account] },
      { label: texts.period, value: `${dateText(wireDay(period.first))} - ${dateText(wireDay(period.last))}` },
      { label: texts.currency, value: currency },
      { label: texts.issued, value: dateText(localTime(now, time_zone)) },
    ],
    stamp: '',
    tables: [summaryTable(found, texts, money), await detailTable(ctx, of, found, texts, money)],
    notes: found.is_finished ? [] : [texts.unfinished],
    pageText: (page, pages) => texts.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages)),
    created_at: now,
  };
}

/** `2026-11-21` or `2026-11-21 15:04:05` as `21.11.2026`. */
function dateText(wire: string): string {
  return wire.replace(/^(\d{4})-(\d\d)-(\d\d).*$/u, '$3.$2.$1');
}

type Money = (minor: number) => string;

function summaryTable(found: FoundStatement, texts: TransactionTexts, money: Money): DocumentTable {
  const rows: DocumentRow[] = [{ cells: [texts.opening, '', '', money(found.opening_minor)], tone: 'strong' }];
  for (const group of TRANSACTION_GROUPS) {
    const kinds = found.kinds.filter(({ kind }) => groupOf(kind) === group);
    const [came, left] = [
      kinds.reduce((sum, { in_minor }) => sum + in_minor, 0),
      kinds.reduce((sum, { out_minor }) => sum + out_minor, 0),
    ];
    if (kinds.length > 0) rows.push({ cells: [texts.group[group], shown(came, money), shown(left, money), ''] });
  }
  return {
    title: texts.summary,
    columns: [
      { header: texts.type, align: 'left', share: 4 },
      { header: texts.amount_in, align: 'right', share: 2 },
      { header: texts.amount_out, align: 'right', share: 2 },
      { header: texts.balance, align: 'right', share: 2 },
    ],
    rows,
    empty: texts.nothing,
    totals: [
      { label: texts.amount_in, value: money(found.totals.in_minor), kind: 'subtotal' },
      { label: texts.amount_out, value: money(found.totals.out_minor), kind: 'subtotal' },
      { label: texts.closing, value: money(found.closing_minor), kind: 'total' },
    ],
  };
}

function shown(minor: number, money: Money): string {
  return minor === 0 ? '' : money(minor);
}

async function detailTable(
  ctx: Ctx,
  of: StatementOf & { language: Language },
  found: FoundStatement,
  texts: TransactionTexts,
  money: Money,
): Promise<DocumentTable> {
  const { period, totals } = found;
  const is_year = !period.key.includes('-');
  if (!is_year && totals.count <= MOST_LINES) return linesTable(ctx, of, found, texts, money);
  const dayPeriod = (day: number): Period => ({ key: wireDay(day), first: day, last: day });
  const parts = await computePeriodTotals(ctx, of, periodsBetween(is_year ? monthOf : dayPeriod, period));
  return {
    title: is_year ? texts.by_month : texts.by_day,
    columns: [
      { header: is_year ? texts.month : texts.date, align: 'left', share: 4 },
      { header: texts.amount_in, align: 'right', share: 2 },
      { header: texts.amount_out, align: 'right', share: 2 },
      { header: texts.balance, align: 'right', share: 2 },
    ],
    rows: [
      ...parts.toReversed().map((part): DocumentRow => ({
        cells: [
          is_year ? part.period.key.replace(/^(\d+)-(\d+)$/u, '$2.$1') : dateText(part.period.key),
          shown(part.totals.in_minor, money),
          shown(part.totals.out_minor, money),
          money(part.closing_minor),
        ],
      })),
      ...(is_year
        ? []
        : [{ cells: [texts.too_many.replace('{{count}}', String(totals.count)), '', '', ''], tone: 'muted' as const }]),
    ],
    empty: texts.nothing,
    totals: [],
  };
}

async function linesTable(
  ctx: Ctx,
  of: StatementOf & { language: Language },
  found: FoundStatement,
  texts: TransactionTexts,
  money: Money,
): Promise<DocumentTable> {
  const account = await findAccount(ctx, of);
  const choice = { ...seqsOf(found), kinds: null, direction: null, skip: 0, limit: MOST_LINES, ascending: true };
  const entries = account ? await readEntries(ctx, account.id, choice) : [];
  const { time_zone } = rulesOf(of.country);
  return {
    title: texts.entries,
    columns: [
      { header: texts.date, align: 'left', share: 2 },
      { header: texts.description, align: 'left', share: 5 },
      { header: texts.amount_in, align: 'right', share: 2.4 },
      { header: texts.amount_out, align: 'right', share: 2.4 },
      { header: texts.balance, align: 'right', share: 2.6 },
    ],
    rows: entries.map((entry) => ({
      cells: [
        dateText(localTime(entry.at, time_zone)),
        describeEntry(entry, of.language),
        entry.amount_minor > 0 ? money(entry.amount_minor) : '',
        entry.amount_minor < 0 ? money(-entry.amount_minor) : '',
        money(entry.balance_minor),
      ],
    })),
    empty: texts.nothing,
    totals: [],
  };
}
