import { useStore } from '@nanostores/react';
import type { LabelFormat, Order } from '@sampan/contract';
import { TIMINGS } from '@sampan/country-rules';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../shared/api/services.tsx';
import { $maskPhones } from '../../../shared/printing/label-print.store.ts';
import { downloadFile, printFile } from '../../../shared/files/print-file.ts';
// The frame that is printed from must not be seen.
import '../../../shared/printing/printing.css';

export interface PrintLabel {
  readonly print: () => void;
  readonly is_preparing: boolean;
  readonly error: Error | null;
  /** Set when nothing opened within the time of spec section 4, or the browser refused: the file itself. */
  readonly fallback_link: string | null;
  /** A file was made at least once. */
  readonly is_printed: boolean;
}

/** Prints one label with one click: the browser's print dialog over a hidden frame, ZPL as a download (spec section 4). */
export function usePrintLabel(order: Pick<Order, 'id'>, format: LabelFormat, start_position: number): PrintLabel {
  const api = useApi();
  const mask_phones = useStore($maskPhones);
  const [is_late, setLate] = useState(false);
  const file = useMutation({
    mutationFn: () =>
      api.downloadLabel({
        params: { id: order.id },
        query: { format, start_position: format === 'a4' ? start_position : 1, mask_phones },
      }),
    onSuccess: async ({ link }) => {
      if (format === 'zpl') downloadFile(link);
      else await printFile(link).catch(() => setLate(true));
    },
  });
  const link = file.data?.link ?? null;
  const { reset } = file;
  useEffect(() => {
    // Another paper is another file.
    reset();
    setLate(false);
  }, [reset, format, start_position, mask_phones]);
  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => setLate(true), TIMINGS.file_fallback_link_ms);
    return () => clearTimeout(timer);
  }, [link]);
  return {
    print: () => {
      setLate(false);
      file.mutate();
    },
    is_preparing: file.isPending,
    error: file.error,
    fallback_link: is_late ? link : null,
    is_printed: link !== null,
  };
}
