import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { exportTransactions } from './export-transactions.ts';
import { getRevenue } from './get-revenue.ts';
import { getStatement, listStatements } from './list-statements.ts';
import { listTransactions } from './list-transactions.ts';
import { getWeekly, listWeeks } from './list-weeks.ts';
import { downloadStatement } from './statement-export.ts';

export const statementRoutes = [
  serve(endpoints.listTransactions, ({ ctx, query }) => listTransactions({ ctx, query })),
  serve(endpoints.listTransactionWeeks, ({ ctx, query }) => listWeeks({ ctx, query })),
  serve(endpoints.getTransactionWeekly, ({ ctx, query }) => getWeekly({ ctx, query })),
  serve(endpoints.exportTransactions, ({ ctx, query }) => exportTransactions({ ctx, query })),
  serve(endpoints.listStatements, ({ ctx, query }) => listStatements({ ctx, query })),
  serve(endpoints.getStatementRevenue, ({ ctx, query }) => getRevenue({ ctx, query })),
  serve(endpoints.getStatement, ({ ctx, params, query }) => getStatement({ ctx, key: params.key, query })),
  serve(endpoints.downloadStatement, ({ ctx, params, query }) => downloadStatement({ ctx, key: params.key, query })),
];
