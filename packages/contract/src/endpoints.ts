import * as account from './account.ts';
import { accountClosingEndpoints } from './account-closing.ts';
import * as activity from './activity.ts';
import { addressBookEndpoints } from './address-book.ts';
import * as search from './search.ts';
import * as today from './today.ts';
import * as notification from './notification.ts';
import * as auth from './auth.ts';
import { getChatIdentity } from './chat-identity.ts';
import { estimateBulk } from './bulk-estimate.ts';
import * as bulkJob from './bulk-job.ts';
import * as bulkLabel from './bulk-label.ts';
import * as checkout from './checkout.ts';
import * as confirmation from './confirmation.ts';
import * as constant from './constant.ts';
import { saveCustomsPurposes } from './customs-purpose.ts';
import { courierAccountEndpoints } from './courier-account.ts';
import * as dev from './dev.ts';
import type { Endpoint } from './endpoint.ts';
import * as parcelProblem from './parcel-problem.ts';
import * as enquiry from './enquiry.ts';
import * as estimate from './estimate.ts';
import * as exports from './export.ts';
import * as fulfilmentOrder from './fulfilment-order.ts';
import * as inbound from './inbound.ts';
import * as label from './label.ts';
import * as manifest from './manifest.ts';
import { scanLabel } from './scan.ts';
import * as location from './location.ts';
import * as loginAs from './login-as.ts';
import * as member from './member.ts';
import { moneyEndpoints } from './money-endpoints.ts';
import * as order from './order.ts';
import * as importDraft from './import-draft.ts';
import * as importExample from './import-example.ts';
import * as orderImport from './order-import.ts';
import * as emailChange from './email-change.ts';
import * as orderView from './order-view.ts';
import * as product from './product.ts';
import * as publishableKey from './publishable-key.ts';
import * as requestLog from './request-log.ts';
import * as secretKey from './secret-key.ts';
import * as setting from './setting.ts';
import * as serviceMessage from './service-message.ts';
import * as session from './session.ts';
import * as socialLogin from './social-login.ts';
import { recipientPageEndpoints } from './recipient-domain.ts';
import * as savedPackage from './saved-package.ts';
import * as serviceMatch from './service-match.ts';
import * as shippingRule from './shipping-rule.ts';
import * as store from './store.ts';
import { supportRequestEndpoints } from './support-request.ts';
import * as storeOrderCall from './store-order-call.ts';
import * as storePrivacy from './store-privacy.ts';
import * as tracking from './tracking.ts';
import * as trackingFile from './tracking-file.ts';
import * as twoFactor from './two-factor.ts';
import * as warehouse from './warehouse.ts';
import * as webhook from './webhook.ts';

const { login, register, logout, requestPhoneCode, loginPhone, changePassword } = auth;
const { verifyMail, resendMailVerification, resendMyMailVerification, forgotPassword, parseResetLink, resetPassword } =
  auth;
const { listBulkJobs, getBulkJob, listBulkJobItems, stopBulkJob, resumeBulkJob, retryBulkJob } = bulkJob;
const { getShippingRules, saveShippingRules } = shippingRule;
const { getServiceMatches, saveServiceMatches } = serviceMatch;
const { getSavedPackages, saveSavedPackages } = savedPackage;
const { startCreateLabels, startPrintLabels, startCancelOrders } = bulkLabel;
const { loginSecondFactor, getTwoFactor, startTwoFactor, confirmTwoFactor, stopTwoFactor, renewRecoveryCodes } =
  twoFactor;
const { startEmailChange, confirmEmailChange } = emailChange;
const { listSessions, revokeSession, revokeOtherSessions, trackLogin, trackActive } = session;
const { getMe, updateMe, acceptTerms, getWalletBalance, createLiveTicket, saveSetting, listPickupLocations } = account;
const { generateShareLink, addDeliveryAddress, sendConfirmationLinks, listShareLinks } = confirmation;
const { revokeShareLink, parseShareLink, confirmShareLink } = confirmation;
const { getListing, quoteCheckout, startCheckout, confirmSandboxPayment, getCheckout, cancelCheckout } = checkout;
const { getOrderSale } = checkout;
const { getConstants, getPerformance, getHealth } = constant;
const { listDemoAccounts, advanceParcel, listOutbox } = dev;
const { estimateOrder, estimatePublic } = estimate;
const { createLabel, setTrackingNumber, downloadLabel, downloadLabels } = label;
const { downloadManifest } = manifest;
const { listActivity, listAdminActivity } = activity;
const { getLatestMessage, listServiceMessages, createServiceMessage, endServiceMessage } = serviceMessage;
const { findAnything } = search;
const { getToday } = today;
const { listNotices, readNotices } = notification;
const { listAdminPersons, createLoginAsGrant, loginAsAdmin } = loginAs;
const { listMembers, listInvitations, inviteMember, resendInvitation, revokeInvitation } = member;
const { parseInvitation, acceptInvitation, changeMemberRole, removeMember } = member;
const { listLevel1, listLevel2, listLevel3, listLevel4, searchAddresses, reverseGeocode } = location;
const { listOrders, listTrackPackage, listPickUpAddresses, countOrders, getOrder, createOrder, updateOrder } = order;
const { deleteOrder, createReturn } = order;
const { getOrderViews, saveOrderLayout, createOrderView, updateOrderView, deleteOrderView } = orderView;
const { applyTrackingFile } = trackingFile;
const { updateOrderAddress, cancelOrder, archiveOrder, restoreOrder, rateOrder } = order;
const { convertCsv, convertCsvBoxify } = orderImport;
const { getImportTemplate, getImportExample } = importExample;
const { measureOrderExport, measureTransactionExport, startOrderExport, startTransactionExport } = exports;
const { listExports, getExport, downloadExport, retryExport, cancelExport } = exports;
const { createImportUpload, createOrderImport, listOrderImports, getOrderImport, listImportRows } = importDraft;
const { editImportRows, fixImportRows, listImportServices, getImportPreview } = importDraft;
const { remapOrderImport, importOrders, undoOrderImport, discardOrderImport, getRefusedRows } = importDraft;
const { listProducts, getProduct, createProduct, updateProduct, archiveProduct, restoreProduct, uploadProductImage } =
  product;
