import { EXPORT_DAYS, type ExportRecord } from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { consumeLimits } from '../../../platform/throttle/throttle.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findExport, insertExport, moveExport } from './export.repo.ts';
import { kindsOf, presentExport } from './present-export.ts';
import { readRequest, type ExportInput } from './read-request.ts';

const DAY_S = 86_400;
/** Of one company (volume, trust 17). */
const EXPORTS_AN_HOUR = 20;

function limitOf(company_id: string) {
  return [{ name: 'export-hour', who: company_id, uses: EXPORTS_AN_HOUR, seconds: 3_600 }];
}

/** The company's export; 404 for another one's, and for a kind the caller's key may not read. */
export async function requireExport(ctx: Ctx, id: string) {
  const actor = requireActor(ctx);
  const row = await findExport(ctx, actor.company_id, id, kindsOf(actor));
  if (!row) throw new DomainError('not_found');
  return row;
}

async function readExport(tx: Ctx, id: string): Promise<ExportRecord> {
  return presentExport(await requireExport(tx, id));
}

/** Asks for a file: what it holds is settled now, a job writes it (spec 4 'export of orders and transactions to CSV'). */
export async function startExport({ ctx, asked }: { ctx: Ctx; asked: ExportInput }): Promise<ExportRecord> {
  const { company_id, user_id, api_key } = requireActor(ctx);
  const id = idempotentId(ctx);
  const known = await findExport(ctx, company_id, id, [asked.kind]);
  if (known) return presentExport(known);
  await consumeLimits(ctx, limitOf(company_id));
  const { country: _, asked_at, ...request } = await readRequest(ctx, asked);
  const store = async (tx: Ctx) => {
    const expires_at = asked_at + EXPORT_DAYS * DAY_S;
    const columns = [...request.columns];
    await insertExport(tx, {
      ...request,
      columns,
      id,
      user_id,
      by_key: api_key !== null,
      created_at: asked_at,
      expires_at,
    });
    const { kind, filter, preset, format } = request;
    const details = { kind, filter, preset, format, columns };
    await recordAudit(tx, { action: 'export.start', object_type: 'export', object_id: id, details });
  };
  return withTransaction(ctx, store, (tx) => readExport(tx, id));
}

/** Writes a file that failed or was cancelled once more, as it was asked for. */
export async function retryExport({ ctx, id }: { ctx: Ctx; id: string }): Promise<ExportRecord> {
  const row = await requireExport(ctx, id);
  await consumeLimits(ctx, limitOf(row.company_id));
  const reopen = async (tx: Ctx) => {
    const again = { state: 'waiting', lease_until: 0, rows_done: 0, attempt: 0, finished_at: null } as const;
    const now = epochSeconds(ctx.clock);
    const change = { ...again, expires_at: now + EXPORT_DAYS * DAY_S };
    if (!(await moveExport(tx, row.company_id, id, ['failed', 'cancelled'], change)))
      throw new DomainError('export_not_ready');
    await recordAudit(tx, { action: 'export.retry', object_type: 'export', object_id: id });
  };
  return withTransaction(ctx, reopen, (tx) => readExport(tx, id));
}

/** Ends an export that waits or runs; whoever writes it stops at its next report. */
export async function cancelExport({ ctx, id }: { ctx: Ctx; id: string }): Promise<ExportRecord> {
  const row = await requireExport(ctx, id);
  const end = async (tx: Ctx) => {
    const change = { state: 'cancelled', finished_at: epochSeconds(ctx.clock) } as const;
    if (!(await moveExport(tx, row.company_id, id, ['waiting', 'running'], change)))
      throw new DomainError('export_not_ready');
    await recordAudit(tx, { action: 'export.cancel', object_type: 'export', object_id: id });
  };
  return withTransaction(ctx, end, (tx) => readExport(tx, id));
}
