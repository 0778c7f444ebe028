import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { closeAccount } from './close-account.ts';
import { getAccountClosing } from './get-account-closing.ts';

export const accountClosingRoutes = [
  route(endpoints.getAccountClosing, ({ ctx }) => getAccountClosing({ ctx })),
  route(endpoints.closeAccount, async ({ ctx, body }) => {
    await closeAccount({ ctx, input: body });
    return { success: true as const };
  }),
];
