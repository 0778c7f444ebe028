import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** Products a checkout can sell, newest first: what the select offers and the preview shows. */
export function useSoldProducts(): readonly { id: string; name: string }[] {
  const api = useApi();
  const query = { status: 'active', page: 1, per_page: 100 } as const;
  const products = useQuery({
    queryKey: [...queryKeys.products, query],
    queryFn: () => api.listProducts({ query }),
  });
  return (products.data?.records ?? []).map(({ public_id, product_name }) => ({ id: public_id, name: product_name }));
}
