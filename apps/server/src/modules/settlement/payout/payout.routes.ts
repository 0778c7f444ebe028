import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { cancelPayout } from './cancel-payout.ts';
import { sendPayoutCode } from './reauthenticate.ts';
import { createPayout } from './create-payout.ts';
import { approvePayout, listPayoutsForReview, markPayout, refusePayout, returnPayout } from './payout-review.ts';
import { getPayoutBalance } from './get-balance.ts';
import { createPayoutAccount, deletePayoutAccount, listPayoutAccounts } from './save-payout-account.ts';
import { getPayout, listPayouts } from './list-payouts.ts';
import { createPayoutFile, downloadPayoutFile, listPayoutFiles, readPayoutResults } from './bank-file.document.ts';
import { downloadPayoutAdvice, exportPayouts } from './payout-export.ts';
import { payableForShipping } from './use-for-shipping.ts';

export const payoutRoutes = [
  route(endpoints.getPayoutBalance, ({ ctx }) => getPayoutBalance({ ctx })),
  route(endpoints.listPayouts, ({ ctx, query }) => listPayouts({ ctx, query })),
  route(endpoints.exportPayouts, ({ ctx }) => exportPayouts({ ctx })),
  route(endpoints.sendPayoutCode, ({ ctx }) => sendPayoutCode({ ctx })),
  route(endpoints.payableForShipping, ({ ctx, body }) => payableForShipping({ ctx, input: body })),
  route(endpoints.createPayout, ({ ctx, body }) => createPayout({ ctx, input: body })),
  route(endpoints.getPayout, ({ ctx, params }) => getPayout({ ctx, id: params.id })),
  route(endpoints.cancelPayout, ({ ctx, params }) => cancelPayout({ ctx, id: params.id })),
  route(endpoints.downloadPayoutAdvice, ({ ctx, params }) => downloadPayoutAdvice({ ctx, id: params.id })),
  route(endpoints.listPayoutAccounts, ({ ctx, query }) => listPayoutAccounts({ ctx, ...query })),
  route(endpoints.createPayoutAccount, ({ ctx, body }) => createPayoutAccount({ ctx, input: body })),
  route(endpoints.deletePayoutAccount, ({ ctx, params }) => deletePayoutAccount({ ctx, id: params.id })),
  route(endpoints.listDeskPayouts, ({ ctx, query }) => listPayoutsForReview({ ctx, query })),
  route(endpoints.listPayoutFiles, ({ ctx, query }) => listPayoutFiles({ ctx, ...query })),
  route(endpoints.createPayoutFile, ({ ctx, body }) => createPayoutFile({ ctx, currency: body.currency })),
  route(endpoints.readPayoutResults, ({ ctx, body }) => readPayoutResults({ ctx, csv: body.csv })),
  route(endpoints.downloadPayoutFile, ({ ctx, params }) => downloadPayoutFile({ ctx, id: params.id })),
  route(endpoints.approvePayout, ({ ctx, params }) => approvePayout({ ctx, id: params.id })),
  route(endpoints.refusePayout, ({ ctx, params, body }) => refusePayout({ ctx, id: params.id, reason: body.reason })),
  route(endpoints.markPayout, ({ ctx, params, body }) => markPayout({ ctx, id: params.id, input: body })),
  route(endpoints.returnPayout, ({ ctx, params, body }) => returnPayout({ ctx, id: params.id, input: body })),
];
