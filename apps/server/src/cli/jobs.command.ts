import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Env } from '../platform/config/env.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const JOBS_USAGE = [
  '  jobs list                   what waits to be sent (mail, text messages, webhooks), and what was given up and why',
  '  jobs retry <topic>          send again what was given up in the last day; the topic as the list names it',
  '      [--hours <number>]      in the last so many hours instead; codes in older messages may have ended',
  '      each with [--json]',
].join('\n');

const OPTIONS = { hours: { type: 'string', default: '24' }, json: { type: 'boolean', default: false } } as const;

interface Call {
  /** Null lists. */
  topic: string | null;
  hours: number;
  json: boolean;
}

function readCall(args: readonly string[]): Call | null {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [verb, topic, ...rest] = positionals;
    const hours = Number(values.hours);
    if (!Number.isInteger(hours) || hours < 1 || rest.length > 0) return null;
    if (verb === 'list' && topic === undefined) return { topic: null, hours, json: values.json };
    return verb === 'retry' && topic !== undefined ? { topic, hours, json: values.json } : null;
  } catch {
    return null;
  }
}

/** `jobs`: what the outbox could not get rid of, and another try (docs/operations.md). */
export async function jobsCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const call = readCall(args);
  if (call === null) return { exit_code: 2, text: `Usage:\n${JOBS_USAGE}` };
  const database = await openForCommand(env, { migrates: false });
  try {
    const { text, facts } =
      call.topic === null ? await list(database.pool) : await retry(database.pool, call.topic, call.hours);
    return { exit_code: 0, text: call.json ? JSON.stringify({ ok: true, ...facts }) : text };
  } finally {
    await database.close();
  }
}

interface TopicState {
  topic: string;
  waiting: number;
  /** Seconds since the oldest of them was written. */
  oldest_s: number;
  given_up: number;
  /** The codes of their last failures. */
  failures: string[];
}

async function list(pool: pg.Pool) {
  const { rows } = await pool.query<TopicState>(
    `select topic, (count(*) filter (where gave_up_at is null))::int as waiting,
       coalesce(extract(epoch from now())::bigint - min(created_at) filter (where gave_up_at is null), 0)::int as oldest_s,
       (count(gave_up_at))::int as given_up,
       coalesce(array_agg(distinct last_failure order by last_failure) filter (where gave_up_at is not null and last_failure is not null), '{}') as failures
     from outbox where done_at is null and topic <> 'live' group by topic order by topic`,
  );
  const lines = rows.map(
    ({ topic, waiting, oldest_s, given_up, failures }) =>
      `${topic}: ${waiting} waiting${waiting > 0 ? `, the oldest for ${oldest_s} s` : ''}; ${given_up} given up${failures.length > 0 ? ` (${failures.join(', ')})` : ''}`,
  );
  return {
    text: lines.length === 0 ? 'Nothing waits, and nothing was given up.' : lines.join('\n'),
    facts: { topics: rows },
  };
}

async function retry(pool: pg.Pool, topic: string, hours: number) {
  const { rowCount } = await pool.query(
    `update outbox set gave_up_at = null, attempts = 0, next_attempt_at = 0
     where topic = $1 and done_at is null and gave_up_at >= extract(epoch from now())::bigint - $2::bigint * 3600`,
    [topic, hours],
  );
  const again = rowCount ?? 0;
  const text = again === 0 ? `Nothing of ${topic} was given up in ${hours} h.` : `Sent again within seconds: ${again}.`;
  return { text, facts: { topic, again } };
}
