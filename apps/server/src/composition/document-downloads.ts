import type { AnyRenderer } from '../platform/document/document-download.ts';
import {
  codListCsv,
  remittanceProblemsCsv,
  sampleRemittanceCsv,
  settlementCsv,
  settlementPdf,
} from '../modules/settlement/cod/index.ts';
import { manifestPdf } from '../modules/shipping/manifest/index.ts';
import { adjustmentRenderers } from '../modules/shipping/adjustment/index.ts';
import { pickListPdf } from '../modules/fulfilment/fulfilment-order/index.ts';
import { exportFile } from '../modules/operations/export/index.ts';
import { analysisRenderer } from '../modules/operations/analysis/index.ts';
import { invoiceRenderers } from '../modules/billing/invoice/index.ts';
import { payoutDocumentRenderers } from '../modules/settlement/payout/index.ts';
import { topUpReceiptPdf } from '../modules/billing/receipt/index.ts';
import { refundRenderers } from '../modules/billing/refund/index.ts';
import { statementCsv, statementPdf, transactionsCsv } from '../modules/billing/statement/index.ts';

/** Every kind of file that signed links lead to, from the modules that make them. */
export const documentRenderers: readonly AnyRenderer[] = [
  codListCsv,
  settlementPdf,
  settlementCsv,
  remittanceProblemsCsv,
  sampleRemittanceCsv,
  ...adjustmentRenderers,
  ...refundRenderers,
  analysisRenderer,
  ...invoiceRenderers,
  ...payoutDocumentRenderers,
  statementPdf,
  statementCsv,
  transactionsCsv,
  topUpReceiptPdf,
  exportFile,
  pickListPdf,
  manifestPdf,
];
