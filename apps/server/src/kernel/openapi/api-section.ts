import type { EndpointName } from '@sampan/contract';

/** A chapter of the API's documentation. */
export interface ApiSection {
  name: string;
  description: string;
  endpoints: readonly EndpointName[];
}

/** The chapters in reading order, which is the order of the main job; every endpoint stands in exactly one. */
export const API_SECTIONS: readonly ApiSection[] = [
  {
    name: 'Ways in',
    description: 'Register, sign in with a password or a phone, prove an email, and choose a new password.',
    endpoints: [
      'register',
      'verifyMail',
      'resendMailVerification',
      'resendMyMailVerification',
      'login',
      'requestPhoneCode',
      'loginPhone',
      'forgotPassword',
      'parseResetLink',
      'resetPassword',
      'logout',
    ],
  },
  {
    name: 'Account',
    description: 'Who is signed in, and where.',
    endpoints: [
      'getMe',
      'updateMe',
      'changePassword',
      'acceptTerms',
      'listSessions',
      'revokeSession',
      'revokeOtherSessions',
      'trackLogin',
      'createLiveTicket',
    ],
  },
  {
    name: 'Sign-in by other providers',
    description:
      'Google and Facebook: which are offered here, signing in with their tokens, connecting them to an account.',
    endpoints: [
      'listSocialProviders',
      'loginGoogle',
      'loginFacebook',
      'listSocialLogins',
      'linkSocialLogin',
      'unlinkSocialLogin',
    ],
  },
  {
    name: 'Members',
    description: "The company's people: invitations, roles, removal. Owners change them.",
    endpoints: [
      'listMembers',
      'changeMemberRole',
      'removeMember',
      'inviteMember',
      'listInvitations',
      'resendInvitation',
      'revokeInvitation',
      'parseInvitation',
      'acceptInvitation',
    ],
  },
  {
    name: 'Addresses',
    description: "The company's own addresses, and look-ups for every address form.",
    endpoints: [
      'saveSetting',
      'listPickupLocations',
      'createPickupLocation',
      'updatePickupLocation',
      'makeDefaultPickupLocation',
      'deletePickupLocation',
      'searchAddresses',
      'reverseGeocode',
      'listLevel1',
      'listLevel2',
      'listLevel3',
      'listLevel4',
    ],
  },
  {
    name: 'Settings',
    description: 'The company, its people and what they are written about.',
    endpoints: [
      'getCompany',
      'saveCompany',
      'uploadCompanyFile',
      'getCompanyFile',
      'deleteCompanyFile',
      'uploadAvatar',
      'deleteAvatar',
      'getNotificationChoices',
      'saveNotificationChoices',
      'getOnboarding',
      'skipOnboarding',
    ],
  },
  {
    name: 'Orders',
    description: 'A parcel from its first draft on.',
    endpoints: [
      'createOrder',
      'getOrder',
      'updateOrder',
      'updateOrderAddress',
      'deleteOrder',
      'listOrders',
      'listTrackPackage',
      'listPickUpAddresses',
      'countOrders',
      'cancelOrder',
      'archiveOrder',
      'restoreOrder',
      'rateOrder',
      'getOrderSale',
    ],
  },
  {
    name: 'Address confirmation',
    description: 'A link with which the recipient checks the address before the parcel leaves.',
    endpoints: [
      'addDeliveryAddress',
      'sendConfirmationLinks',
      'generateShareLink',
      'listShareLinks',
      'revokeShareLink',
      'parseShareLink',
      'confirmShareLink',
    ],
  },
  {
    name: 'Prices',
    description: 'What every courier asks, with the parts that add up to it.',
    endpoints: ['estimateOrder', 'estimatePublic'],
  },
  {
    name: 'Labels',
    description: 'Buy once, print as often as needed.',
    endpoints: ['createLabel', 'downloadLabel', 'downloadLabels'],
  },
  {
    name: 'Tracking',
    description: 'Where a parcel is, for its merchant and for anybody.',
    endpoints: ['getTracking', 'getPublicTracking'],
  },
  {
    name: 'Payment methods',
    description: 'The cards of a company. Card numbers stay with the payment provider.',
    endpoints: [
      'listPaymentMethods',
      'startCardSetup',
      'tryTestCard',
      'createPaymentMethod',
      'updatePaymentMethod',
      'deletePaymentMethod',
    ],
  },
  {
    name: 'Top-up',
    description: 'Money into the wallet. It is there when the payment provider says so.',
    endpoints: ['createTopUp', 'lookUpTopUpBonus', 'getTopUp'],
  },
  {
    name: 'Products',
    description: 'What a shop sells through its checkout.',
    endpoints: [
      'listProducts',
      'getProduct',
      'createProduct',
      'updateProduct',
      'archiveProduct',
      'restoreProduct',
      'uploadProductImage',
    ],
  },
  {
    name: 'Checkout',
    description: 'A purchase, from the price to the paid order; called from the page of a shop.',
    endpoints: [
      'getListing',
      'quoteCheckout',
      'startCheckout',
      'confirmSandboxPayment',
      'getCheckout',
      'cancelCheckout',
    ],
  },
  { name: 'Wallet', description: 'The money labels are paid from.', endpoints: ['getWalletBalance'] },
  {
    name: 'Transactions and statements',
    description: 'What moved on the accounts of the company, by week, month and year, as JSON, CSV and PDF.',
    endpoints: [
      'listTransactions',
      'listTransactionWeeks',
      'getTransactionWeekly',
      'exportTransactions',
      'listStatements',
      'getStatement',
      'downloadStatement',
      'getStatementRevenue',
    ],
  },
  {
    name: 'Pages of a shop',
    description:
      'Publishable keys: which sites may call the API from their pages, and what for. They are no secret; a session token never reaches a page.',
    endpoints: [
      'listPublishableKeys',
      'createPublishableKey',
      'updatePublishableKey',
      'revokePublishableKey',
      'checkKey',
    ],
  },
  {
    name: 'Enquiries',
    description: "Letters to Sampan's own people: support, sales, API and brand.",
    endpoints: ['sendContact', 'sendSalesLead', 'sendCompanyEnquiry'],
  },
  {
    name: 'Secret keys',
    description:
      'Keys for programs on your own servers, and the log of their calls. Each is allowed what its scopes say; a test key spends no money, books no courier and writes to nobody.',
    endpoints: [
      'listSecretKeys',
      'createSecretKey',
      'updateSecretKey',
      'rotateSecretKey',
      'revokeSecretKey',
      'listRequests',
    ],
  },
  {
    name: 'Webhooks',
    description: 'Addresses of your own that are told of what happens, signed in the form of Standard Webhooks.',
    endpoints: [
      'listWebhookEndpoints',
      'createWebhookEndpoint',
      'getWebhookEndpoint',
      'updateWebhookEndpoint',
      'deleteWebhookEndpoint',
      'revealWebhookSecret',
      'rotateWebhookSecret',
      'testWebhookEndpoint',
      'listWebhookDeliveries',
      'getWebhookDelivery',
      'resendWebhookDelivery',
      'resendFailedWebhooks',
    ],
  },
  {
    name: 'Server',
    description: 'Facts that clients start with.',
    endpoints: ['getConstants', 'getPerformance', 'getHealth'],
  },
  {
    name: 'Demo',
    description: 'For developers; none of it exists in the production profile.',
    endpoints: ['listDemoAccounts', 'advanceParcel', 'listOutbox'],
  },
  {
    name: 'Activity',
    description: 'Who did what in the company: a log that nobody can change.',
    endpoints: ['listActivity'],
  },
  {
    name: 'Support by Sampan',
    description: 'How people of Sampan help in the name of a merchant; both sides see what was done.',
    endpoints: ['listAdminPersons', 'createLoginAsGrant', 'loginAsAdmin', 'listAdminActivity'],
  },
  {
    name: 'Ledger',
    description: 'Whether all money adds up, for people of Sampan.',
    endpoints: ['getLedgerReport', 'checkLedger'],
  },
];

/** What a reader has to know before the first call. */
export const API_INTRODUCTION = [
  'Shipping for the shops of South-East Asia: parcels, prices, labels, tracking.',
  '**Sign in** with `POST /api/v1/login` and send its token as `Authorization: Bearer ...`; the button below does it for this page.',
  '**Programs** send a secret key (`sk_test_...`, `sk_live_...`) in the same header instead, from a server and never from a page. Its limits are in `RateLimit`: 600 calls a minute, 120 of them changes.',
  '**Times** are epoch seconds, **amounts** decimal numbers in the stated currency, weights kilograms and sides centimetres.',
  '**Pages of shops** call the public endpoints with a publishable key in `X-Publishable-Key`, from the origins the key allows.',
  '**Errors** are `application/problem+json`: decide by `code`, show `message`, and find each wrong field in `errors`. `retryable` says whether the very same call may succeed later; `Retry-After` says when.',
  '**Calls that move money** take an `Idempotency-Key`: a repeated call is answered with the first answer.',
  '**Lists** take `page` and `per_page`, or `cursor` with the `next_cursor` of the answer before.',
  '**Live events** come over a WebSocket at `/api/chat/ws?token=...`, opened with a ticket of `POST /api/v1/me/live_ticket`.',
].join('\n\n');
