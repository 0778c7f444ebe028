import { ApiError } from '@sampan/api-client';
import type { Order } from '@sampan/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';
import { downloadFile, printFile } from '../../shared/files/print-file.ts';
import { printChoiceOf } from '../../shared/printing/label-print.store.ts';
import { soundTone } from './scan-tone.ts';

/** What became of one scan. */
export type Scan = {
  /** Counts up, so that the same code twice is two scans. */
  readonly id: number;
  readonly code: string;
} & (
  | { readonly end: 'printed'; readonly order: Order; readonly link: string }
  /** It was printed before: a second label on a second parcel would be two parcels under one number. */
  | { readonly end: 'asks'; readonly order: Order; readonly link: string }
  | { readonly end: 'not_found' | 'no_label' }
  | { readonly end: 'failed'; readonly error: Error }
);

const KEPT = 10;

function endOfError(error: Error): 'not_found' | 'no_label' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'not_found') return 'not_found';
  return error.code === 'label_not_available' ? 'no_label' : null;
}

/** Looks scanned codes up, one after the other, and prints their labels. */
export function useScan(has_sound: boolean) {
  const api = useApi();
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const count = useRef(0);
  const add = (scan: Scan) => {
    setScans((before) => [scan, ...before].slice(0, KEPT));
    if (has_sound) soundTone(scan.end === 'printed' ? 'right' : 'wrong');
  };
  const print = (link: string) => {
    if (printChoiceOf().format === 'zpl') downloadFile(link);
    else void printFile(link).catch(() => window.open(link, '_blank', 'noopener'));
  };
  const look = useMutation({
    // A fast hand scans the next one before the last is answered: they are asked in their order.
    scope: { id: 'scan' },
    mutationFn: ({ code }: { code: string; id: number }) => {
      const { start_position: _, ...paper } = printChoiceOf();
      return api.scanLabel({ body: { code, ...paper } });
    },
    onSuccess: ({ order, link }, { code, id }) => {
      const is_new = order.label_printed_at === null;
      if (is_new) print(link);
      add({ id, code, end: is_new ? 'printed' : 'asks', order, link });
    },
    onError: (error, { code, id }) => {
      const end = endOfError(error);
      add(end === null ? { id, code, end: 'failed', error } : { id, code, end });
    },
  });
  return {
    scans,
    isPending: look.isPending,
    scan: (code: string) => {
      count.current += 1;
      look.mutate({ code, id: count.current });
    },
    printAgain: ({ link }: { link: string }) => print(link),
  };
}
