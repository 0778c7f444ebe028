export { transactionsCsv } from './export-transactions.ts';
export { statementCsv, statementPdf } from './statement-export.ts';
export {
  countFileTransactions,
  headOfAccount,
  readFileTransactions,
  transactionFileColumns,
} from './transaction-export.ts';
export type { TransactionFile } from './transaction-export.ts';
export type { TransactionFilter } from './list-transactions.ts';
export type { EntryRow } from './entry.repo.ts';
