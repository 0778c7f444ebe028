import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { endSession } from './end-session.ts';
import { createLiveTicket } from './live-ticket.ts';
import { listSessions, revokeOtherSessions, revokeSession, trackLogin } from './own-sessions.ts';

export const sessionRoutes = [
  serve(endpoints.logout, async ({ ctx }) => {
    await endSession({ ctx });
    return { success: true as const };
  }),
  serve(endpoints.listSessions, ({ ctx }) => listSessions({ ctx })),
  serve(endpoints.revokeSession, async ({ ctx, params }) => {
    await revokeSession({ ctx, id: params.id });
    return { success: true as const };
  }),
  serve(endpoints.revokeOtherSessions, async ({ ctx }) => ({
    success: true as const,
    ended: await revokeOtherSessions({ ctx }),
  })),
  serve(endpoints.trackLogin, ({ ctx }) => trackLogin({ ctx })),
  serve(endpoints.createLiveTicket, ({ ctx }) => createLiveTicket({ ctx })),
];