const { listPublishableKeys, createPublishableKey, updatePublishableKey, revokePublishableKey, checkKey } =
  publishableKey;
const { listSecretKeys, createSecretKey, updateSecretKey, rotateSecretKey, revokeSecretKey } = secretKey;
const { listRequests } = requestLog;
const { createPickupLocation, updatePickupLocation, makeDefaultPickupLocation, deletePickupLocation } = setting;
const { companyEndpoints, uploadAvatar } = setting;
const { deleteAvatar, getNotificationChoices, saveNotificationChoices, getOnboarding, skipOnboarding } = setting;
const { listSocialProviders, loginGoogle, loginFacebook, listSocialLogins, linkSocialLogin, unlinkSocialLogin } =
  socialLogin;
const { listAvailableStores, authStore, saveStore, saveStoreSettings, disconnectStore } = store;
const { listStoreOrders, syncAllStores, fetchStoreOrder, getStoreOrder, resolveStoreOrder } = storeOrderCall;
const { splitStoreOrder, arrangeStoreOrder, getPlatformLabel, pushAgain, pushByHand } = storeOrderCall;
const { listPrivacyRequests, exportBuyerData, answerPrivacyRequest } = storePrivacy;
const { sendContact, sendSalesLead, sendCompanyEnquiry } = enquiry;
const { getTracking, getPublicTracking } = tracking;
const { getParcelProblem, instructCourier, withdrawInstruction } = parcelProblem;
const { listWebhookEndpoints, createWebhookEndpoint, getWebhookEndpoint, updateWebhookEndpoint } = webhook;
const { deleteWebhookEndpoint, revealWebhookSecret, rotateWebhookSecret, testWebhookEndpoint } = webhook;
const { listWebhookDeliveries, getWebhookDelivery, resendWebhookDelivery, resendFailedWebhooks } = webhook;

const { listWarehouses, createWarehouse, updateWarehouse, listStock, adjustStock, listMovements } = warehouse;
const { listSkus, createSku, updateSku, deleteSku, restoreSku } = warehouse;
const { listInbounds, createInbound, receiveInbound, moveInbound } = inbound;
const { listFulfillmentOrders, countFulfillmentOrders, getFulfillmentOrder, createFulfillmentOrders } = fulfilmentOrder;
const { getPickList, printPickList, scanFulfillmentOrder, cancelFulfillmentOrder, moveFulfillmentOrder } =
  fulfilmentOrder;
const { startPickOrders, startCancelFulfillmentOrders } = fulfilmentOrder;

