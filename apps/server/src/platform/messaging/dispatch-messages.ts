import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { MessageNotSent } from '../../ports/message-not-sent.ts';
import { leaseMessages, markFailed, markSent, type LeasedMessage } from './message-queue.repo.ts';
import { queuedMessage, type QueuedMessage } from './message.schema.ts';

const BATCH = 5;
const SEND_TIMEOUT_MS = 20_000;
/** Well above the time of a whole batch, so that a living server never loses what it is sending. */
const LEASE_S = 120;
/** Ten seconds, then four times as long each time, at most six hours: eight attempts in about ten hours. */
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_S = 10;
const LONGEST_RETRY_S = 21_600;

function retryAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_S, FIRST_RETRY_S * 4 ** (attempts - 1));
}

/** Not the bare row number: another installation that sends from the same domain counts from one as well. */
function mailIdOf(ctx: Ctx, { seq, created_at }: LeasedMessage): string {
  return createHmac('sha256', ctx.env.secret).update(`mail:${seq}:${created_at}`).digest('hex').slice(0, 40);
}

async function send(ctx: Ctx, row: LeasedMessage, message: QueuedMessage): Promise<void> {
  const options = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
  if (message.channel === 'sms') return ctx.ports.sms?.send(message, options);
  return ctx.ports.mailer?.send({ ...message, id: mailIdOf(ctx, row) }, options);
}

/** Sends one message; answers why it did not work, or null. */
async function attempt(ctx: Ctx, row: LeasedMessage): Promise<MessageNotSent | null> {
  // The last attempt's server died in the middle of it.
  if (row.attempts > MAX_ATTEMPTS) return new MessageNotSent('interrupted', { is_final: true });
  const read = v.safeParse(queuedMessage, row.payload);
  if (!read.success) return new MessageNotSent('malformed', { is_final: true });
  try {
    await send(ctx, row, read.output);
    return null;
  } catch (error) {
    return error instanceof MessageNotSent ? error : new MessageNotSent('failed', { is_final: false });
  }
}

async function settleFailure(ctx: Ctx, row: LeasedMessage, failure: MessageNotSent): Promise<void> {
  const gives_up = failure.is_final || row.attempts >= MAX_ATTEMPTS;
  await markFailed(ctx, row, failure.code, gives_up ? null : retryAfter(row.attempts));
  // Neither address nor text: a log is read by more people than a mailbox.
  const facts = { outbox_seq: row.seq, channel: row.payload['channel'], attempts: row.attempts, failure: failure.code };
  if (gives_up) ctx.log.error(facts, 'a message was not sent and will not be tried again');
  else ctx.log.warn(facts, 'a message was not sent and will be tried again');
}

/**
 * Makes the job that sends the emails and text messages of the outbox (trust 3). Answers how many it found, of the
 * channels that have a carrier; the others wait until one is configured.
 *
 * A message is sent at least once. It is sent twice only when its acknowledgement is lost: the line broke after the
 * provider took it, or this process ended between the acknowledgement and the commit of `done_at`. A database that is
 * away for that commit is no such case, because the process remembers what was acknowledged. The second copy of an email
 * has the Message-ID of the first; text messages have no such mark.
 */
export function createMessageDispatcher(ctx: Ctx): () => Promise<number> {
  const acknowledged = new Set<number>();

  async function deliver(row: LeasedMessage): Promise<void> {
    if (!acknowledged.has(row.seq)) {
      const failure = await attempt(ctx, row);
      if (failure) return settleFailure(ctx, row, failure);
      acknowledged.add(row.seq);
    }
    await markSent(ctx, row.seq);
    acknowledged.delete(row.seq);
  }

  return async () => {
    const channels = [...(ctx.ports.mailer ? ['email'] : []), ...(ctx.ports.sms ? ['sms'] : [])];
    if (channels.length === 0) return 0;
    const due = await leaseMessages(ctx, { channels, lease_s: LEASE_S, limit: BATCH });
    const results = await Promise.allSettled(due.map(deliver));
    const broken = results.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    return due.length;
  };
}
