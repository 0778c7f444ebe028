import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import type { SocialProvider } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import type { UserRow } from '../account/index.ts';
import { composeMail } from '../../../platform/messaging/index.ts';
import { textsOf } from '../../../platform/texts.ts';

/** What people read. */
const TEXTS = textsOf('mail_social_login');

const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Tells somebody in the caller's transaction that a way into their account came or went: it may not have been them. */
export async function writeSocialNotice(
  tx: Ctx,
  user: UserRow,
  change: 'linked' | 'unlinked',
  provider: SocialProvider,
): Promise<void> {
  // Who signs in by phone alone has no mailbox.
  if (user.email === null) return;
  const texts = TEXTS[user.language];
  const say = (text: string) => text.replaceAll('{{provider}}', PROVIDER_NAMES[provider]);
  const payload = composeMail({
    to: user.email,
    subject: say(texts[`${change}_subject`]),
    lines: [say(texts[change]), texts.not_you, { label: texts.open, url: `${tx.env.public_url}/settings/security` }],
    language: BCP47_OF_LANGUAGE[user.language],
  });
  await writeOutbox(tx, { topic: 'mail', company_id: user.company_id, payload });
}
