import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { endSession } from './end-session.ts';
import { createLiveTicket } from './live-ticket.ts';
import { listSessions, revokeOtherSessions, revokeSession, listLoginHistory } from './list-sessions.ts';
import { trackActive } from './track-active.ts';

export const sessionRoutes = [
  route(endpoints.logout, async ({ ctx }) => {
    await endSession({ ctx });
    return { success: true as const };
  }),
  route(endpoints.listSessions, ({ ctx }) => listSessions({ ctx })),
  route(endpoints.revokeSession, async ({ ctx, params }) => {
    await revokeSession({ ctx, id: params.id });
    return { success: true as const };
  }),
  route(endpoints.revokeOtherSessions, async ({ ctx }) => ({
    success: true as const,
    ended: await revokeOtherSessions({ ctx }),
  })),
  route(endpoints.trackLogin, ({ ctx }) => listLoginHistory({ ctx })),
  route(endpoints.trackActive, async ({ ctx }) => {
    await trackActive({ ctx });
    return { success: true as const };
  }),
  route(endpoints.createLiveTicket, ({ ctx }) => createLiveTicket({ ctx })),
];
