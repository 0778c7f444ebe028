import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { confirmSandboxPayment } from './confirm-sandbox-payment.ts';
import { getCheckout } from './get-checkout.ts';
import { getOrderSale } from './get-order-sale.ts';
import { getListing } from './get-listing.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { forgetSecret, restoreSecret, startCheckout } from './start-checkout.ts';

export const checkoutRoutes = [
  serve(endpoints.getListing, ({ ctx, params }) => getListing({ ctx, public_id: params.id })),
  serve(endpoints.quoteCheckout, ({ ctx, body }) => quoteCheckout({ ctx, input: body })),
  serve(endpoints.startCheckout, ({ ctx, body }) => startCheckout({ ctx, input: body }), {
    keep: forgetSecret,
    restore: restoreSecret,
  }),
  serve(endpoints.confirmSandboxPayment, ({ ctx, params, body }) =>
    confirmSandboxPayment({ ctx, id: params.id, input: body }),
  ),
  serve(endpoints.cancelCheckout, ({ ctx, params, body }) =>
    cancelCheckout({ ctx, id: params.id, secret: body.secret }),
  ),
  serve(endpoints.getOrderSale, ({ ctx, params }) => getOrderSale({ ctx, id: params.id })),
  serve(endpoints.getCheckout, ({ ctx, params, query }) => getCheckout({ ctx, id: params.id, secret: query.secret })),
];
