import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findOwners } from '../account/index.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import { LEAK_TEXTS } from './leaked-key.messages.ts';
import { claimWarning, recordKeyUse } from './secret-key.repo.ts';
import type { SecretKeyRow } from './secret-key.table.ts';

/** A sighting is written at most this often, its owners are told at most once a day. */
const SEEN_EVERY_S = 60;
const WARN_EVERY_S = 86_400;

/** Notes that a key came from a web page, and tells the company's owners once a day. */
export async function reportLeakedKey(ctx: Ctx, key: SecretKeyRow, now: number): Promise<void> {
  if (key.seen_in_page_at !== null && key.seen_in_page_at + SEEN_EVERY_S > now) return;
  await withTransaction(ctx, async (tx) => {
    await recordKeyUse(tx, key.id, now);
    if (!(await claimWarning(tx, key.id, now, now - WARN_EVERY_S))) return;
    for (const owner of await findOwners(tx, key.company_id)) {
      if (owner.email === null) continue;
      await writeOutbox(tx, {
        topic: 'mail',
        company_id: key.company_id,
        payload: warningOf(tx, key, owner.email, owner),
      });
    }
    await recordAudit(tx, {
      action: 'secret_key.seen_in_page',
      object_type: 'secret_key',
      object_id: key.id,
      company_id: key.company_id,
      details: { origin: ctx.page?.origin ?? '' },
    });
  });
}

function warningOf(
  ctx: Ctx,
  key: SecretKeyRow,
  to: string,
  { language }: { language: keyof typeof LEAK_TEXTS },
): Record<string, unknown> {
  const values: Record<string, string> = { name: key.name, origin: ctx.page?.origin ?? '' };
  const say = (text: string) => fillText(text, values);
  const texts = LEAK_TEXTS[language];
  return composeMail({
    to,
    subject: say(texts.subject),
    lines: [
      say(texts.what),
      texts.refused,
      texts.next,
      { label: texts.open, url: `${ctx.env.public_url}/settings/api-keys` },
    ],
    language: BCP47_OF_LANGUAGE[language],
  });
}
