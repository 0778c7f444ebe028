import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { changeCredit, getCreditCompany, listCreditCompanies } from './credit-admin.ts';
import { getCredit } from './get-credit.ts';

export const creditRoutes = [
  route(endpoints.getCredit, ({ ctx }) => getCredit({ ctx })),
  route(endpoints.listCreditCompanies, ({ ctx, query }) => listCreditCompanies({ ctx, query })),
  route(endpoints.getCreditCompany, ({ ctx, params }) => getCreditCompany({ ctx, id: params.id })),
  route(endpoints.changeCredit, ({ ctx, params, body }) => changeCredit({ ctx, id: params.id, input: body })),
];
