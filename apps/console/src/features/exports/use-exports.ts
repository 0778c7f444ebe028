import type { ExportColumn, ExportFormat, ExportRecord } from '@sampan/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { useFollowExport } from '../../shared/dialog/use-follow-export.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { orderFilterOf, transactionFilterOf, type ExportSearch } from './export-search.ts';

const PER_PAGE = '20';
/** How often running files are asked after, for those whose live connection is closed. */
const ASK_AGAIN_MS = 2_000;

const runs = ({ state }: ExportRecord) => state === 'waiting' || state === 'running';

/** The files of the last days; asked after while one of them is written. */
export function useExportList({ page = '1', cursor }: ExportSearch) {
  const api = useApi();
  const query = { page, per_page: PER_PAGE, ...(cursor === undefined ? {} : { cursor }) };
  return useQuery({
    queryKey: queryKeys.exportList(query),
    queryFn: ({ signal }) => api.listExports({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.records.some(runs) ? ASK_AGAIN_MS : false),
  });
}

/** What the form asks for. Empty columns: none is chosen yet. */
export interface ExportChoice {
  preset: string;
  /** Instead of the preset. */
  columns: readonly ExportColumn[] | null;
  format: ExportFormat;
}

function bodyOf(search: ExportSearch, { preset, columns, format }: ExportChoice) {
  const filter = search.what === 'transactions' ? transactionFilterOf(search) : orderFilterOf(search);
  return { filter, format, ...(columns === null ? { preset } : { columns: [...columns] }) };
}

/** How many rows and bytes the file would have. */
export function useExportSize(search: ExportSearch, choice: ExportChoice) {
  const api = useApi();
  const body = bodyOf(search, choice);
  const is_money = search.what === 'transactions';
  return useQuery({
    queryKey: queryKeys.exportSize({ is_money, ...body }),
    queryFn: ({ signal }) =>
      is_money
        ? api.measureTransactionExport({ body: body as never }, { signal })
        : api.measureOrderExport({ body: body as never }, { signal }),
    enabled: choice.columns === null || choice.columns.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Starts, starts again and cancels exports; whatever starts is followed to its end (spec 4 Result dialog). */
export function useExportActions() {
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const follow = useFollowExport();
  const onSuccess = (started: ExportRecord) => {
    void queries.invalidateQueries({ queryKey: queryKeys.exports });
    follow(started);
  };
  const onError = (error: Error) => resultDialog.showError(locale.errorText(error));
  const start = useMutation({
    mutationFn: ({ search, choice }: { search: ExportSearch; choice: ExportChoice }) => {
      const body = bodyOf(search, choice) as never;
      return search.what === 'transactions' ? api.startTransactionExport({ body }) : api.startOrderExport({ body });
    },
    onSuccess,
    onError,
  });
  const retry = useMutation({
    mutationFn: (id: string) => api.retryExport({ params: { id } }),
    onSuccess,
    onError,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => api.cancelExport({ params: { id } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeys.exports }),
    onError,
  });
  return { start, retry, cancel };
}
