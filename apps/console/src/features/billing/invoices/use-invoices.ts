import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { downloadFile } from '../../../shared/files/print-file.ts';
import type { InvoiceSearch } from './invoice-search.ts';

/** A page of the company's invoices; the page before stays visible until the new one is here. */
export function useInvoices({ status, year, page = '1' }: InvoiceSearch) {
  const api = useApi();
  const query = {
    page,
    ...(status === undefined ? {} : { status }),
    ...(year === undefined ? {} : { year }),
  };
  return useQuery({
    queryKey: [...queryKeys.invoices, 'list', query],
    queryFn: ({ signal }) => api.listInvoices({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One invoice with a page of its lines. */
export function useInvoice(id: string, page: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKeys.invoices, 'one', id, page],
    queryFn: ({ signal }) => api.getInvoice({ params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Opens the document in a new tab, or saves the table. */
export function useInvoiceFile(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (format: 'pdf' | 'csv') => api.downloadInvoice({ params: { id }, query: { format } }),
    onSuccess: ({ link }, format) => {
      if (format === 'csv') downloadFile(link);
      else window.open(link, '_blank', 'noopener,noreferrer');
    },
  });
}
