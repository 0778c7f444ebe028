export { transactionsCsv } from './export-transactions.ts';
export { statementCsv, statementPdf } from './statement-export.ts';
