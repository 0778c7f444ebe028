import type { ImportDraftRow } from '@sampan/contract';
import { expect, test } from 'vitest';
import { gridColumns } from './import-columns.ts';

const row = (values: ImportDraftRow['values']) => ({ values, issues: [], repaired: [] }) as unknown as ImportDraftRow;
const fieldsOf = (...rows: ImportDraftRow[]) => gridColumns('SG', rows, false).map(({ field }) => field);

test('HS code and origin have columns where a row says them or goes abroad, and nowhere else', () => {
  const customs = ['hs_code', 'origin_country'];
  expect(fieldsOf(row({ recipient_country: 'SG' }), row({}))).not.toEqual(expect.arrayContaining(['hs_code']));
  expect(fieldsOf(row({}), row({ recipient_country: 'MY' }))).toEqual(expect.arrayContaining(customs));
  expect(fieldsOf(row({ recipient_country: 'SG', origin_country: 'CN' }))).toEqual(expect.arrayContaining(customs));
});
