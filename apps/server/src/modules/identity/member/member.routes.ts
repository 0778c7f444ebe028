import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-role.ts';
import { inviteMember } from './invite-member.ts';
import { listInvitations, listMembers } from './list-members.ts';
import { parseInvitation } from './parse-invitation.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

const DONE = { success: true } as const;

export const memberRoutes = [
  route(endpoints.listMembers, ({ ctx, query }) => listMembers({ ctx, query })),
  route(endpoints.listInvitations, ({ ctx, query }) => listInvitations({ ctx, query })),
  route(endpoints.inviteMember, ({ ctx, body }) => inviteMember({ ctx, input: body })),
  route(endpoints.resendInvitation, ({ ctx, params }) => resendInvitation({ ctx, id: params.id })),
  route(endpoints.revokeInvitation, async ({ ctx, params }) => {
    await revokeInvitation({ ctx, id: params.id });
    return DONE;
  }),
  route(endpoints.parseInvitation, ({ ctx, body }) => parseInvitation({ ctx, token: body.token })),
  route(endpoints.acceptInvitation, ({ ctx, body }) => acceptInvitation({ ctx, input: body })),
  route(endpoints.changeMemberRole, ({ ctx, params, body }) =>
    changeMemberRole({ ctx, id: params.id, role: body.role }),
  ),
  route(endpoints.removeMember, async ({ ctx, params }) => {
    await removeMember({ ctx, id: params.id });
    return DONE;
  }),
];
