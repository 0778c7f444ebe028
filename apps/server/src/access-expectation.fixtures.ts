import type { ApiScope, EndpointName } from '@sampan/contract';

/** Who a person may be: `acting` is an admin of Sampan in the name of an owner (spec 6 'Login as'). */
export type PersonKind = 'owner' | 'staff' | 'staff_ro' | 'acting' | 'admin';

/** What an endpoint is meant to allow, written by hand and apart from the contract: a wrong declaration there differs. */
export interface AccessRow {
  /** `public`: nobody is asked who they are. */
  may: 'public' | readonly PersonKind[];
  /** The scope a secret key needs; without one, keys are refused. */
  key?: ApiScope;
  /** Spends money, books a courier or writes to somebody: not with a test key. */
  live?: true;
  /** Companies that pay by invoice have none of it (spec 6). */
  prepaid?: true;
  /** Waits for a verified email and the accepted terms (trust 4.36). */
  gated?: true;
}

const PUBLIC: AccessRow = { may: 'public' };
const ADMIN: AccessRow = { may: ['admin'] };
/** Everybody of the company looks. */
const looks = (key?: ApiScope): AccessRow => ({ may: ['owner', 'staff', 'staff_ro', 'acting'], ...(key && { key }) });
/** Their own person: never in somebody else's name. */
const SELF: AccessRow = { may: ['owner', 'staff', 'staff_ro'] };
/** The daily work of owner and staff, also by support in their name. */
const works = (key?: ApiScope): AccessRow => ({ may: ['owner', 'staff', 'acting'], gated: true, ...(key && { key }) });
/** Work that cannot be undone. */
const final = (key?: ApiScope): AccessRow => ({ may: ['owner', 'staff'], gated: true, ...(key && { key }) });
/** People, money and keys: owners look at them, support too. */
const OWNER_LOOKS: AccessRow = { may: ['owner', 'acting'] };
/** People, money and keys: the owner alone changes them (trust 4.25). */
const OWNER: AccessRow = { may: ['owner'], gated: true };

