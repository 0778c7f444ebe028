import type { PaperMaker } from './kernel/paper/paper-file.ts';
import { statementCsv, statementPdf, transactionsCsv } from './modules/statement/index.ts';

/** Every kind of file that signed links lead to, from the modules that make them. */
export const paperMakers: readonly PaperMaker[] = [statementPdf, statementCsv, transactionsCsv];
