import type { PaperMaker } from './kernel/paper/paper-file.ts';
import { invoicePapers } from './modules/invoice/index.ts';
import { statementCsv, statementPdf, transactionsCsv } from './modules/statement/index.ts';

/** Every kind of file that signed links lead to, from the modules that make them. */
export const paperMakers: readonly PaperMaker[] = [...invoicePapers, statementPdf, statementCsv, transactionsCsv];
