import { epochSeconds, systemClock } from '../platform/clock.ts';
import { chainAuditLog } from '../platform/audit/chain-audit-log.ts';
import { isAuditSecretKnown, OTHER_AUDIT_SECRET } from '../platform/audit/audit-secret.ts';
import { verifyAudit } from '../platform/audit/verify-audit.ts';
import type { Ctx } from '../platform/context.ts';
import { purgeIdempotencyKeys } from '../platform/idempotency/run-idempotent.ts';
import { purgeLiveEvents } from '../platform/live/live.repo.ts';
import { createClockDriftCheck } from '../platform/clock-drift-check.ts';
import { purgeThrottles } from '../platform/throttle/throttle.ts';
import { processMailRequests, purgeAccounts } from '../modules/identity/sign-in/index.ts';
import { settleAdjustments } from '../modules/shipping/adjustment/index.ts';
import {
  requestRefunds,
  expireCheckouts,
  refundBuyers,
  releaseOldSales,
  purgePaymentEvents,
} from '../modules/commerce/checkout/index.ts';
import { purgeExports, runExports } from '../modules/operations/export/index.ts';
import {
  purgeConnects,
  compactStoreCounts,
  notifyEndingStores,
  purgeStoreEvents,
  pushTracking,
  refreshTokens,
  syncDueStores,
  workInbox,
} from '../modules/commerce/channel/index.ts';
import { lookUpPlaces, purgeImportUploads, purgeOrderImports } from '../modules/commerce/order-import/index.ts';
import { recheckDomains } from '../modules/identity/recipient-domain/index.ts';
import { releaseSettlements, settleRemittances } from '../modules/settlement/cod/index.ts';
import { purgeQuotes } from '../modules/shipping/estimate/index.ts';
import { issueInvoices, notifyOverdueInvoices } from '../modules/billing/invoice/index.ts';
import { checkLabels, reconcilePurchases } from '../modules/shipping/label/index.ts';
import { createMessageDispatcher, purgeMessages } from '../platform/messaging/index.ts';
import { purgeCodes } from '../modules/identity/one-time-code/index.ts';
import { compactOrderCounts } from '../modules/shipping/order/index.ts';
import { purgeProductImages } from '../modules/commerce/product/index.ts';
import { purgeRequests } from '../modules/integration/request-log/index.ts';
import { purgeSecrets } from '../modules/identity/secret-key/index.ts';
import { purgeSessions } from '../modules/identity/session/index.ts';
import { advancePayouts } from '../modules/settlement/payout/index.ts';
import { createLowBalanceCheck, settleTopUps, notifyExpiringCards } from '../modules/payments/top-up/index.ts';
import {
  pollCouriers,
  purgeCourierMessages,
  reconcileInstructions,
  workCourierMessages,
} from '../modules/shipping/tracking/index.ts';
import { tellWaitingDrivers } from '../modules/shipping/delivery-wish/index.ts';
import { allocateWaiting } from '../modules/fulfilment/fulfilment-order/index.ts';
import { checkStock } from '../modules/fulfilment/warehouse/index.ts';
import { createLedgerCheck } from '../modules/ledger/wallet/index.ts';
import { createWebhookDispatcher, createDeliveries, purgeWebhooks } from '../modules/integration/webhook/index.ts';
import { createBulkRunner, purgeBulkJobs } from '../platform/jobs/index.ts';
import { bulkSteps } from './bulk-steps.ts';
import type { RepeatedJob } from '../platform/jobs/run-repeatedly.ts';

const DAY_S = 86_400;
/** Emails and text messages that are settled can be looked up this long. */
const MESSAGES_KEPT_DAYS = 30;
/** The delivery log of webhooks (trust 1 'Webhooks out'). */
const WEBHOOKS_KEPT_DAYS = 30;

/** Woken by `BULK_CHANNEL` when a job is started. */
export const BULK_JOBS = 'bulk jobs';
/** What bulk jobs came to can be looked up this long. */
const BULK_JOBS_KEPT_DAYS = 30;

