import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  type ConvertedFile,
  type ParsedRequest,
  type endpoints,
} from '@sampan/contract';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { CsvRefused, type CsvRefusal } from '../../../platform/document/read-csv.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { convertFile } from './convert-file.ts';

type ConvertInput = ParsedRequest<typeof endpoints.convertCsv>['body'];

const REFUSALS: Readonly<Record<CsvRefusal, readonly [ValidateKey, IssueParams?]>> = {
  empty: ['validate.csv_empty'],
  not_text: ['validate.csv_not_text'],
  unreadable: ['validate.csv_unreadable'],
  too_many_rows: ['validate.csv_too_many_rows', { max: MAX_IMPORT_ROWS.toLocaleString('en') }],
  too_many_columns: ['validate.csv_too_many_columns', { max: '300' }],
  too_slow: ['validate.import_too_slow'],
};

function refusal(key: ValidateKey, params?: IssueParams): DomainError {
  return new DomainError('invalid_input', {
    errors: [issueErrorOf('data_base64', key, params)],
  });
}

/**
 * Reads an uploaded file of orders as parcels (spec 7 POST bulk_order convert_csv); nothing is stored. Throws
 * `invalid_input` naming `data_base64` for what is no table, or more of one than is taken.
 */
export async function convertCsv({ ctx, input }: { ctx: Ctx; input: ConvertInput }): Promise<ConvertedFile> {
  const actor = requireWriter(ctx);
  const bytes = Buffer.from(input.data_base64, 'base64');
  if (bytes.length > MAX_IMPORT_BYTES) throw refusal('validate.csv_too_large');
  try {
    return await convertFile(bytes, {
      ...input,
      country: actor.country_code,
      now: () => ctx.clock.now(),
    });
  } catch (error) {
    if (error instanceof CsvRefused) throw refusal(...REFUSALS[error.reason]);
    throw error;
  }
}
