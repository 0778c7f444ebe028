import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { checkLedger } from './check-ledger.ts';
import { readLedgerReport } from './ledger-report.ts';
import { getWalletBalance } from './wallet.ts';

export const walletRoutes = [
  route(endpoints.getWalletBalance, ({ ctx }) => getWalletBalance({ ctx })),
  route(endpoints.getLedgerReport, ({ ctx }) => readLedgerReport({ ctx })),
  route(endpoints.checkLedger, ({ ctx }) => checkLedger({ ctx })),
];
