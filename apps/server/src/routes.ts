import type { Route } from './kernel/http/route.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { activityRoutes } from './modules/activity/activity.routes.ts';
import { adjustmentRoutes } from './modules/adjustment/adjustment.routes.ts';
import { analysisRoutes } from './modules/analysis/analysis.routes.ts';
import { addressRoutes } from './modules/address/address.routes.ts';
import { codRoutes } from './modules/cod/cod.routes.ts';
import { confirmationRoutes } from './modules/confirmation/confirmation.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { creditRoutes } from './modules/credit/credit.routes.ts';
import { devRoutes } from './modules/dev/dev.routes.ts';
import { enquiryRoutes } from './modules/enquiry/enquiry.routes.ts';
import { estimateRoutes } from './modules/estimate/estimate.routes.ts';
import { invoiceRoutes } from './modules/invoice/invoice.routes.ts';
import { labelRoutes } from './modules/label/label.routes.ts';
import { locationRoutes } from './modules/location/location.routes.ts';
import { loginAsRoutes } from './modules/login-as/login-as.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { paymentMethodRoutes } from './modules/payment-method/payment-method.routes.ts';
import { payoutRoutes } from './modules/payout/payout.routes.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { publishableKeyRoutes } from './modules/publishable-key/publishable-key.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { socialLoginRoutes } from './modules/social-login/social-login.routes.ts';
import { receiptRoutes } from './modules/receipt/receipt.routes.ts';
import { refundRoutes } from './modules/refund/refund.routes.ts';
import { requestLogRoutes } from './modules/request-log/request-log.routes.ts';
import { secretKeyRoutes } from './modules/secret-key/secret-key.routes.ts';
import { settingRoutes } from './modules/setting/setting.routes.ts';
import { statementRoutes } from './modules/statement/statement.routes.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { topUpRoutes } from './modules/top-up/top-up.routes.ts';
import { trackingRoutes } from './modules/tracking/tracking.routes.ts';
import { walletRoutes } from './modules/wallet/wallet.routes.ts';
import { webhookRoutes } from './modules/webhook/webhook.routes.ts';

/** What the server serves: every endpoint of the contract stands in one module's routes. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...sessionRoutes,
  ...activityRoutes,
  ...loginAsRoutes,
  ...addressRoutes,
  ...adjustmentRoutes,
  ...receiptRoutes,
  ...refundRoutes,
  ...analysisRoutes,
  ...walletRoutes,
  ...invoiceRoutes,
  ...creditRoutes,
  ...locationRoutes,
  ...labelRoutes,
  ...confirmationRoutes,
  ...codRoutes,
  ...orderRoutes,
  ...estimateRoutes,
  ...trackingRoutes,
  ...memberRoutes,
  ...publishableKeyRoutes,
  ...webhookRoutes,
  ...secretKeyRoutes,
  ...requestLogRoutes,
  ...paymentMethodRoutes,
  ...topUpRoutes,
  ...payoutRoutes,
  ...productRoutes,
  ...checkoutRoutes,
  ...socialLoginRoutes,
  ...enquiryRoutes,
  ...settingRoutes,
  ...statementRoutes,
  ...supportRoutes,
  ...devRoutes,
];
