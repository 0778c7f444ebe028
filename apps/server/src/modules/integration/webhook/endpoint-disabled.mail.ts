import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { findOwners } from '../../identity/account/index.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { DISABLED_TEXTS } from './endpoint-disabled.messages.ts';
import type { WebhookEndpointRow } from './webhook.table.ts';

/** Tells every owner, in their language, that an endpoint was turned off and why. In the caller's transaction. */
export async function mailOwners(tx: Ctx, row: WebhookEndpointRow, reason: 'gone' | 'failing'): Promise<void> {
  for (const owner of await findOwners(tx, row.company_id)) {
    // An owner who signs in by phone alone has no mailbox.
    if (owner.email === null) continue;
    const texts = DISABLED_TEXTS[owner.language];
    // The host alone: paths of receivers often hold a token.
    const say = (text: string) => text.replaceAll('{{host}}', new URL(row.url).host);
    const payload = composeMail({
      to: owner.email,
      subject: say(texts.subject),
      lines: [
        say(reason === 'gone' ? texts.gone : texts.failing),
        texts.next,
        { label: texts.open, url: `${tx.env.public_url}/settings/webhooks/${row.id}` },
      ],
      language: BCP47_OF_LANGUAGE[owner.language],
    });
    await writeOutbox(tx, { topic: 'mail', company_id: row.company_id, payload });
  }
}
