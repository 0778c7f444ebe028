import { documentAdjustment } from './document-adjustment.ts';
import { documentCod } from './document-cod.ts';
import { documentExport } from './document-export.ts';
import { documentInvoice } from './document-invoice.ts';
import { documentLedgerEntry } from './document-ledger-entry.ts';
import { documentPayout } from './document-payout.ts';
import { documentPrint } from './document-print.ts';
import { documentPickList } from './document-pick-list.ts';
import { documentReceipt } from './document-receipt.ts';
import { documentRefund } from './document-refund.ts';
import { documentRemittance } from './document-remittance.ts';
import { documentTransaction } from './document-transaction.ts';
import { mailAccount } from './mail-account.ts';
import { mailBalance } from './mail-balance.ts';
import { mailClosing } from './mail-closing.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { mailEnquiry } from './mail-enquiry.ts';
import { mailLeakedKey } from './mail-leaked-key.ts';
import { mailMember } from './mail-member.ts';
import { mailNotification } from './mail-notification.ts';
import { mailPayout } from './mail-payout.ts';
import { mailReceipt } from './mail-receipt.ts';
import { mailRefundFailure } from './mail-refund-failure.ts';
import { mailSocialLogin } from './mail-social-login.ts';
import { mailStore } from './mail-store.ts';
import { mailSupport } from './mail-support.ts';
import { mailWebhookDisabled } from './mail-webhook-disabled.ts';
import { pageBrand } from './page-brand.ts';
import { pageConfirmation } from './page-confirmation.ts';
import { pageDriver } from './page-driver.ts';
import { pagePayment } from './page-payment.ts';
import { pageRate } from './page-rate.ts';
import { pageSite } from './page-site.ts';
import { pageTracking } from './page-tracking.ts';

/** What the server alone says in Malay: its mails, documents and pages. */
export const server = {
  document_adjustment: documentAdjustment,
  document_cod: documentCod,
  document_export: documentExport,
  document_invoice: documentInvoice,
  document_ledger_entry: documentLedgerEntry,
  document_payout: documentPayout,
  document_print: documentPrint,
  document_pick_list: documentPickList,
  document_receipt: documentReceipt,
  document_refund: documentRefund,
  document_remittance: documentRemittance,
  document_transaction: documentTransaction,
  mail_account: mailAccount,
  mail_balance: mailBalance,
  mail_closing: mailClosing,
  mail_confirmation: mailConfirmation,
  mail_enquiry: mailEnquiry,
  mail_leaked_key: mailLeakedKey,
  mail_member: mailMember,
  mail_notification: mailNotification,
  mail_payout: mailPayout,
  mail_receipt: mailReceipt,
  mail_refund_failure: mailRefundFailure,
  mail_social_login: mailSocialLogin,
  mail_store: mailStore,
  mail_support: mailSupport,
  mail_webhook_disabled: mailWebhookDisabled,
  page_brand: pageBrand,
  page_confirmation: pageConfirmation,
  page_driver: pageDriver,
  page_payment: pagePayment,
  page_rate: pageRate,
  page_site: pageSite,
  page_tracking: pageTracking,
} as const;
