import type { OrderImport } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { ServiceMatches } from '../service-match/service-matches.tsx';

/** What the services named in a file mean; nothing where it names none. */
export function ImportServices({ draft: { id, mapping, defaults } }: { draft: OrderImport }) {
  const api = useApi();
  const is_named = mapping.delivery_service !== undefined || defaults.delivery_service !== undefined;
  const services = useQuery({
    // Below the rows: a cell that is typed over may name another service.
    queryKey: [...queryKeys.orderImportRowsOf(id), 'services'],
    queryFn: ({ signal }) => api.listImportServices({ params: { id } }, { signal }),
    enabled: is_named,
  });
  const names = services.data?.services ?? [];
  return <ServiceMatches names={names.map(({ name, rows }) => ({ name, count: rows }))} />;
}
