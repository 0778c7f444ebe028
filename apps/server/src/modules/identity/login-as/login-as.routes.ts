import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { loginAs } from './login-as.ts';
import { searchPersons } from './login-as.repo.ts';
import { makeGrant } from './make-grant.ts';

export const loginAsRoutes = [
  serve(endpoints.listAdminPersons, async ({ ctx, query }) => {
    const records = await searchPersons(ctx, query.search);
    return { records, total: records.length, page: 1, per_page: 20 };
  }),
  serve(endpoints.createLoginAsGrant, ({ ctx, body }) => makeGrant({ ctx, input: body })),
  serve(endpoints.loginAsAdmin, ({ ctx, body }) => loginAs({ ctx, access_token: body.access_token })),
];
