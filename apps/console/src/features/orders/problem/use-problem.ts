import type { Api } from '@sampan/api-client';
import type { CallInput, endpoints, InstructionKind } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

export type Instruction = CallInput<(typeof endpoints)['instructCourier']>['body'];

/**
 * What can be done about a parcel, telling its courier, and taking that back (look-v2 3). The way back is in the panel and
 * lasts until the driver sets out: a toast outside an open dialog cannot be pressed.
 */
export function useProblem(order_id: string) {
  const { t, errorText, formatNumber } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: order_id };
  const key = queryKeys.problem(order_id);
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.orders }),
      queries.invalidateQueries({ queryKey: queryKeys.tracking }),
      // Money of a return is set aside, or free again.
      queries.invalidateQueries({ queryKey: queryKeys.balance }),
    ]);
  const problem = useQuery({ queryKey: key, queryFn: ({ signal }) => api.getParcelProblem({ params }, { signal }) });
  const withdraw = useMutation({
    mutationFn: () => api.withdrawInstruction({ params }),
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      showToast(t('problem.withdrawn_done'));
      return refresh();
    },
    onError: (error: Error) => showToast(errorText(error)),
  });
  const instruct = useMutation({
    mutationFn: (body: Instruction) => api.instructCourier({ params, body }),
    onSuccess: (answer, { kind }) => {
      queries.setQueryData(key, answer);
      showToast(t(answer.instruction?.state === 'asked' ? 'problem.done_asked' : DONE[kind]));
      return refresh();
    },
    // The price or the parcel's state may be what changed.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
  const instructOthers = useMutation({
    mutationFn: ({ ids, body }: { ids: readonly string[]; body: Instruction }) => bookEach(api, ids, body),
    onSuccess: ({ booked, failed }) => {
      showToast(
        failed === 0
          ? t('problem.others_done', { count: booked })
          : t('problem.others_failed', { count: failed, booked: formatNumber(booked) }),
      );
      return refresh();
    },
  });
  return { problem, instruct, instructOthers, withdraw };
}

/** One after the other: a courier that refuses one parcel may take the next, and what failed stays a problem. */
async function bookEach(
  api: Pick<Api, 'instructCourier'>,
  ids: readonly string[],
  body: Instruction,
): Promise<{ booked: number; failed: number }> {
  let booked = 0;
  for (const id of ids)
    booked += await api.instructCourier({ params: { id }, body }).then(
      () => 1,
      () => 0,
    );
  return { booked, failed: ids.length - booked };
}

const DONE = {
  attempt: 'problem.done_attempt',
  address: 'problem.done_address',
  return: 'problem.done_return',
  pick_up: 'problem.done_pick_up',
} as const satisfies Record<InstructionKind, string>;
