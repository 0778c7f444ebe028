import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { cancelPayout } from './cancel-payout.ts';
import { sendPayoutCode } from './confirm-person.ts';
import { createPayout } from './create-payout.ts';
import { approvePayout, listDeskPayouts, markPayout, refusePayout, returnPayout } from './desk.ts';
import { getPayoutBalance } from './get-balance.ts';
import { createPayoutAccount, deletePayoutAccount, listPayoutAccounts } from './keep-account.ts';
import { getPayout, listPayouts } from './list-payouts.ts';
import { createPayoutFile, downloadPayoutFile, listPayoutFiles, readPayoutResults } from './bank-file.document.ts';
import { downloadPayoutAdvice, exportPayouts } from './payout-export.ts';
import { payableForShipping } from './use-for-shipping.ts';

export const payoutRoutes = [
  serve(endpoints.getPayoutBalance, ({ ctx }) => getPayoutBalance({ ctx })),
  serve(endpoints.listPayouts, ({ ctx, query }) => listPayouts({ ctx, query })),
  serve(endpoints.exportPayouts, ({ ctx }) => exportPayouts({ ctx })),
  serve(endpoints.sendPayoutCode, ({ ctx }) => sendPayoutCode({ ctx })),
  serve(endpoints.payableForShipping, ({ ctx, body }) => payableForShipping({ ctx, input: body })),
  serve(endpoints.createPayout, ({ ctx, body }) => createPayout({ ctx, input: body })),
  serve(endpoints.getPayout, ({ ctx, params }) => getPayout({ ctx, id: params.id })),
  serve(endpoints.cancelPayout, ({ ctx, params }) => cancelPayout({ ctx, id: params.id })),
  serve(endpoints.downloadPayoutAdvice, ({ ctx, params }) => downloadPayoutAdvice({ ctx, id: params.id })),
  serve(endpoints.listPayoutAccounts, ({ ctx, query }) => listPayoutAccounts({ ctx, ...query })),
  serve(endpoints.createPayoutAccount, ({ ctx, body }) => createPayoutAccount({ ctx, input: body })),
  serve(endpoints.deletePayoutAccount, ({ ctx, params }) => deletePayoutAccount({ ctx, id: params.id })),
  serve(endpoints.listDeskPayouts, ({ ctx, query }) => listDeskPayouts({ ctx, query })),
  serve(endpoints.listPayoutFiles, ({ ctx, query }) => listPayoutFiles({ ctx, ...query })),
  serve(endpoints.createPayoutFile, ({ ctx, body }) => createPayoutFile({ ctx, currency: body.currency })),
  serve(endpoints.readPayoutResults, ({ ctx, body }) => readPayoutResults({ ctx, csv: body.csv })),
  serve(endpoints.downloadPayoutFile, ({ ctx, params }) => downloadPayoutFile({ ctx, id: params.id })),
  serve(endpoints.approvePayout, ({ ctx, params }) => approvePayout({ ctx, id: params.id })),
  serve(endpoints.refusePayout, ({ ctx, params, body }) => refusePayout({ ctx, id: params.id, reason: body.reason })),
  serve(endpoints.markPayout, ({ ctx, params, body }) => markPayout({ ctx, id: params.id, input: body })),
  serve(endpoints.returnPayout, ({ ctx, params, body }) => returnPayout({ ctx, id: params.id, input: body })),
];
