import * as account from './account.ts';
import * as checkout from './checkout.ts';
import * as confirmation from './confirmation.ts';
import * as constant from './constant.ts';
import * as dev from './dev.ts';
import type { Endpoint } from './endpoint.ts';
import * as estimate from './estimate.ts';
import * as label from './label.ts';
import * as location from './location.ts';
import * as order from './order.ts';
import * as product from './product.ts';
import * as publishableKey from './publishable-key.ts';
import * as tracking from './tracking.ts';

const {
  login,
  register,
  logout,
  getMe,
  updateMe,
  acceptTerms,
  getWalletBalance,
  createLiveTicket,
  saveSetting,
  listPickupLocations,
} = account;
const {
  generateShareLink,
  addDeliveryAddress,
  sendConfirmationLinks,
  listShareLinks,
  revokeShareLink,
  parseShareLink,
  confirmShareLink,
} = confirmation;
const { getListing, quoteCheckout, startCheckout, confirmSandboxPayment, getCheckout, cancelCheckout } = checkout;
const { getConstants, getPerformance, getHealth } = constant;
const { listDemoAccounts, advanceParcel, listOutbox } = dev;
const { estimateOrder, estimatePublic } = estimate;
const { createLabel, downloadLabel, downloadLabels } = label;
const { listLevel1, listLevel2, listLevel3, listLevel4, searchAddresses, reverseGeocode } = location;
const {
  listOrders,
  listTrackPackage,
  listPickUpAddresses,
  countOrders,
  getOrder,
  createOrder,
  updateOrder,
  deleteOrder,
} = order;
const { updateOrderAddress, cancelOrder, archiveOrder, restoreOrder, rateOrder } = order;
const { listProducts, getProduct, createProduct, updateProduct, archiveProduct, restoreProduct, uploadProductImage } =
  product;
const { listPublishableKeys, createPublishableKey, updatePublishableKey, revokePublishableKey, checkKey } =
  publishableKey;
const { getTracking, getPublicTracking } = tracking;

/** Every endpoint of the product by name. Order matters where paths overlap: fixed words stand before parameters. */
export const endpoints = {
  login,
  register,
  logout,
  getMe,
  updateMe,
  acceptTerms,
  getWalletBalance,
  createLiveTicket,
  saveSetting,
  listPickupLocations,
  getConstants,
  getPerformance,
  getHealth,
  listLevel1,
  listLevel2,
  listLevel3,
  listLevel4,
  searchAddresses,
  reverseGeocode,
  listOrders,
  listTrackPackage,
  listPickUpAddresses,
  countOrders,
  generateShareLink,
  addDeliveryAddress,
  sendConfirmationLinks,
  listShareLinks,
  revokeShareLink,
  parseShareLink,
  confirmShareLink,
  createOrder,
  getOrder,
  updateOrder,
  deleteOrder,
  updateOrderAddress,
  cancelOrder,
  archiveOrder,
  restoreOrder,
  rateOrder,
  estimateOrder,
  estimatePublic,
  createLabel,
  downloadLabels,
  downloadLabel,
  getTracking,
  getPublicTracking,
  listPublishableKeys,
  createPublishableKey,
  updatePublishableKey,
  revokePublishableKey,
  checkKey,
  listProducts,
  uploadProductImage,
  createProduct,
  getProduct,
  updateProduct,
  archiveProduct,
  restoreProduct,
  getListing,
  quoteCheckout,
  startCheckout,
  confirmSandboxPayment,
  cancelCheckout,
  getCheckout,
  listDemoAccounts,
  advanceParcel,
  listOutbox,
} as const;

export type EndpointName = keyof typeof endpoints;

/** All endpoints as a list. */
export const endpointList: readonly Endpoint[] = Object.values(endpoints);
