import { epochSeconds } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { hashSecret, newId } from '../ids.ts';
import { changeOf } from './audit-change.ts';
import { entryHash } from './audit-hash.ts';
import { auditLog, type AuditResult, type NewAuditRow } from './audit.table.ts';
import { deviceLabel, networkLabel } from './client-fingerprint.ts';
import { maskDetails } from './mask-personal-data.ts';

export interface AuditEntry {
  action: string;
  object_type: string;
  object_id: string;
  /** Facts beside the change itself: amounts, states, ids. Personal data in them is masked. */
  details?: Record<string, unknown>;
  /** The state as it was; only what differs from `after` is kept, with personal data masked. */
  before?: object | null;
  after?: object | null;
  /** `done` unless said otherwise. */
  result?: AuditResult;
  /** For changes that happen before anybody is signed in, or to another company than the caller's. */
  company_id?: string | null;
  actor_id?: string;
  /** In whose name; the actor when left out. */
  subject_id?: string;
}

/** Records a change in the caller's transaction. While an admin acts as somebody, the row names both. */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values(auditRowOf(ctx, entry));
}

/** Records many changes of one transaction with one statement. */
export async function recordAudits(ctx: Ctx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await ctx.db.insert(auditLog).values(entries.map((entry) => auditRowOf(ctx, entry)));
}

/** The row of an entry, proved by its `mac`; `at` is for histories that are written afterwards. */
export function auditRowOf(ctx: Ctx, entry: AuditEntry, at: number = epochSeconds(ctx.clock)): NewAuditRow {
  const { actor } = ctx;
  const change = changeOf(entry.before, entry.after);
  const person = entry.actor_id ?? actor?.user_id ?? null;
  const row: NewAuditRow = {
    id: newId(),
    at,
    company_id: entry.company_id === undefined ? (actor?.company_id ?? null) : entry.company_id,
    actor_id: actor?.impersonator_id ?? person,
    subject_id: entry.subject_id ?? person,
    session_id: actor?.session_id ?? null,
    api_key_id: actor?.api_key?.id ?? null,
    request_id: ctx.request_id,
    ip: networkLabel(ctx.ip),
    user_agent_hash: ctx.user_agent === '' ? '' : hashSecret(ctx.user_agent),
    device: deviceLabel(ctx.user_agent),
    action: entry.action,
    object_type: entry.object_type,
    object_id: entry.object_id,
    before: change.before && asStored(maskDetails(change.before)),
    after: change.after && asStored(maskDetails(change.after)),
    details: asStored(maskDetails(entry.details ?? {})),
    result: entry.result ?? 'done',
  };
  return { ...row, mac: entryHash(ctx.env, row) };
}

/** As the database will give it back: the proof is over what is read later. */
function asStored(facts: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(facts)) as Record<string, unknown>;
}