/** The rights over every endpoint (spec 6). A new endpoint without a row does not compile. */
export const ACCESS_EXPECTATION: Record<EndpointName, AccessRow> = {
  // Ways in.
  login: PUBLIC,
  register: PUBLIC,
  requestPhoneCode: PUBLIC,
  loginPhone: PUBLIC,
  verifyMail: PUBLIC,
  resendMailVerification: PUBLIC,
  forgotPassword: PUBLIC,
  parseResetLink: PUBLIC,
  resetPassword: PUBLIC,
  listSocialProviders: PUBLIC,
  loginGoogle: PUBLIC,
  loginFacebook: PUBLIC,
  parseInvitation: PUBLIC,
  acceptInvitation: PUBLIC,
  // One's own person.
  logout: looks(),
  getMe: looks('account:read'),
  updateMe: looks(),
  uploadAvatar: SELF,
  deleteAvatar: SELF,
  acceptTerms: SELF,
  changePassword: SELF,
  resendMyMailVerification: looks(),
  listSessions: looks(),
  revokeSession: SELF,
  revokeOtherSessions: SELF,
  trackLogin: looks(),
  listSocialLogins: looks(),
  linkSocialLogin: SELF,
  unlinkSocialLogin: SELF,
  getNotificationChoices: looks(),
  saveNotificationChoices: SELF,
  createLiveTicket: looks(),
  // The company: its addresses are everybody's work, who it is only the owner's.
  saveSetting: works(),
  listPickupLocations: looks('account:read'),
  createPickupLocation: works(),
  updatePickupLocation: works(),
  makeDefaultPickupLocation: works(),
  deletePickupLocation: final(),
  getCompany: looks(),
  saveCompany: OWNER,
  uploadCompanyFile: OWNER,
  getCompanyFile: OWNER_LOOKS,
  deleteCompanyFile: OWNER,
  getOnboarding: looks(),
  skipOnboarding: { may: ['owner', 'staff', 'acting'] },
  listActivity: OWNER_LOOKS,
  // Members: read-only staff work with parcels, not with people.
  listMembers: { may: ['owner', 'staff', 'acting'] },
  listInvitations: { may: ['owner', 'staff', 'acting'] },
  inviteMember: OWNER,
  resendInvitation: OWNER,
  revokeInvitation: OWNER,
  changeMemberRole: OWNER,
  removeMember: OWNER,
  // Money.
  getWalletBalance: looks('wallet:read'),
  // Whoever buys labels sees what the company may still spend; what it is asked to pay is the owner's.
  getCredit: looks('wallet:read'),
  listInvoices: { ...OWNER_LOOKS, key: 'wallet:read' },
  getInvoice: { ...OWNER_LOOKS, key: 'wallet:read' },
  downloadInvoice: { ...OWNER_LOOKS, key: 'wallet:read' },
  listTransactions: looks('wallet:read'),
  listTransactionWeeks: looks('wallet:read'),
  getTransactionWeekly: looks('wallet:read'),
  exportTransactions: looks('wallet:read'),
  listStatements: looks('wallet:read'),
  getStatementRevenue: looks('wallet:read'),
  getStatement: looks('wallet:read'),
  downloadStatement: looks('wallet:read'),
  listPaymentMethods: OWNER_LOOKS,
  startCardSetup: OWNER,
  tryTestCard: OWNER,
  createPaymentMethod: OWNER,
  updatePaymentMethod: OWNER,
  deletePaymentMethod: OWNER,
  createTopUp: { ...OWNER, prepaid: true },
  answerTestBank: OWNER,
  lookUpTopUpBonus: OWNER_LOOKS,
  createTopUpCheckout: { ...OWNER, prepaid: true },
  getPaymentReturn: OWNER_LOOKS,
  getTopUp: OWNER_LOOKS,
  getBalanceSetting: looks(),
  saveLowBalance: { ...works(), may: ['owner', 'acting'], prepaid: true },
  saveAutomaticTopUp: { ...OWNER, prepaid: true },
  getPaymentPage: PUBLIC,
  actOnPaymentPage: PUBLIC,
  // Keys and webhooks.
  listPublishableKeys: looks(),
  createPublishableKey: OWNER,
  updatePublishableKey: OWNER,
  revokePublishableKey: OWNER,
  checkKey: PUBLIC,
  listSecretKeys: OWNER_LOOKS,
  createSecretKey: OWNER,
  rotateSecretKey: OWNER,
  updateSecretKey: OWNER,
  // A leaked key must die at once, whatever email or terms wait for.
  revokeSecretKey: { may: ['owner'] },
  listRequests: OWNER_LOOKS,
  listWebhookEndpoints: looks(),
  getWebhookEndpoint: looks(),
  listWebhookDeliveries: looks(),
  getWebhookDelivery: looks(),
  createWebhookEndpoint: OWNER,
  updateWebhookEndpoint: OWNER,
  deleteWebhookEndpoint: OWNER,
  revealWebhookSecret: OWNER,
  rotateWebhookSecret: OWNER,
  testWebhookEndpoint: OWNER,
  resendWebhookDelivery: OWNER,
  resendFailedWebhooks: OWNER,
  // Parcels.
  listOrders: looks('orders:read'),
  listTrackPackage: looks('orders:read'),
  listPickUpAddresses: looks('orders:read'),
  countOrders: looks('orders:read'),
  getOrder: looks('orders:read'),
  createOrder: works('orders:write'),
  updateOrder: works('orders:write'),
  updateOrderAddress: works('orders:write'),
  deleteOrder: final('orders:write'),
  cancelOrder: { ...final('orders:write'), live: true },
  archiveOrder: works('orders:write'),
  restoreOrder: works('orders:write'),
  rateOrder: final(),
  generateShareLink: works('orders:write'),
  addDeliveryAddress: { ...final('orders:write'), live: true },
  sendConfirmationLinks: { ...final('orders:write'), live: true },
  listShareLinks: looks('orders:read'),
  revokeShareLink: works('orders:write'),
  parseShareLink: PUBLIC,
  confirmShareLink: PUBLIC,
  // Prices, labels, tracking.
  estimateOrder: works('rates:read'),
  estimatePublic: PUBLIC,
  createLabel: { ...final('labels:write'), live: true },
  downloadLabels: looks('labels:write'),
  downloadLabel: looks('labels:write'),
  getTracking: looks('tracking:read'),
  getPublicTracking: PUBLIC,
  // Adjustments, refunds, analysis.
  listAdjustments: looks('wallet:read'),
  downloadAdjustments: looks('wallet:read'),
  getAdjustment: looks('wallet:read'),
  downloadAdjustment: looks('wallet:read'),
  acceptAdjustment: OWNER,
  disputeAdjustment: OWNER,
  listRefunds: looks('wallet:read'),
  downloadRefunds: looks('wallet:read'),
  downloadCreditNote: looks('wallet:read'),
  listOrderAnalysis: looks('wallet:read'),
  downloadOrderAnalysis: looks('wallet:read'),
  getOrderAnalysis: looks('wallet:read'),
  listOperatorAdjustments: ADMIN,
  listReweighImports: ADMIN,
  importReweighs: ADMIN,
  createOperatorAdjustment: ADMIN,
  getOperatorAdjustment: ADMIN,
  addAdjustmentPhotos: ADMIN,
  decideAdjustment: ADMIN,
  reverseAdjustment: ADMIN,
  // Products and checkout.
  listProducts: looks('products:read'),
  getProduct: looks('products:read'),
  uploadProductImage: works('products:write'),
  createProduct: works('products:write'),
  updateProduct: works('products:write'),
  archiveProduct: works('products:write'),
  restoreProduct: works('products:write'),
  getListing: PUBLIC,
  quoteCheckout: PUBLIC,
  startCheckout: PUBLIC,
  confirmSandboxPayment: PUBLIC,
  cancelCheckout: PUBLIC,
  getCheckout: PUBLIC,
  getOrderSale: looks('orders:read'),
  // Facts, enquiries, and what exists in the demo profile alone.
  getConstants: PUBLIC,
  getHealth: PUBLIC,
  getPerformance: looks(),
  listLevel1: PUBLIC,
  listLevel2: PUBLIC,
  listLevel3: PUBLIC,
  listLevel4: PUBLIC,
  searchAddresses: PUBLIC,
  reverseGeocode: PUBLIC,
  sendContact: PUBLIC,
  sendSalesLead: PUBLIC,
  sendCompanyEnquiry: PUBLIC,
  listDemoAccounts: PUBLIC,
  advanceParcel: PUBLIC,
  listOutbox: PUBLIC,
  // Sampan's own people.
  listAdminActivity: ADMIN,
  payInvoice: ADMIN,
  listCreditCompanies: ADMIN,
  getCreditCompany: ADMIN,
  changeCredit: ADMIN,
  getLedgerReport: ADMIN,
  checkLedger: ADMIN,
  // Cash on delivery.
  getCodTotals: looks('orders:read'),
  downloadCodList: looks(),
  getOrderCod: looks('orders:read'),
  reportCodShortfall: works(),
  listCodSettlements: looks(),
  downloadCodSettlement: looks(),
  listRemittanceFormats: ADMIN,
  listRemittances: ADMIN,
  sampleRemittance: ADMIN,
  listCodShortfalls: ADMIN,
  uploadRemittance: ADMIN,
  getRemittance: ADMIN,
  listRemittanceProblems: ADMIN,
  downloadRemittanceProblems: ADMIN,
  settleRemittance: ADMIN,
  listAdminPersons: ADMIN,
  createLoginAsGrant: ADMIN,
  loginAsAdmin: ADMIN,
};
