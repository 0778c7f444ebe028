import {
  ORDER_EXPORT_PRESETS,
  TRANSACTION_EXPORT_PRESETS,
  type OrderExportInput,
  type TransactionExportInput,
} from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { headOfAccount, type TransactionFilter } from '../../billing/statement/index.ts';
import type { ExportRequest } from './export-source.ts';

/** What is asked for, and of which kind. */
export type ExportInput =
  | { kind: 'orders'; input: OrderExportInput }
  | { kind: 'transactions'; input: TransactionExportInput };

/** Only what was said, so that a filter reads the same when it comes back from the database. */
function said(filter: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** The request as of now: columns of its preset in their order, and where the account stands. */
export async function readRequest(ctx: Ctx, asked: ExportInput): Promise<ExportRequest> {
  const { company_id, country_code: country } = requireActor(ctx);
  const { filter, format, language = ctx.language, preset, columns } = asked.input;
  const chosen =
    asked.kind === 'orders'
      ? (asked.input.columns ?? ORDER_EXPORT_PRESETS[asked.input.preset])
      : (asked.input.columns ?? TRANSACTION_EXPORT_PRESETS[asked.input.preset]);
  return {
    kind: asked.kind,
    company_id,
    country,
    filter: said(filter),
    head_seq: asked.kind === 'orders' ? null : await headOfAccount(ctx, company_id, filter as TransactionFilter),
    asked_at: epochSeconds(ctx.clock),
    preset: columns === undefined ? preset : null,
    columns: [...new Set(chosen)],
    format,
    language,
  };
}
