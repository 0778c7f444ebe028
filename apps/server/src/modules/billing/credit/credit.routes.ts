import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { changeCredit, getCreditCompany, listCreditCompanies } from './credit-desk.ts';
import { getCredit } from './get-credit.ts';

export const creditRoutes = [
  serve(endpoints.getCredit, ({ ctx }) => getCredit({ ctx })),
  serve(endpoints.listCreditCompanies, ({ ctx, query }) => listCreditCompanies({ ctx, query })),
  serve(endpoints.getCreditCompany, ({ ctx, params }) => getCreditCompany({ ctx, id: params.id })),
  serve(endpoints.changeCredit, ({ ctx, params, body }) => changeCredit({ ctx, id: params.id, input: body })),
];
