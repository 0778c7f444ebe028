import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { confirmSandboxPayment } from './confirm-sandbox-payment.ts';
import { getCheckout } from './get-checkout.ts';
import { getOrderSale } from './get-order-sale.ts';
import { getListing } from './get-listing.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { forgetSecret, restoreSecret, startCheckout } from './start-checkout.ts';

export const checkoutRoutes = [
  route(endpoints.getListing, ({ ctx, params }) => getListing({ ctx, public_id: params.id })),
  route(endpoints.quoteCheckout, ({ ctx, body }) => quoteCheckout({ ctx, input: body })),
  route(endpoints.startCheckout, ({ ctx, body }) => startCheckout({ ctx, input: body }), {
    keep: forgetSecret,
    restore: restoreSecret,
  }),
  route(endpoints.confirmSandboxPayment, ({ ctx, params, body }) =>
    confirmSandboxPayment({ ctx, id: params.id, input: body }),
  ),
  route(endpoints.cancelCheckout, ({ ctx, params, body }) =>
    cancelCheckout({ ctx, id: params.id, secret: body.secret }),
  ),
  route(endpoints.getOrderSale, ({ ctx, params }) => getOrderSale({ ctx, id: params.id })),
  route(endpoints.getCheckout, ({ ctx, params, query }) => getCheckout({ ctx, id: params.id, secret: query.secret })),
];
