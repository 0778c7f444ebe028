export { companyRole, pickupLocation, user } from './account.ts';
export type { PickupLocation, Session, User } from './account.ts';
export type { FoundParcel, FoundPerson, SearchAnswer } from './search.ts';
export type { Today } from './today.ts';
export type { Notice, Notices } from './notification.ts';
export type { ChatIdentity } from './chat-identity.ts';
export type { ChatSettings, PageViewSettings, SocialLinks, ThirdParties } from './third-parties.ts';
export { ACTIVITY_DAYS, ACTIVITY_GROUPS } from './activity.ts';
export type { ActivityEntry, ActivityGroup, ActivityQuery, AdminActivityEntry } from './activity.ts';
export { ADJUSTMENT_STATES, adjustmentState, MAX_ADJUSTMENT_PHOTOS } from './adjustment.ts';
export type { Adjustment, AdjustmentOutcome, AdjustmentState, AdjustmentSummary, WeighedPrice } from './adjustment.ts';
export { ANALYSIS_GROUPS, MAX_ANALYSIS_DAYS } from './analysis.ts';
export type { AnalysedParcel, AnalysisFigures, AnalysisGroup, AnalysisRow } from './analysis.ts';
export type {
  OperatorAdjustment,
  OperatorAdjustmentSummary,
  ReweighImport,
  ReweighProblem,
  ReweighReason,
} from './adjustment-admin.ts';
export type { Refund } from './refund.ts';
export { coordinate, geocodedAddress, party } from './address.ts';
export type { Coordinate, GeocodedAddress, Party } from './address.ts';
export { MAX_BULK_ESTIMATES } from './bulk-estimate.ts';
export { CLOSING_OBSTACLES } from './account-closing.ts';
export type { AccountClosing } from './account-closing.ts';
export type { BulkEstimateRow, BulkEstimatedCost, Shipment } from './bulk-estimate.ts';
export { BULK_ITEM_STATES, BULK_JOB_KINDS, BULK_JOB_STATES, MAX_BULK_ITEMS } from './bulk-job.ts';
export type {
  BulkItemState,
  BulkJob,
  BulkJobItem,
  BulkJobKind,
  BulkJobState,
  BulkProgress,
  StartedBulkJob,
} from './bulk-job.ts';
export { API_SCOPES } from './endpoint.ts';
export type {
  Access,
  Answer,
  ApiScope,
  CallInput,
  Endpoint,
  HttpMethod,
  Idempotency,
  KeyScope,
  ParsedRequest,
} from './endpoint.ts';
export {
  checkoutInfo,
  checkoutPayment,
  checkoutPaymentMethod,
  checkoutQuote,
  checkoutStatus,
  listing,
  shippingOption,
} from './checkout.ts';
export type {
  CheckoutInfo,
  CheckoutPayment,
  CheckoutPaymentMethod,
  CheckoutQuote,
  CheckoutStatus,
  Listing,
  OrderSale,
  ShippingOption,
} from './checkout.ts';
export { codSettlement, codTotals, orderCod } from './cod.ts';
export type { CodDay, CodSettlement, CodTotals, OrderCod } from './cod.ts';
export { codState, codType } from './cod-state.ts';
export type { CodState, CodType, RecipientRecord } from './cod-state.ts';
export { sharedOrder, shareLink } from './confirmation.ts';
export type { SharedOrder, ShareChannel, ShareLink, ShareSkipReason } from './confirmation.ts';
export { CREDIT_SCOPES } from './credit.ts';
export type { Credit, CreditCompany, CreditCompanyDetail, CreditScope } from './credit.ts';
export { endpointList, endpoints } from './endpoints.ts';
export { EXPORT_DAYS } from './export.ts';
export type {
  ExportFormat,
  ExportRecord,
  ExportSize,
  ExportState,
  OrderExportFilter,
  OrderExportInput,
  TransactionExportFilter,
  TransactionExportInput,
} from './export.ts';
export {
  ITEM_EXPORT_COLUMNS,
  ORDER_EXPORT_COLUMNS,
  ORDER_EXPORT_PRESETS,
  TRANSACTION_EXPORT_COLUMNS,
  TRANSACTION_EXPORT_PRESETS,
} from './export-column.ts';
export type {
  ExportColumn,
  ExportKind,
  OrderExportColumn,
  OrderExportPreset,
  TransactionExportColumn,
  TransactionExportPreset,
} from './export-column.ts';
export { IMPORT_KEPT_DAYS, IMPORT_ROWS_AT_ONCE, SAME_IMPORT_S } from './import-draft.ts';
export type {
  EditedRows,
  ImportDraftRow,
  ImportEdit,
  ImportOutcome,
  ImportResult,
  ImportRowFilter,
  OrderImport,
} from './import-draft.ts';
export type { ImportFile } from './import-example.ts';
export { FULFILLMENT_ACTIONS, MAX_FULFILLMENT_BATCH } from './fulfilment-order.ts';
export type {
  FulfillmentAction,
  FulfillmentListQuery,
  FulfillmentOrder,
  FulfillmentStatus,
  PickList,
} from './fulfilment-order.ts';
export type { Inbound, InboundDraft, InboundStatus } from './inbound.ts';
export type { Movement, MovementReason, Sku, SkuDraft, Stock, Warehouse, WarehouseDraft } from './warehouse.ts';
export { IMPORT_FIELDS, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './order-import.ts';
export type {
  ConvertedFile,
  ImportEncoding,
  ImportField,
  ImportIssue,
  ImportItem,
  ImportMapping,
  ImportPreset,
  ImportRepair,
  ImportRow,
  ImportSummary,
  ImportValues,
  SameReference,
} from './order-import.ts';
export type { EndpointName } from './endpoints.ts';
export { PAGE_KEY_LIMIT, PAGE_LIMITS, PAGE_VISITOR_LIMIT } from './page-limit.ts';
export type { RateLimit } from './page-limit.ts';
export { ERROR_CODES, RETRYABLE } from './error-code.ts';
export type { ErrorCode } from './error-code.ts';
export { dimension, estimateAnswer, estimatedCost, publicEstimateInput } from './estimate.ts';
export type { Dimension, EstimateAnswer, EstimatedCost, OrderEstimateAnswer, PublicEstimateInput } from './estimate.ts';
export { INVOICE_STATUSES } from './invoice.ts';
export type { Invoice, InvoiceDetail, InvoiceLine, InvoiceStatus } from './invoice.ts';
export type { PrintOrder } from './bulk-label.ts';
export { labelFormat } from './label.ts';
export type { LabelFormat } from './label.ts';
export type { LedgerCheck, LedgerReport, LedgerTotal } from './ledger.ts';
export { liveEvent, orderEventData, paymentEventData } from './live-event.ts';
export type { LiveEvent, PaymentEventData } from './live-event.ts';
export { LIVE_EVENT_TYPES, LIVE_PATH } from './live-event-type.ts';
export type { LiveEventType } from './live-event-type.ts';
export type { AdminPerson } from './login-as.ts';
export { levelRecord } from './location.ts';
export type { LevelRecord } from './location.ts';
export { invitation, member } from './member.ts';
export type { Invitation, Member } from './member.ts';
export { orderItem } from './order-item.ts';
export type { OrderItem } from './order-item.ts';
export { MAX_TRACKING_ROWS } from './tracking-file.ts';
export type { TrackingRow } from './tracking-file.ts';
export { orderDraft } from './order-draft.ts';
export { order, orderListQuery, orderStatus } from './order.ts';
export { MAX_RECIPIENT_TAGS, MAX_SAVED_RECIPIENTS, REFUSED_RECIPIENTS_TOLD } from './address-book.ts';
export type { SavedRecipient, SavedRecipientInput } from './address-book.ts';
export { MAX_ORDER_VIEWS } from './order-view.ts';
export type { OrderColumnName, OrderLayout, OrderView } from './order-view.ts';
export type { CustomsPurpose, OrderDraft } from './order-draft.ts';
export type { Order, OrderListQuery, OrderStatus } from './order.ts';
export { isReached, accessError } from './policy.ts';
export type { Caller } from './policy.ts';
export { IGNORED_PRICE_FIELDS } from './ignored-price.ts';
export { countryCode, currencyCode, languageCode, MAX_AMOUNT } from './primitive.ts';
export type { WireCountryCode } from './primitive.ts';
export { balanceSetting } from './balance-setting.ts';
export type { AutoStopReason, BalanceSetting } from './balance-setting.ts';
export type { PaymentPage } from './payment-page.ts';
export { cardSetup, paymentMethod, testCardAnswer } from './payment-method.ts';
export { PAYOUT_STATUSES } from './payout.ts';
export type {
  BankFailure,
  Payout,
  PayoutAccount,
  PayoutBalance,
  PayoutFailure,
  PayoutMethod,
  PayoutStatus,
} from './payout.ts';
export type { PayoutReview, PayoutFile } from './payout-review.ts';
export type { CardSetup, PaymentMethod, TestCardAnswer } from './payment-method.ts';
export { problem } from './problem.ts';
export type { Problem } from './problem.ts';
export { MAX_ORDER_QUANTITY, product, productDraft, shippingFeeModel } from './product.ts';
export type { Product, ProductDraft, ShippingFeeModel } from './product.ts';
export { KEY_SCOPES, MAX_ALLOWED_ORIGINS, PUBLISHABLE_KEY_PATTERN, publishableKey } from './publishable-key.ts';
export type { PublishableKey } from './publishable-key.ts';
export { MAX_REMITTANCE_BYTES, remittance, remittanceProblem, remittanceReason } from './remittance.ts';
export type {
  CodOpen,
  CodShortfall,
  Remittance,
  RemittanceFormat,
  RemittanceProblem,
  RemittanceReason,
  RemittanceState,
} from './remittance.ts';
export { REQUEST_LOG_DAYS, STATUS_GROUPS } from './request-log.ts';
export type { LoggedRequest, RequestLogQuery, StatusGroup } from './request-log.ts';
export {
  MAX_ALLOWED_IPS,
  MAX_KEY_LIFE_DAYS,
  ROTATION_OVERLAPS,
  SECRET_KEY_PATTERN,
  SECRET_KEY_START,
} from './secret-key.ts';
export type { MadeSecretKey, SecretKey } from './secret-key.ts';
export type { RecipientBrand, RecipientDomain, RecipientPages } from './recipient-domain.ts';
export type { SavedPackage, SavedPackages } from './saved-package.ts';
export { ACCOUNT_COURIERS, COURIER_CREDENTIALS } from './courier-account.ts';
export type { AccountCourier, CourierAccounts, CourierCredential } from './courier-account.ts';
export { MAX_SERVICE_MATCHES, MAX_SERVICE_NAME } from './service-match.ts';
export type { ServiceMatch } from './service-match.ts';
export type { RuleChoice, RuleDecision, ShippingRule, ShippingRules } from './shipping-rule.ts';
export { NOTIFICATION_KINDS, companyInfo, notificationChoices, onboarding } from './setting.ts';
export type { CompanyInfo, NotificationChoices, NotificationKind, Onboarding, PickupLocationInput } from './setting.ts';
export { ACCEPT_V1, HEADERS, SERVICE_BASES } from './service.ts';
export type { Service } from './service.ts';
export type { ServiceMessage } from './service-message.ts';
export { signInChallenge, twoFactor, twoFactorSetup } from './two-factor.ts';
export type { TwoFactor, TwoFactorSetup } from './two-factor.ts';
export { activeSession, sessionMethod } from './session.ts';
export type { ActiveSession } from './session.ts';
export { MAX_STORES, STORE_PROBLEMS, STORE_SOURCES, STORE_STATES } from './store.ts';
export type { AvailableStore, CheckoutRates, Store, StoreForm, StoreHealth, StoreSource } from './store.ts';
export { STORE_CHANGES, STORE_ORDER_STATUSES, STORE_PUSH_STATES } from './store-order.ts';
export type { StoreOrder, StorePush } from './store-order.ts';
export type { BuyerData, PrivacyRequest } from './store-privacy.ts';
export type {
  DeskRequest,
  DeskRequestSummary,
  RequestState,
  SupportRequest,
  SupportRequestSummary,
} from './support-request.ts';
export { STORE_SKIP_REASONS, storeSettings } from './store-setting.ts';
export type { StoreSettings, StoreSkipReason } from './store-setting.ts';
export { MAX_WEBHOOK_BODY_BYTES, WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE, webhookEvent } from './webhook-event.ts';
export type { WebhookEvent, WebhookEventType } from './webhook-event.ts';
export { MAX_WEBHOOK_ENDPOINTS, WEBHOOK_FAILURES } from './webhook.ts';
export type { WebhookDelivery, WebhookDeliveryDetail, WebhookEndpoint, WebhookFailure } from './webhook.ts';
export { socialClient, socialProvider } from './social-login.ts';
export type { SocialClient, SocialLoginList, SocialProvider } from './social-login.ts';
export type { RevenueMonth, Statement } from './statement.ts';
export { topUp, topUpBonus, topUpMethod, topUpStatus } from './top-up.ts';
export type { PaymentReturn, TopUp, TopUpBonus, TopUpCheckout, TopUpMethod, TopUpStatus } from './top-up.ts';
export type {
  Claim,
  ClaimObstacle,
  ClaimReason,
  ClaimState,
  ClaimSummary,
  OperatorClaim,
  OperatorClaimSummary,
  OrderClaim,
} from './claim.ts';
export {
  ATTEMPT_WINDOWS,
  INSTRUCTION_KINDS,
  INSTRUCTION_OBSTACLES,
  PICK_UP_OBSTACLES,
  PICK_UP_WINDOWS,
} from './parcel-problem.ts';
export type {
  AttemptWindow,
  InstructionKind,
  InstructionObstacle,
  OwnInstruction,
  ParcelProblem,
  PickUpObstacle,
  PickUpWindow,
  PublicInstruction,
} from './parcel-problem.ts';
export { DELIVERY_PLACES } from './delivery-wish.ts';
export type { DeliveryPlace, DeliveryWish, DeliveryWishState } from './delivery-wish.ts';
export { publicTrackingInfo, trackingEntry, trackingInfo } from './tracking.ts';
export type { PublicTrackingInfo, TrackingEntry, TrackingInfo } from './tracking.ts';
export { TRANSACTION_ACCOUNTS, TRANSACTION_GROUPS } from './transaction.ts';
export type {
  Transaction,
  TransactionAccount,
  TransactionCause,
  TransactionGroup,
  TransactionPage,
  TransactionQuery,
  TransactionSubject,
  TransactionSums,
  TransactionTotals,
  TransactionWeek,
} from './transaction.ts';
