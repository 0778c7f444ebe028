import { useMutation } from '@tanstack/react-query';
import { fieldError } from '../../../shared/form/field-error.ts';
import { base64OfFile, MAX_FILE_BYTES } from '../../../shared/form/file-base64.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useSheet } from './xlsx/use-sheet.ts';

/** What a file picker offers as a table. */
export const TABLE_FILES = '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values';

export interface TableFile {
  file_name: string;
  data_base64: string;
}

/** Takes a chosen table, a spreadsheet too, to a call of its own; what stands in the way is said in words. */
export function useTableFile<A>(send: (file: TableFile) => Promise<A>, onSuccess: () => unknown) {
  const { issueText, fieldErrorText, errorText } = useLocale();
  const sheet = useSheet();
  const call = useMutation({
    mutationFn: async ({ content, file_name }: { content: Blob; file_name: string }) => {
      if (content.size === 0 || content.size > MAX_FILE_BYTES) return null;
      return send({ file_name, data_base64: await base64OfFile(content) });
    },
    onSuccess,
  });
  const take = async (file: File) => {
    call.reset();
    sheet.clear();
    const content = /\.xls[xm]?$/iu.test(file.name) ? await sheet.read(file) : file;
    if (content !== null) call.mutate({ content, file_name: file.name.slice(0, 200) });
  };
  const refused = fieldError(call.error, 'data_base64');
  const size = call.variables?.content.size;
  const said =
    sheet.problem ??
    (call.data === null ? issueText(size === 0 ? 'validate.csv_empty' : 'validate.csv_too_large') : null) ??
    (refused !== undefined ? fieldErrorText(refused) : call.error === null ? null : errorText(call.error));
  return { take, said, is_busy: call.isPending || sheet.is_reading, answer: call.data ?? null, reset: call.reset };
}
