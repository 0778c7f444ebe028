import type { RemittanceReason } from '@sampan/contract';
import { formatMoney, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import type { CsvColumn } from '../../../platform/document/csv-column.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { readInBatches } from '../../../platform/document/read-in-batches.ts';
import { writeCsv } from '../../../platform/document/write-csv.ts';
import { fillText } from '../../../platform/texts.ts';
import { findProblems, findRemittance } from './list-remittances.ts';
import { PROBLEM_TEXTS } from './remittance-problem.messages.ts';
import type { RemittanceLine } from './remittance.table.ts';

const ROWS_AT_ONCE = 500;
const KIND = 'remittance_problems_csv';

/** A link to the rows that do not fit, as they came and with the reason. Corrected, the file may be uploaded as it is. */
export async function downloadRemittanceProblems({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: { language: Language };
}): Promise<DocumentLink> {
  const remittance = await findRemittance(ctx, id);
  await recordAudit(ctx, { action: 'remittance.problems_file', object_type: 'remittance', object_id: id });
  const name = `${remittance.file_name.replace(/\.csv$/iu, '')}-problems.csv`;
  return createDocumentLink(ctx, requireActor(ctx).company_id, KIND, { id, language: query.language }, name);
}

/** Why a row does not fit, in words. */
export function sentenceOfProblem(line: RemittanceLine, language: Language): string {
  const texts: Record<RemittanceReason, string> = PROBLEM_TEXTS[language];
  const { expected_minor, expected_currency } = line;
  const expected =
    expected_minor === null || expected_currency === null ? '' : formatMoney(expected_minor, expected_currency);
  const values: Record<string, string> = { column: line.column ?? '', expected, currency: expected_currency ?? '' };
  return fillText(texts[line.reason ?? 'malformed'], values);
}

export const remittanceProblemsCsv: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, _, payload) => {
    const id = String(payload['id']);
    const language = payload['language'] as Language;
    const remittance = await findRemittance(ctx, id).catch(() => null);
    if (!remittance) return null;
    const columns: CsvColumn<RemittanceLine>[] = [
      ...remittance.header.map((header, place): CsvColumn<RemittanceLine> => ({
        header,
        type: 'text',
        value: (line) => line.cells[place] ?? '',
      })),
      { header: 'Row', type: 'integer', value: (line) => line.row },
      { header: 'Column', type: 'text', value: (line) => line.column },
      { header: 'Reason', type: 'text', value: (line) => sentenceOfProblem(line, language) },
    ];
    const rows = readInBatches<RemittanceLine>((last) =>
      findProblems(ctx, id, { after: last?.row ?? 0, limit: ROWS_AT_ONCE, offset: 0 }),
    );
    return { content_type: 'text/csv; charset=utf-8', body: writeCsv({ columns, rows, time_zone: 'UTC' }) };
  },
};
