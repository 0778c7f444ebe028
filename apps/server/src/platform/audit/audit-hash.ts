import { createHmac } from 'node:crypto';
import type { NewAuditRow } from './audit.table.ts';

/** The chain of what belongs to no company. */
export const NO_COMPANY_ID = '00000000-0000-0000-0000-000000000000';
/** What the first link of a chain has before it. */
export const GENESIS_HASH = '';

type Key = { audit_secret: string };

/** The columns a row's proof covers, in this order for ever. `seq` is not among them: the chain proves it. */
const PROVED = [
  'id',
  'at',
  'company_id',
  'actor_id',
  'subject_id',
  'session_id',
  'api_key_id',
  'request_id',
  'ip',
  'user_agent_hash',
  'device',
  'action',
  'object_type',
  'object_id',
  'before',
  'after',
  'details',
  'result',
] as const satisfies readonly (keyof NewAuditRow)[];

/** What a row's `mac` must be: nobody who can write to the database alone can make one. */
export function entryHash({ audit_secret }: Key, row: NewAuditRow): string {
  return sign(audit_secret, ['row', ...PROVED.map((name) => row[name] ?? null)]);
}

/** The hash of one link: it proves the row, its place, and through `prev_hash` everything before it. */
export function linkHashOf(
  { audit_secret }: Key,
  link: { chain_id: string; position: number; seq: number; prev_hash: string },
  mac: string,
): string {
  return sign(audit_secret, ['link', link.chain_id, link.position, link.seq, link.prev_hash, mac]);
}

/** Proves where a chain ends. */
export function headHash({ audit_secret }: Key, head: { chain_id: string; length: number; hash: string }): string {
  return sign(audit_secret, ['head', head.chain_id, head.length, head.hash]);
}

function sign(secret: string, parts: readonly unknown[]): string {
  return createHmac('sha256', `audit ${secret}`)
    .update(JSON.stringify(sorted(parts)))
    .digest('hex');
}

/** The same text for the same facts: the database gives the keys of an object back in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
