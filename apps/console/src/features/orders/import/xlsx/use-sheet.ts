import { useState } from 'react';
import { useLocale } from '../../../../shared/locale/locale.tsx';
import { MAX_COLUMNS, MAX_ROWS } from './sheet-limits.ts';
import { XlsxRefused, type XlsxRefusal } from './xlsx-refused.ts';

/** A spreadsheet carries formats and pictures beside its rows (look 4 'over 20 MB'). */
export const MAX_SHEET_BYTES = 20_971_520;

/** Reads a chosen spreadsheet as CSV; what cannot be read is said in words. */
export function useSheet() {
  const { t, issueText, formatNumber } = useLocale();
  const [is_reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wordsOf = (reason: XlsxRefusal): string => {
    switch (reason) {
      case 'old_excel':
        return t('order_import.excel_old');
      case 'too_large':
        return t('order_import.excel_too_large');
      case 'too_many_columns':
        return issueText(`validate.csv_too_many_columns|max=${formatNumber(MAX_COLUMNS)}`);
      case 'too_many_rows':
        return issueText(`validate.csv_too_many_rows|max=${formatNumber(MAX_ROWS)}`);
      case 'empty':
        return issueText('validate.csv_empty');
      default:
        return t('order_import.excel_unreadable');
    }
  };
  const read = async (file: Blob): Promise<Blob | null> => {
    setReading(true);
    setProblem(null);
    try {
      // What reads spreadsheets comes when there is one.
      const { xlsxToCsv } = await import('./xlsx-to-csv.ts');
      return await xlsxToCsv(file);
    } catch (error) {
      setProblem(wordsOf(error instanceof XlsxRefused ? error.reason : 'unreadable'));
      return null;
    } finally {
      setReading(false);
    }
  };
  return { read, is_reading, problem, clear: () => setProblem(null) };
}
