import type pg from 'pg';
import { pino } from 'pino';
import { parseArgs } from 'node:util';
import { composeServer } from '../composition/server.ts';
import type { Env } from '../platform/config/env.ts';
import { listOpenPurchases, settlePurchase, type SettledPurchase } from '../modules/shipping/label/index.ts';
import { openForCommand } from './open-for-command.ts';
import type { CommandResult } from './rates.command.ts';

export const PURCHASES_USAGE = [
  '  purchases list                              labels whose courier has not answered and cannot be asked',
  '  purchases settle <id> --number <tracking>   it was booked: the parcel has this number at the courier',
  '  purchases settle <id> --not-booked          it was not booked: the merchant gets the money back',
].join('\n');

/** `purchases`: what a person decides after looking at the courier's own screen (docs/operations.md). */
export async function purchasesCommand(args: readonly string[], env: Env): Promise<CommandResult> {
  const call = readCall(args);
  if (call === null) return { exit_code: 2, text: `Usage:\n${PURCHASES_USAGE}` };
  const database = await openForCommand(env, { migrates: false });
  try {
    return await work(database.pool, env, call);
  } finally {
    await database.close();
  }
}

type Call = { verb: 'list' } | { verb: 'settle'; id: string; number: string | null };

function readCall(args: readonly string[]): Call | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { number: { type: 'string' }, 'not-booked': { type: 'boolean', default: false } },
    });
    const [verb, id, ...rest] = positionals;
    const { number, 'not-booked': is_not_booked } = values;
    if (verb === 'list' && id === undefined && number === undefined && !is_not_booked) return { verb };
    const says_one = (number !== undefined) !== is_not_booked;
    if (verb !== 'settle' || id === undefined || rest.length > 0 || !says_one) return null;
    return { verb, id, number: number ?? null };
  } catch {
    return null;
  }
}

const SENTENCES: Record<SettledPurchase, string> = {
  settled: 'Done.',
  not_open: 'No open purchase has this id. `purchases list` names them.',
  unknown_number: 'The courier does not know this number. Look at it again.',
};

async function work(pool: pg.Pool, env: Env, call: Call): Promise<CommandResult> {
  const { ctx } = await composeServer({ pool, env, log: pino({ level: 'silent' }) });
  if (call.verb === 'settle') {
    const outcome = await settlePurchase(ctx, call.id, call.number);
    return { exit_code: outcome === 'settled' ? 0 : 1, text: SENTENCES[outcome] };
  }
  const open = await listOpenPurchases(ctx);
  const lines = open.map(({ id, entry, created_at, order_id }) =>
    [id, entry.courier.alias, new Date(created_at * 1000).toISOString(), `order ${order_id}`].join('  '),
  );
  return { exit_code: 0, text: lines.length === 0 ? 'No purchase stays open.' : lines.join('\n') };
}
