import type { BulkJob } from '@sampan/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';

/** Parcels of one print; the print dialog makes one file of so many. */
const MOST = 500;
const PER_PAGE = 100;

/** The labels that a finished purchase made, to be printed in the order in which they were chosen. */
export function usePrintable(job: BulkJob, onPrint: (order_ids: readonly string[]) => void) {
  const api = useApi();
  const count = job.kind === 'create_labels' && job.state === 'completed' ? Math.min(job.success, MOST) : 0;
  const find = useMutation({
    mutationFn: async () => {
      const ids: string[] = [];
      for (let page = 1; ids.length < count; page += 1) {
        const query = { state: 'succeeded', page: String(page), per_page: String(PER_PAGE) } as const;
        const { records } = await api.listBulkJobItems({ params: { id: job.id }, query });
        if (records.length === 0) break;
        ids.push(...records.flatMap(({ subject_id }) => subject_id ?? []));
      }
      return ids.slice(0, count);
    },
    onSuccess: onPrint,
  });
  return { count, isPending: find.isPending, print: () => find.mutate() };
}
