import { endpoints } from '@sampan/contract';
import { serve } from '../../kernel/http/route.ts';
import { answerTestBank } from './answer-test-bank.ts';
import { createTopUp } from './create-top-up.ts';
import { getTopUp, lookUpTopUpBonus } from './look-up-bonus.ts';

export const topUpRoutes = [
  serve(endpoints.createTopUp, ({ ctx, body }) => createTopUp({ ctx, input: body })),
  serve(endpoints.lookUpTopUpBonus, ({ ctx, body }) => lookUpTopUpBonus({ ctx, amount: body.amount })),
  serve(endpoints.answerTestBank, ({ ctx, params, body }) => answerTestBank({ ctx, id: params.id, code: body.code })),
  serve(endpoints.getTopUp, ({ ctx, params }) => getTopUp({ ctx, id: params.id })),
];
