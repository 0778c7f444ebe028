import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { exportTransactions } from './export-transactions.ts';
import { getRevenue } from './get-revenue.ts';
import { getStatement, listStatements } from './list-statements.ts';
import { listTransactions } from './list-transactions.ts';
import { getWeekly, listWeeks } from './list-weeks.ts';
import { downloadStatement } from './statement-export.ts';

export const statementRoutes = [
  route(endpoints.listTransactions, ({ ctx, query }) => listTransactions({ ctx, query })),
  route(endpoints.listTransactionWeeks, ({ ctx, query }) => listWeeks({ ctx, query })),
  route(endpoints.getTransactionWeekly, ({ ctx, query }) => getWeekly({ ctx, query })),
  route(endpoints.exportTransactions, ({ ctx, query }) => exportTransactions({ ctx, query })),
  route(endpoints.listStatements, ({ ctx, query }) => listStatements({ ctx, query })),
  route(endpoints.getStatementRevenue, ({ ctx, query }) => getRevenue({ ctx, query })),
  route(endpoints.getStatement, ({ ctx, params, query }) => getStatement({ ctx, key: params.key, query })),
  route(endpoints.downloadStatement, ({ ctx, params, query }) => downloadStatement({ ctx, key: params.key, query })),
];