/** Every endpoint of the product by name. Order matters where paths overlap: fixed words stand before parameters. */
export const endpoints = {
  login,
  register,
  logout,
  requestPhoneCode,
  loginPhone,
  verifyMail,
  resendMailVerification,
  resendMyMailVerification,
  forgotPassword,
  parseResetLink,
  resetPassword,
  changePassword,
  startEmailChange,
  confirmEmailChange,
  loginSecondFactor,
  getTwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  stopTwoFactor,
  renewRecoveryCodes,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  trackLogin,
  trackActive,
  listSocialProviders,
  loginGoogle,
  loginFacebook,
  listSocialLogins,
  linkSocialLogin,
  unlinkSocialLogin,
  getMe,
  updateMe,
  acceptTerms,
  getChatIdentity,
  getWalletBalance,
  createLiveTicket,
  saveSetting,
  ...accountClosingEndpoints,
  ...addressBookEndpoints,
  listPickupLocations,
  createPickupLocation,
  updatePickupLocation,
  makeDefaultPickupLocation,
  deletePickupLocation,
  ...companyEndpoints,
  uploadAvatar,
  deleteAvatar,
  getNotificationChoices,
  saveNotificationChoices,
  getOnboarding,
  skipOnboarding,
  getConstants,
  getPerformance,
  getToday,
  listNotices,
  readNotices,
  getHealth,
  getLatestMessage,
  listServiceMessages,
  createServiceMessage,
  endServiceMessage,
  sendContact,
  sendSalesLead,
  sendCompanyEnquiry,
  ...supportRequestEndpoints,
  listLevel1,
  listLevel2,
  listLevel3,
  listLevel4,
  searchAddresses,
  reverseGeocode,
  ...moneyEndpoints,
  listOrders,
  listTrackPackage,
  listPickUpAddresses,
  countOrders,
  getOrderViews,
  saveOrderLayout,
  createOrderView,
  updateOrderView,
  deleteOrderView,
  generateShareLink,
  addDeliveryAddress,
  sendConfirmationLinks,
  listShareLinks,
  revokeShareLink,
  parseShareLink,
  confirmShareLink,
  convertCsv,
  convertCsvBoxify,
  applyTrackingFile,
  estimateBulk,
  saveCustomsPurposes,
  getShippingRules,
  saveShippingRules,
  ...recipientPageEndpoints,
  getSavedPackages,
  saveSavedPackages,
  ...courierAccountEndpoints,
  getServiceMatches,
  saveServiceMatches,
  startCreateLabels,
  startPrintLabels,
  startCancelOrders,
  listBulkJobs,
  getBulkJob,
  listBulkJobItems,
  stopBulkJob,
  resumeBulkJob,
  retryBulkJob,
  measureOrderExport,
  measureTransactionExport,
  startOrderExport,
  startTransactionExport,
  listExports,
  getExport,
  downloadExport,
  retryExport,
  cancelExport,
  createImportUpload,
  createOrderImport,
  listOrderImports,
  getOrderImport,
  listImportRows,
  listImportServices,
  getImportPreview,
  editImportRows,
  fixImportRows,
  remapOrderImport,
  importOrders,
  undoOrderImport,
  discardOrderImport,
  getRefusedRows,
  getImportTemplate,
  getImportExample,
  createOrder,
  getOrder,
  updateOrder,
  deleteOrder,
  updateOrderAddress,
  cancelOrder,
  archiveOrder,
  restoreOrder,
  rateOrder,
  createReturn,
  estimateOrder,
  estimatePublic,
  createLabel,
  setTrackingNumber,
  downloadLabels,
  downloadManifest,
  scanLabel,
  downloadLabel,
  getTracking,
  getPublicTracking,
  getParcelProblem,
  instructCourier,
  withdrawInstruction,
  listPublishableKeys,
  createPublishableKey,
  updatePublishableKey,
  revokePublishableKey,
  checkKey,
  listSecretKeys,
  createSecretKey,
  rotateSecretKey,
  updateSecretKey,
  revokeSecretKey,
  listRequests,
  listAvailableStores,
  authStore,
  saveStore,
  saveStoreSettings,
  disconnectStore,
  listStoreOrders,
  syncAllStores,
  fetchStoreOrder,
  getStoreOrder,
  resolveStoreOrder,
  splitStoreOrder,
  arrangeStoreOrder,
  getPlatformLabel,
  pushAgain,
  pushByHand,
  listPrivacyRequests,
  exportBuyerData,
  answerPrivacyRequest,
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookDelivery,
  resendWebhookDelivery,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  revealWebhookSecret,
  rotateWebhookSecret,
  testWebhookEndpoint,
  resendFailedWebhooks,
  listWebhookDeliveries,
  listMembers,
  listInvitations,
  inviteMember,
  resendInvitation,
  revokeInvitation,
  parseInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  listProducts,
  uploadProductImage,
  createProduct,
  getProduct,
  updateProduct,
  archiveProduct,
  restoreProduct,
  listWarehouses,
  createWarehouse,
  updateWarehouse,
  listSkus,
  createSku,
  updateSku,
  deleteSku,
  restoreSku,
  listStock,
  adjustStock,
  listMovements,
  listInbounds,
  createInbound,
  receiveInbound,
  moveInbound,
  listFulfillmentOrders,
  countFulfillmentOrders,
  createFulfillmentOrders,
  getPickList,
  printPickList,
  startPickOrders,
  startCancelFulfillmentOrders,
  getFulfillmentOrder,
  scanFulfillmentOrder,
  cancelFulfillmentOrder,
  moveFulfillmentOrder,
  getListing,
  quoteCheckout,
  startCheckout,
  confirmSandboxPayment,
  cancelCheckout,
  getCheckout,
  getOrderSale,
  listDemoAccounts,
  advanceParcel,
  listOutbox,
  listActivity,
  findAnything,
  listAdminActivity,
  listAdminPersons,
  createLoginAsGrant,
  loginAsAdmin,
} as const;

export type EndpointName = keyof typeof endpoints;

/** All endpoints as a list. */
export const endpointList: readonly Endpoint[] = Object.values(endpoints);
