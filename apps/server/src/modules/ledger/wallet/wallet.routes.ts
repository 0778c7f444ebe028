import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { checkLedger } from './check-ledger.ts';
import { readLedgerReport } from './ledger-report.ts';
import { getWalletBalance } from './wallet.ts';

export const walletRoutes = [
  serve(endpoints.getWalletBalance, ({ ctx }) => getWalletBalance({ ctx })),
  serve(endpoints.getLedgerReport, ({ ctx }) => readLedgerReport({ ctx })),
  serve(endpoints.checkLedger, ({ ctx }) => checkLedger({ ctx })),
];
