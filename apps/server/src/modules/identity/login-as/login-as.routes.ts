import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { loginAs } from './login-as.ts';
import { searchPersons } from './login-as.repo.ts';
import { makeGrant } from './make-grant.ts';

export const loginAsRoutes = [
  route(endpoints.listAdminPersons, async ({ ctx, query }) => {
    const records = await searchPersons(ctx, query.search);
    return { records, total: records.length, page: 1, per_page: 20 };
  }),
  route(endpoints.createLoginAsGrant, ({ ctx, body }) => makeGrant({ ctx, input: body })),
  route(endpoints.loginAsAdmin, ({ ctx, body }) => loginAs({ ctx, access_token: body.access_token })),
];
