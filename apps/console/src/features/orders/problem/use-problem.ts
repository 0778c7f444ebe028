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
  const instructOthers = useMutation({
    mutationFn: ({ ids, body }: { ids: readonly string[]; body: Instruction }) => bookEach(api, ids, body),
    onSuccess: ({ booked, failed, is_asked }) => {
      if (failed > 0) showToast(t('problem.others_failed', { count: failed, booked: formatNumber(booked) }));
      else if (booked > 0) showToast(t(is_asked ? 'problem.others_asked' : 'problem.others_done', { count: booked }));
      return refresh();
    },
  });
  const instruct = useMutation({
    mutationFn: ({ body }: { body: Instruction; others?: readonly string[] }) => api.instructCourier({ params, body }),
    onSuccess: (answer, { body, others = [] }) => {
      queries.setQueryData(key, answer);
      showToast(t(answer.instruction?.state === 'asked' ? 'problem.done_asked' : DONE[body.kind]));
      // From here and not from the form: the panel may be closed before lists are fresh.
      if (others.length > 0) instructOthers.mutate({ ids: others, body });
      return refresh();
    },
    // The price or the parcel's state may be what changed.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
  return { problem, instruct, withdraw };
}

/**
 * One after the other: a courier that refuses one parcel may take the next, and what failed stays a problem. One that was told
 * something meanwhile is left alone; `is_asked`: by email, so that nothing is booked yet.
 */
async function bookEach(
  api: Pick<Api, 'getParcelProblem' | 'instructCourier'>,
  ids: readonly string[],
  body: Instruction,
): Promise<{ booked: number; failed: number; is_asked: boolean }> {
  const all = { booked: 0, failed: 0, is_asked: false };
  for (const id of ids)
    try {
      const params = { id };
      if ((await api.getParcelProblem({ params })).instruction !== null) continue;
      const { instruction } = await api.instructCourier({ params, body });
      all.booked += 1;
      all.is_asked ||= instruction?.state === 'asked';
    } catch {
      all.failed += 1;
    }
  return all;
}

const DONE = {
  attempt: 'problem.done_attempt',
  address: 'problem.done_address',
  return: 'problem.done_return',
  pick_up: 'problem.done_pick_up',
} as const satisfies Record<InstructionKind, string>;
