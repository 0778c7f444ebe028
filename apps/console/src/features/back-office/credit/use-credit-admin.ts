import type { CreditCompanyDetail } from '@sampan/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import type { CreditSearch } from './credit-search.ts';

/** A page of companies with their use of credit. */
export function useCreditCompanies({ scope = 'post_billing', search, page = '1' }: CreditSearch) {
  const api = useApi();
  const query = { scope, page, ...(search === undefined ? {} : { search }) };
  return useQuery({
    queryKey: [...queryKeys.creditDesk, 'list', query],
    queryFn: ({ signal }) => api.listCreditCompanies({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One company with the invoices that wait for a payment. */
export function useCreditCompany(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKeys.creditDesk, 'one', id],
    queryFn: ({ signal }) => api.getCreditCompany({ params: { id } }, { signal }),
  });
}

/** Changes how a company pays and how much it may owe; `onSaved` is told though the form goes when the company comes anew. */
export function useChangeCredit(id: string, onSaved: () => void) {
  const api = useApi();
  const refresh = useRefreshDesk();
  return useMutation({
    mutationFn: (body: { payment_type: CreditCompanyDetail['payment_type']; limit: number }) =>
      api.changeCredit({ params: { id }, body }),
    onSuccess: () => {
      onSaved();
      return refresh();
    },
  });
}

/** Books money that arrived for an invoice. The bank's reference counts once, however often it is sent. */
export function usePayInvoice(onBooked: () => void) {
  const api = useApi();
  const refresh = useRefreshDesk();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; amount: number; reference: string }) =>
      api.payInvoice({ params: { id }, body }),
    onSuccess: () => {
      onBooked();
      return refresh();
    },
  });
}

function useRefreshDesk() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.creditDesk });
}
