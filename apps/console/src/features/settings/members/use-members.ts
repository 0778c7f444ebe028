import type { Member } from '@sampan/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';

/** A company has at most 50 people, open invitations included: one page holds them all. */
const ALL = { page: 1, per_page: 100 };

/** The company's people and the invitations nobody has answered. */
export function useMembers() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.members,
    queryFn: async () => {
      const [members, invitations] = await Promise.all([
        api.listMembers({ query: ALL }),
        api.listInvitations({ query: ALL }),
      ]);
      return { members: members.records, invitations: invitations.records };
    },
  });
}

/** The list is read again before a change is done. */
export function useRefreshMembers(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.members });
}

export function useChangeRole() {
  const api = useApi();
  const refresh = useRefreshMembers();
  return useMutation({
    mutationFn: ({ id, role }: Pick<Member, 'id' | 'role'>) => api.changeMemberRole({ params: { id }, body: { role } }),
    onSuccess: refresh,
  });
}

export function useRemoveMember() {
  const api = useApi();
  const refresh = useRefreshMembers();
  return useMutation({ mutationFn: (id: string) => api.removeMember({ params: { id } }), onSuccess: refresh });
}

/** A new link for another seven days. */
export function useResendInvitation() {
  const api = useApi();
  const refresh = useRefreshMembers();
  return useMutation({ mutationFn: (id: string) => api.resendInvitation({ params: { id } }), onSuccess: refresh });
}

export function useRevokeInvitation() {
  const api = useApi();
  const refresh = useRefreshMembers();
  return useMutation({ mutationFn: (id: string) => api.revokeInvitation({ params: { id } }), onSuccess: refresh });
}
