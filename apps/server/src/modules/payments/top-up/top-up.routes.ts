import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { actOnSandboxPage } from './sandbox-payment-page.ts';
import { getBalanceSetting, saveAutomaticTopUp, saveLowBalance } from './balance-setting.ts';
import { createTopUpCheckout } from './create-checkout.ts';
import { createTopUp } from './create-top-up.ts';
import { actOnPaymentPage, getPaymentPage } from './payment-page.ts';
import { getPaymentReturn } from './payment-return.ts';
import { getTopUp, lookUpTopUpBonus } from './look-up-bonus.ts';

export const topUpRoutes = [
  route(endpoints.createTopUp, ({ ctx, body }) => createTopUp({ ctx, input: body })),
  route(endpoints.createTopUpCheckout, ({ ctx, body }) => createTopUpCheckout({ ctx, input: body })),
  route(endpoints.lookUpTopUpBonus, ({ ctx, body }) => lookUpTopUpBonus({ ctx, amount: body.amount })),
  route(endpoints.answerTestBank, ({ ctx, params, body }) => actOnSandboxPage({ ctx, id: params.id, code: body.code })),
  route(endpoints.getPaymentReturn, ({ ctx, query }) => getPaymentReturn({ ctx, query })),
  route(endpoints.getTopUp, ({ ctx, params }) => getTopUp({ ctx, id: params.id })),
  route(endpoints.getPaymentPage, ({ ctx, params }) => getPaymentPage({ ctx, secret: params.secret })),
  route(endpoints.actOnPaymentPage, ({ ctx, params, body }) =>
    actOnPaymentPage({ ctx, secret: params.secret, action: body.action }),
  ),
  route(endpoints.getBalanceSetting, ({ ctx }) => getBalanceSetting({ ctx })),
  route(endpoints.saveLowBalance, ({ ctx, body }) => saveLowBalance({ ctx, input: body })),
  route(endpoints.saveAutomaticTopUp, ({ ctx, body }) => saveAutomaticTopUp({ ctx, input: body })),
];
