import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@sampan/contract';
import type { IssueParams, ValidateKey } from '@sampan/validators';
import { CsvRefused, type CsvRefusal } from '../../../platform/document/read-csv.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';

const REFUSALS: Readonly<Record<Exclude<CsvRefusal, 'too_many_rows'>, readonly [ValidateKey, IssueParams?]>> = {
  empty: ['validate.csv_empty'],
  not_text: ['validate.csv_not_text'],
  unreadable: ['validate.csv_unreadable'],
  too_many_columns: ['validate.csv_too_many_columns', { max: '300' }],
  too_slow: ['validate.import_too_slow'],
};

function refusal(key: ValidateKey, params?: IssueParams): DomainError {
  return new DomainError('invalid_input', { errors: [issueErrorOf('data_base64', key, params)] });
}

/** Throws `invalid_input` naming `data_base64`: there is no file at all. */
export function refuseMissing(): never {
  throw refusal('validate.required');
}

/** The bytes of an uploaded file. Throws `invalid_input` naming `data_base64` for too many of them. */
export function bytesOf(data_base64: string): Buffer {
  const bytes = Buffer.from(data_base64, 'base64');
  if (bytes.length > MAX_IMPORT_BYTES) throw refusal('validate.csv_too_large');
  return bytes;
}

/** Runs what reads a file; what is no table is refused as `invalid_input` naming `data_base64`. */
export async function refuseNoTable<T>(read: () => Promise<T>, max_rows = MAX_IMPORT_ROWS): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CsvRefused)) throw error;
    const { reason } = error;
    if (reason === 'too_many_rows') throw refusal('validate.csv_too_many_rows', { max: max_rows.toLocaleString('en') });
    throw refusal(...REFUSALS[reason]);
  }
}
