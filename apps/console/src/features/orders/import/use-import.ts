import type { EditedRows, ImportEdit, ImportField, ImportRowFilter, OrderImport } from '@sampan/contract';
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** Rows of one call. */
export const ROWS_PER_PAGE = 100;

/** While places are looked up, the counts are read again so often; a live event brings their rows. */
const CHECKING_MS = 3_000;

/** An import; asked for only when the URL names one. */
export function useImport(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.orderImport(id ?? ''),
    queryFn: ({ signal }) => api.getOrderImport({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    // A closed socket loses nothing.
    refetchInterval: ({ state }) => (state.data?.is_checking === true ? CHECKING_MS : false),
  });
}

/** The pages of rows that are on the screen, by what the rows need. */
export function useImportRows(id: string, filter: ImportRowFilter, pages: readonly number[]) {
  const api = useApi();
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: queryKeys.orderImportRows(id, { filter, page }),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        api.listImportRows(
          {
            params: { id },
            query: { filter, offset: String(page * ROWS_PER_PAGE), limit: String(ROWS_PER_PAGE) },
          },
          { signal },
        ),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    })),
  });
}

/** Keeps what a change answered: the import's counts at once, its rows by reading them again. */
function useKeepAnswer(id: string) {
  const queries = useQueryClient();
  return async (answer: OrderImport): Promise<void> => {
    queries.setQueryData(queryKeys.orderImport(id), answer);
    await Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.orderImportRowsOf(id) }),
      queries.invalidateQueries({ queryKey: queryKeys.orderImportList }),
    ]);
  };
}

/** Changes of an import's cells. Each answers what was there before, for the undo. */
export function useEditRows(id: string) {
  const api = useApi();
  const keep = useKeepAnswer(id);
  const edit = useMutation({
    mutationFn: async (rows: ImportEdit[]): Promise<EditedRows> =>
      api.editImportRows({ params: { id }, body: { rows } }),
    // The grid asks for its rows again beside the next edit.
    onSuccess: ({ import: answer }) => void keep(answer),
  });
  const fix = useMutation({
    mutationFn: async (input: { field: ImportField; from: string | null; to: string }) =>
      api.fixImportRows({ params: { id }, body: input }),
    onSuccess: ({ import: answer }) => void keep(answer),
  });
  return { edit, fix };
}

/** What is done with an import as a whole. */
export function useImportActions(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const keep = useKeepAnswer(id);
  const done = async (answer: OrderImport) => {
    await keep(answer);
    await queries.invalidateQueries({ queryKey: queryKeys.orders });
  };
  return {
    remap: useMutation({
      mutationFn: async (body: Parameters<typeof api.remapOrderImport>[0]['body']) =>
        api.remapOrderImport({ params: { id }, body }),
      onSuccess: keep,
    }),
    create: useMutation({
      mutationFn: async () => api.importOrders({ params: { id }, body: {} }),
      onSuccess: done,
    }),
    undo: useMutation({
      mutationFn: async () => api.undoOrderImport({ params: { id }, body: {} }),
      onSuccess: done,
    }),
    refused: useMutation({ mutationFn: async () => api.getRefusedRows({ params: { id } }) }),
  };
}
