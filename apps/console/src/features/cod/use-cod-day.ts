import type { Api } from '@sampan/api-client';
import type { CodDay } from '@sampan/contract';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';

/** One call asks for as many. */
const MOST = 50;

interface Batch {
  readonly ids: string[];
  readonly answer: Promise<ReadonlyMap<string, CodDay>>;
}

/** What is collected for the next call. */
const open = new WeakMap<object, Batch>();

/** Parcels that are drawn together are asked for together: the cells of a list know nothing of each other. */
export function askCodDay(api: Pick<Api, 'listCodDays'>, id: string): Promise<CodDay | null> {
  let batch = open.get(api);
  if (batch === undefined || batch.ids.length >= MOST) {
    const ids: string[] = [];
    const answer = Promise.resolve().then(async () => {
      if (open.get(api)?.ids === ids) open.delete(api);
      const { records } = await api.listCodDays({ query: { order_ids: ids.join(',') } });
      return new Map(records.map((record) => [record.order_id, record]));
    });
    batch = { ids, answer };
    open.set(api, batch);
  }
  batch.ids.push(id);
  return batch.answer.then((days) => days.get(id) ?? null);
}

/** When the cash of a parcel comes; undefined until that is known. */
export function useCodDay(id: string): CodDay | null | undefined {
  const api = useApi();
  return useQuery({ queryKey: [...queryKeys.orderCod(id), 'day'], queryFn: () => askCodDay(api, id) }).data;
}
