import type { PaperMaker } from './kernel/paper/paper-file.ts';
import {
  codListCsv,
  remittanceProblemsCsv,
  sampleRemittanceCsv,
  settlementCsv,
  settlementPdf,
} from './modules/cod/index.ts';
import { adjustmentPapers } from './modules/adjustment/index.ts';
import { analysisPaper } from './modules/analysis/index.ts';
import { invoicePapers } from './modules/invoice/index.ts';
import { payoutPapers } from './modules/payout/index.ts';
import { topUpReceiptPdf } from './modules/receipt/index.ts';
import { refundPapers } from './modules/refund/index.ts';
import { statementCsv, statementPdf, transactionsCsv } from './modules/statement/index.ts';

/** Every kind of file that signed links lead to, from the modules that make them. */
export const paperMakers: readonly PaperMaker[] = [
  codListCsv,
  settlementPdf,
  settlementCsv,
  remittanceProblemsCsv,
  sampleRemittanceCsv,
  ...adjustmentPapers,
  ...refundPapers,
  analysisPaper,
  ...invoicePapers,
  ...payoutPapers,
  statementPdf,
  statementCsv,
  transactionsCsv,
  topUpReceiptPdf,
];
