import { languageFor, type CountryCode } from '@sampan/country-rules';
import type { Ctx } from '../../../../platform/context.ts';
import { fillText } from '../../../../platform/texts.ts';
import { ACCOUNT_TEXTS } from './account.messages.ts';

/**
 * The outbox payload of a text message with a code: the code first, and a last line that binds it to our own pages, so that
 * a phone fills it in there and nowhere else (origin-bound one-time codes). `to` is E.164.
 */
export function codeSms(ctx: Ctx, { to, code, country }: { to: string; code: string; country: CountryCode }) {
  const texts = ACCOUNT_TEXTS[languageFor(country, ctx.language)];
  const text = `${fillText(texts.sms, { code })}\n\n@${new URL(ctx.env.public_url).hostname} #${code}`;
  return { channel: 'sms', to, text };
}
