import { pino } from 'pino';
import type { Env } from '../platform/config/env.ts';
import type { SealedReport } from '../platform/reseal.ts';
import { unreadableSentence, walkAllSealed } from '../composition/sealed-stores.ts';
import { composeServer } from '../composition/server.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const KEYS_USAGE = [
  '  keys list                  what is sealed with which keys of SAMPAN_SEALING_KEYS; changes nothing',
  '  keys rotate                seal payout accounts and webhook secrets with the first of them, and say what is left',
].join('\n');

function lineOf({ name, current, stale, resealed, unreadable }: SealedReport): string {
  const left = stale + unreadable;
  return `  ${name}: ${current + resealed} with the newest key${resealed > 0 ? ` (${resealed} of them now)` : ''}, ${left} left${unreadable > 0 ? `, ${unreadable} of them cannot be opened` : ''}`;
}

/** `keys ...`: the keyring of what is sealed in the database. */
export async function keysCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const [verb, ...rest] = args;
  if ((verb !== 'list' && verb !== 'rotate') || rest.length > 0) return { exit_code: 2, text: `Usage:\n${KEYS_USAGE}` };
  const database = await openForCommand(env);
  try {
    const { ctx } = await composeServer({ pool: database.pool, env, log: pino({ level: 'silent' }) });
    const reports = await walkAllSealed(ctx, { writes: verb === 'rotate' });
    const problem = unreadableSentence(reports);
    const keys = `Keys: ${ctx.env.sealing_keys.map(({ id }) => id).join(', ')}, the newest first.`;
    const text = [keys, ...reports.map(lineOf), ...(problem === null ? [] : [problem])].join('\n');
    return { exit_code: problem === null ? 0 : 1, text };
  } finally {
    await database.close();
  }
}
