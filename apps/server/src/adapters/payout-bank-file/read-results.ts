import type { BankFailure } from '@sampan/contract';
import { parse } from 'csv-parse/sync';
import { PayoutAnswerError, type PayoutResult } from '../../ports/payout.ts';

const MOST_ROWS = 10_000;
const MOST_COLUMNS = 60;
const NEEDED = ['reference', 'result'] as const;

/** The words of banks, lower case. */
const PAID = new Set(['paid', 'success', 'successful', 'completed', 'processed', 'ok', 'acsc']);
const FAILED = new Set(['failed', 'fail', 'rejected', 'returned', 'error', 'rjct']);
const REASONS: readonly (readonly [RegExp, BankFailure])[] = [
  [/not.?found|invalid.?account|no such|ac01/u, 'account_not_found'],
  [/closed|ac04/u, 'account_closed'],
  [/name|be01|be05/u, 'name_mismatch'],
];

function resultOf(word: string, reason: string): PayoutResult['result'] {
  const said = word.trim().toLowerCase();
  if (PAID.has(said)) return { status: 'paid' };
  if (!FAILED.has(said)) return null;
  const failure = REASONS.find(([pattern]) => pattern.test(reason.toLowerCase()))?.[1] ?? 'bank_refused';
  return { status: 'failed', failure };
}

/**
 * The rows of a bank's answer: `reference`, `result` and, if it has one, `reason`, in any order, with ',' or ';' between, with
 * or without a byte order mark. Throws `PayoutAnswerError` for what is no such file, and for more than 10,000 rows.
 */
export function readResults(csv: string): PayoutResult[] {
  let lines: string[][];
  try {
    lines = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 65_536,
      to: MOST_ROWS + 2,
    });
  } catch {
    throw new PayoutAnswerError('This is no CSV file.');
  }
  const head = (lines[0] ?? []).slice(0, MOST_COLUMNS).map((name) => name.toLowerCase());
  if (NEEDED.some((name) => !head.includes(name)))
    throw new PayoutAnswerError('The first row must name the columns reference and result.');
  if (lines.length - 1 > MOST_ROWS) throw new PayoutAnswerError('A file has at most 10,000 rows.');
  const at = (line: string[], name: string) => line[head.indexOf(name)] ?? '';
  return lines.slice(1).map((line, index) => {
    const reason = head.includes('reason') ? at(line, 'reason').slice(0, 300) : '';
    // The row as a spreadsheet counts it: the head is the first.
    return { row: index + 2, reference: at(line, 'reference'), result: resultOf(at(line, 'result'), reason), reason };
  });
}