/** What every server does beside answering. Rows are leased, so any number of servers share the work. */
export function serverJobs(ctx: Ctx): RepeatedJob[] {
  const watchBalances = createLowBalanceCheck(ctx);
  return [
    { name: 'reconcile purchases', every_ms: 1_000, run: () => reconcilePurchases(ctx) },
    { name: 'reconcile instructions', every_ms: 1_000, run: () => reconcileInstructions(ctx) },
    { name: 'tell drivers', every_ms: 5_000, run: () => tellWaitingDrivers(ctx) },
    { name: 'see to messages of couriers', every_ms: 500, run: () => workCourierMessages(ctx) },
    { name: 'ask couriers', every_ms: 1_000, run: () => pollCouriers(ctx) },
    { name: 'answer mail requests', every_ms: 500, run: () => processMailRequests(ctx) },
    { name: 'send messages', every_ms: 1_000, run: createMessageDispatcher(ctx) },
    { name: 'fan out webhooks', every_ms: 1_000, run: () => createDeliveries(ctx) },
    { name: 'deliver webhooks', every_ms: 1_000, ...createWebhookDispatcher(ctx) },
    { name: BULK_JOBS, every_ms: 1_000, ...createBulkRunner(ctx, bulkSteps) },
    { name: 'read stores', every_ms: 1_000, run: () => syncDueStores(ctx) },
    { name: 'see to webhooks of stores', every_ms: 500, run: () => workInbox(ctx) },
    { name: 'tell stores numbers', every_ms: 1_000, run: () => pushTracking(ctx) },
    { name: 'renew tokens of stores', every_ms: 30_000, run: () => refreshTokens(ctx) },
    { name: 'expire checkouts', every_ms: 5_000, run: () => expireCheckouts(ctx) },
    { name: 'refund buyers', every_ms: 5_000, run: () => refundBuyers(ctx) },
    { name: 'ask about refunds', every_ms: 10_000, run: () => requestRefunds(ctx) },
    { name: 'seal audit log', every_ms: 1_000, run: () => chainAuditLog(ctx) },
    { name: 'settle top-ups', every_ms: 5_000, run: () => settleTopUps(ctx) },
    // It looks a minute back each time, so it always finds something: what it found is no reason to run again at once.
    { name: 'watch balances', every_ms: 5_000, run: async () => void (await watchBalances()) },
    { name: 'tell of ending stores', every_ms: 3_600_000, run: async () => void (await notifyEndingStores(ctx)) },
    { name: 'tell of expiring cards', every_ms: 3_600_000, run: async () => void (await notifyExpiringCards(ctx)) },
    { name: 'advance payouts', every_ms: 1_000, run: () => advancePayouts(ctx) },
    { name: 'release old sales', every_ms: 60_000, run: () => releaseOldSales(ctx) },
    { name: 'issue invoices', every_ms: 60_000, run: () => issueInvoices(ctx) },
    { name: 'tell of overdue invoices', every_ms: 60_000, run: () => notifyOverdueInvoices(ctx) },
    { name: 'settle adjustments', every_ms: 2_000, run: () => settleAdjustments(ctx) },
    { name: 'settle remittances', every_ms: 1_000, run: () => settleRemittances(ctx) },
    { name: 'look at domains', every_ms: 600_000, run: () => recheckDomains(ctx) },
    { name: 'release settlements', every_ms: 30_000, run: () => releaseSettlements(ctx) },
    // Two, so that a long file does not hold up a short one.
    { name: 'write exports', every_ms: 500, run: () => runExports(ctx) },
    { name: 'write more exports', every_ms: 500, run: () => runExports(ctx) },
    { name: 'look up places of imports', every_ms: 1_000, run: () => lookUpPlaces(ctx) },
    { name: 'compact counts', every_ms: 10_000, run: () => compactOrderCounts(ctx) },
    { name: 'compact counts of stores', every_ms: 10_000, run: () => compactStoreCounts(ctx) },
    {
      name: 'sweep',
      every_ms: 3_600_000,
      run: async () => {
        await purgeQuotes(ctx);
        await purgeIdempotencyKeys(ctx);
        await purgeSessions(ctx);
        await purgeAccounts(ctx);
        await purgeCodes(ctx);
        await purgeThrottles(ctx);
        await purgePaymentEvents(ctx);
        await purgeProductImages(ctx);
        await purgeExports(ctx);
        await purgeSecrets(ctx);
        await purgeOrderImports(ctx, epochSeconds(ctx.clock));
        await purgeImportUploads(ctx);
        await purgeConnects(ctx);
        await purgeStoreEvents(ctx);
        await purgeCourierMessages(ctx);
        await purgeRequests(ctx);
        await purgeWebhooks(ctx, epochSeconds(ctx.clock) - WEBHOOKS_KEPT_DAYS * DAY_S);
        await purgeBulkJobs(ctx, epochSeconds(ctx.clock) - BULK_JOBS_KEPT_DAYS * DAY_S);
        await purgeLiveEvents(ctx.db, epochSeconds(ctx.clock) - DAY_S);
        await purgeMessages(ctx, epochSeconds(ctx.clock) - MESSAGES_KEPT_DAYS * DAY_S);
      },
    },
    { name: 'watch the clock', every_ms: 60_000, run: createClockDriftCheck(ctx, systemClock) },
    { name: 'allocate waiting orders', every_ms: 2_000, run: () => allocateWaiting(ctx) },
    { name: 'audit stock', every_ms: DAY_S * 1000, run: () => checkStock(ctx) },
    { name: 'audit ledger', every_ms: DAY_S * 1000, run: createLedgerCheck(ctx) },
    { name: 'compare labels with journals', every_ms: DAY_S * 1000, run: () => checkLabels(ctx) },
    {
      name: 'verify audit log',
      every_ms: DAY_S * 1000,
      run: async () => {
        if (!(await isAuditSecretKnown(ctx))) {
          ctx.log.error(OTHER_AUDIT_SECRET);
          return;
        }
        const verification = await verifyAudit(ctx);
        if (verification.findings.length > 0)
          ctx.log.error({ verdict: verification }, 'the audit log was tampered with');
      },
    },
  ];
}
