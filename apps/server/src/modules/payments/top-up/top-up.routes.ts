import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { answerTestBank } from './answer-test-bank.ts';
import { getBalanceSetting, saveAutomaticTopUp, saveLowBalance } from './balance-setting.ts';
import { createTopUpCheckout } from './create-checkout.ts';
import { createTopUp } from './create-top-up.ts';
import { actOnPaymentPage, getPaymentPage } from './payment-page.ts';
import { getPaymentReturn } from './payment-return.ts';
import { getTopUp, lookUpTopUpBonus } from './look-up-bonus.ts';

export const topUpRoutes = [
  serve(endpoints.createTopUp, ({ ctx, body }) => createTopUp({ ctx, input: body })),
  serve(endpoints.createTopUpCheckout, ({ ctx, body }) => createTopUpCheckout({ ctx, input: body })),
  serve(endpoints.lookUpTopUpBonus, ({ ctx, body }) => lookUpTopUpBonus({ ctx, amount: body.amount })),
  serve(endpoints.answerTestBank, ({ ctx, params, body }) => answerTestBank({ ctx, id: params.id, code: body.code })),
  serve(endpoints.getPaymentReturn, ({ ctx, query }) => getPaymentReturn({ ctx, query })),
  serve(endpoints.getTopUp, ({ ctx, params }) => getTopUp({ ctx, id: params.id })),
  serve(endpoints.getPaymentPage, ({ ctx, params }) => getPaymentPage({ ctx, secret: params.secret })),
  serve(endpoints.actOnPaymentPage, ({ ctx, params, body }) =>
    actOnPaymentPage({ ctx, secret: params.secret, action: body.action }),
  ),
  serve(endpoints.getBalanceSetting, ({ ctx }) => getBalanceSetting({ ctx })),
  serve(endpoints.saveLowBalance, ({ ctx, body }) => saveLowBalance({ ctx, input: body })),
  serve(endpoints.saveAutomaticTopUp, ({ ctx, body }) => saveAutomaticTopUp({ ctx, input: body })),
];
