import type { Route } from '../platform/http/route.ts';
import { signInRoutes } from '../modules/identity/sign-in/sign-in.routes.ts';
import { profileRoutes } from '../modules/identity/profile/profile.routes.ts';
import { addressBookRoutes } from '../modules/commerce/address-book/address-book.routes.ts';
import { accountClosingRoutes } from '../modules/operations/account-closing/account-closing.routes.ts';
import { activityRoutes } from '../modules/operations/activity/activity.routes.ts';
import { channelRoutes } from '../modules/commerce/channel/channel.routes.ts';
import { claimRoutes } from '../modules/shipping/claim/claim.routes.ts';
import { adjustmentRoutes } from '../modules/shipping/adjustment/adjustment.routes.ts';
import { analysisRoutes } from '../modules/operations/analysis/analysis.routes.ts';
import { addressRoutes } from '../modules/identity/company/address.routes.ts';
import { codRoutes } from '../modules/settlement/cod/cod.routes.ts';
import { confirmationRoutes } from '../modules/shipping/confirmation/confirmation.routes.ts';
import { bulkJobRoutes } from '../modules/operations/bulk-job/bulk-job.routes.ts';
import { checkoutRoutes } from '../modules/commerce/checkout/checkout.routes.ts';
import { creditRoutes } from '../modules/billing/credit/credit.routes.ts';
import { devRoutes } from '../demo/dev/dev.routes.ts';
import { exportRoutes } from '../modules/operations/export/export.routes.ts';
import { serviceMessageRoutes } from '../modules/operations/service-message/service-message.routes.ts';
import { enquiryRoutes } from '../modules/operations/enquiry/enquiry.routes.ts';
import { supportRequestRoutes } from '../modules/operations/support-request/support-request.routes.ts';
import { orderViewRoutes } from '../modules/shipping/order-view/order-view.routes.ts';
import { estimateRoutes } from '../modules/shipping/estimate/estimate.routes.ts';
import { fulfilmentOrderRoutes } from '../modules/fulfilment/fulfilment-order/fulfilment-order.routes.ts';
import { boxifyRoutes } from '../modules/fulfilment/boxify/boxify.routes.ts';
import { warehouseRoutes } from '../modules/fulfilment/warehouse/warehouse.routes.ts';
import { invoiceRoutes } from '../modules/billing/invoice/invoice.routes.ts';
import { labelRoutes } from '../modules/shipping/label/label.routes.ts';
import { manifestRoutes } from '../modules/shipping/manifest/manifest.routes.ts';
import { trackingFileRoutes } from '../modules/commerce/tracking-file/tracking-file.routes.ts';
import { courierAccountRoutes } from '../modules/shipping/courier-account/courier-account.routes.ts';
import { savedPackageRoutes } from '../modules/shipping/saved-package/saved-package.routes.ts';
import { serviceMatchRoutes } from '../modules/shipping/service-match/service-match.routes.ts';
import { shippingRuleRoutes } from '../modules/shipping/shipping-rule/shipping-rule.routes.ts';
import { locationRoutes } from '../modules/shipping/location/location.routes.ts';
import { loginAsRoutes } from '../modules/identity/login-as/login-as.routes.ts';
import { memberRoutes } from '../modules/identity/member/member.routes.ts';
import { orderImportRoutes } from '../modules/commerce/order-import/order-import.routes.ts';
import { orderRoutes } from '../modules/shipping/order/order.routes.ts';
import { paymentMethodRoutes } from '../modules/payments/payment-method/payment-method.routes.ts';
import { payoutRoutes } from '../modules/settlement/payout/payout.routes.ts';
import { productRoutes } from '../modules/commerce/product/product.routes.ts';
import { publishableKeyRoutes } from '../modules/identity/publishable-key/publishable-key.routes.ts';
import { recipientDomainRoutes } from '../modules/identity/recipient-domain/recipient-domain.routes.ts';
import { sessionRoutes } from '../modules/identity/session/session.routes.ts';
import { socialLoginRoutes } from '../modules/identity/social-login/social-login.routes.ts';
import { receiptRoutes } from '../modules/billing/receipt/receipt.routes.ts';
import { refundRoutes } from '../modules/billing/refund/refund.routes.ts';
import { searchRoutes } from '../modules/operations/search/search.routes.ts';
import { notificationRoutes } from '../modules/operations/notification/notification.routes.ts';
import { todayRoutes } from '../modules/operations/today/today.routes.ts';
import { requestLogRoutes } from '../modules/integration/request-log/request-log.routes.ts';
import { secretKeyRoutes } from '../modules/identity/secret-key/secret-key.routes.ts';
import { companyRoutes } from '../modules/identity/company/company.routes.ts';
import { notificationPreferenceRoutes } from '../modules/identity/notification-preference/notification-preference.routes.ts';
import { onboardingRoutes } from '../modules/shipping/onboarding/onboarding.routes.ts';
import { statementRoutes } from '../modules/billing/statement/statement.routes.ts';
import { supportRoutes } from '../modules/operations/support/support.routes.ts';
import { topUpRoutes } from '../modules/payments/top-up/top-up.routes.ts';
import { trackingRoutes } from '../modules/shipping/tracking/tracking.routes.ts';
import { walletRoutes } from '../modules/ledger/wallet/wallet.routes.ts';
import { webhookRoutes } from '../modules/integration/webhook/webhook.routes.ts';

/** What the server serves: every endpoint of the contract stands in one module's routes. */
export const routes: readonly Route[] = [
  ...signInRoutes,
  ...profileRoutes,
  ...sessionRoutes,
  ...accountClosingRoutes,
  ...activityRoutes,
  ...searchRoutes,
  ...todayRoutes,
  ...notificationRoutes,
  ...loginAsRoutes,
  ...addressBookRoutes,
  ...addressRoutes,
  ...adjustmentRoutes,
  ...claimRoutes,
  ...receiptRoutes,
  ...refundRoutes,
  ...analysisRoutes,
  ...walletRoutes,
  ...invoiceRoutes,
  ...creditRoutes,
  ...locationRoutes,
  ...labelRoutes,
  ...manifestRoutes,
  ...trackingFileRoutes,
  ...recipientDomainRoutes,
  ...savedPackageRoutes,
  ...courierAccountRoutes,
  ...serviceMatchRoutes,
  ...shippingRuleRoutes,
  ...confirmationRoutes,
  ...codRoutes,
  ...bulkJobRoutes,
  ...orderImportRoutes,
  ...orderRoutes,
  ...orderViewRoutes,
  ...estimateRoutes,
  ...trackingRoutes,
  ...memberRoutes,
  ...publishableKeyRoutes,
  ...channelRoutes,
  ...webhookRoutes,
  ...secretKeyRoutes,
  ...requestLogRoutes,
  ...paymentMethodRoutes,
  ...topUpRoutes,
  ...payoutRoutes,
  ...productRoutes,
  ...warehouseRoutes,
  ...boxifyRoutes,
  ...fulfilmentOrderRoutes,
  ...checkoutRoutes,
  ...socialLoginRoutes,
  ...enquiryRoutes,
  ...supportRequestRoutes,
  ...serviceMessageRoutes,
  ...exportRoutes,
  ...companyRoutes,
  ...notificationPreferenceRoutes,
  ...onboardingRoutes,
  ...statementRoutes,
  ...supportRoutes,
  ...devRoutes,
];
