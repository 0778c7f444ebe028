import { TIMINGS } from '@sampan/country-rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../api/services.tsx';
import { downloadFile, printFile } from '../files/print-file.ts';
import { printChoiceOf } from './label-print.store.ts';

/** Makes a file of labels and prints it through a hidden frame; ZPL is downloaded. */
export function usePrintFile(order_ids: readonly string[], start_position: number) {
  const api = useApi();
  const [fallback, setFallback] = useState(false);
  const file = useMutation({
    mutationFn: async () => {
      const choice = printChoiceOf(start_position);
      const { link } = await api.downloadLabels({ body: { order_ids: [...order_ids], ...choice } });
      return { link, is_saved: choice.format === 'zpl' };
    },
    onSuccess: async ({ link, is_saved }) => {
      if (is_saved) downloadFile(link);
      else await printFile(link).catch(() => setFallback(true));
    },
  });
  const link = file.data?.link;
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => setFallback(true), TIMINGS.file_fallback_link_ms);
    return () => clearTimeout(timer);
  }, [link]);
  return {
    link,
    /** Nothing opened in time, or the browser refused (spec 4). */
    is_late: link !== undefined && fallback,
    isPending: file.isPending,
    error: file.error,
    print: () => {
      setFallback(false);
      file.mutate();
    },
    /** Another paper is another file. */
    reset: () => {
      file.reset();
      setFallback(false);
    },
  };
}
