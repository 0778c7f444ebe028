import type { ServiceMessage } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx, type Language } from '../../../platform/context.ts';
import { DomainError, refuseFields } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { presentMessage } from './present-message.ts';
import { endMessage, findMessages, insertMessage } from './service-message.repo.ts';
import type { ServiceMessageRow } from './service-message.table.ts';

const MOST_DAYS = 90;
const DAY_S = 86_400;

export interface MessageInput {
  texts: Record<Language, string>;
  tone: 'info' | 'warning';
  country_code: CountryCode | null;
  ends_at: number;
}

/** Messages to merchants, newest first; for people of Sampan alone. */
export async function listMessages({ ctx, query }: { ctx: Ctx; query: { page: number; per_page: number } }) {
  const { rows, total } = await findMessages(ctx, query);
  const now = epochSeconds(ctx.clock);
  return { records: rows.map((row) => presentMessage(row, now)), total, ...query };
}

/** Shows a message in the header of the merchants' pages until it ends, at most 90 days. */
export async function writeMessage({ ctx, input }: { ctx: Ctx; input: MessageInput }): Promise<ServiceMessage> {
  const now = epochSeconds(ctx.clock);
  if (input.ends_at <= now || input.ends_at > now + MOST_DAYS * DAY_S)
    refuseFields([issueErrorOf('ends_at', 'validate.message_end', { days: String(MOST_DAYS) })]);
  const written = Object.entries(input.texts).filter(([language, text]) => language === 'en' || text !== '');
  const row: ServiceMessageRow = {
    id: newId(),
    texts: { en: input.texts.en, ...Object.fromEntries(written) },
    tone: input.tone,
    country_code: input.country_code,
    created_by: requireActor(ctx).user_id,
    created_at: now,
    ends_at: input.ends_at,
  };
  return withTransaction(ctx, async (tx) => {
    await insertMessage(tx, row);
    await recordAudit(tx, {
      action: 'message.create',
      object_type: 'message',
      object_id: row.id,
      details: { label: row.texts.en, country: row.country_code, ends_at: row.ends_at },
    });
    return presentMessage(row, now);
  });
}

/** Takes a message back. Idempotent; throws `not_found`. */
export async function takeMessageBack({ ctx, id }: { ctx: Ctx; id: string }): Promise<{ success: true }> {
  const now = epochSeconds(ctx.clock);
  await withTransaction(ctx, async (tx) => {
    const row = await endMessage(tx, id, now);
    if (row === undefined) throw new DomainError('not_found');
    await recordAudit(tx, {
      action: 'message.end',
      object_type: 'message',
      object_id: id,
      details: { label: row.texts.en },
    });
  });
  return { success: true };
}
