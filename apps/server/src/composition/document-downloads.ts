import type { DocumentRenderer } from '../platform/document/document-download.ts';
import {
  codListCsv,
  remittanceProblemsCsv,
  sampleRemittanceCsv,
  settlementCsv,
  settlementPdf,
} from '../modules/settlement/cod/index.ts';
import { adjustmentPapers } from '../modules/shipping/adjustment/index.ts';
import { analysisPaper } from '../modules/operations/analysis/index.ts';
import { invoicePapers } from '../modules/billing/invoice/index.ts';
import { payoutPapers } from '../modules/settlement/payout/index.ts';
import { topUpReceiptPdf } from '../modules/billing/receipt/index.ts';
import { refundPapers } from '../modules/billing/refund/index.ts';
import { statementCsv, statementPdf, transactionsCsv } from '../modules/billing/statement/index.ts';

/** Every kind of file that signed links lead to, from the modules that make them. */
export const documentRenderers: readonly DocumentRenderer[] = [
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
