import { BCP47_OF_LANGUAGE, languageFor } from '@sampan/country-rules';
import type { Ctx, Language, Role } from '../../../platform/context.ts';
import type { CompanyRow, UserRow } from '../account/index.ts';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import { MEMBER_TEXTS } from './member.messages.ts';
import type { InvitationRow } from './member.table.ts';

export type NoticeKind = 'joined' | 'role' | 'removed' | 'your_role' | 'you_removed';

/**
 * The outbox payload of an invitation, in the language of the company's country. The secret stands behind the `#`, so that
 * no server and no other page is ever told it.
 */
export function invitationMail(
  { env }: Pick<Ctx, 'env'>,
  row: InvitationRow,
  inviter: { user: UserRow; company: CompanyRow },
  secret: string,
): Record<string, unknown> {
  const language = languageFor(inviter.company.country_code, null);
  const texts = MEMBER_TEXTS[language];
  const by = inviter.user.name === '' ? inviter.company.name : inviter.user.name;
  const say = (text: string) => fillText(text, { by, company: inviter.company.name });
  const lines: MailLine[] = [
    say(texts.invitation_why),
    texts.may[row.role],
    { label: texts.button, url: `${env.public_url}/auth/invitation#${secret}` },
    texts.safety,
    say(texts.stranger),
  ];
  return composeMail({
    to: row.email,
    subject: say(texts.invitation_subject),
    lines,
    language: BCP47_OF_LANGUAGE[language],
  });
}

/** The outbox payload of a notice about somebody's place in a company, in the reader's language. */
export function noticeMail(
  { env }: Pick<Ctx, 'env'>,
  to: string,
  language: Language,
  notice: { kind: NoticeKind; company: CompanyRow; person: string; by: string; role: Role },
): Record<string, unknown> {
  const texts = MEMBER_TEXTS[language];
  const { kind } = notice;
  const say = (text: string) =>
    fillText(text, {
      by: notice.by,
      person: notice.person,
      company: notice.company.name,
      role: texts.roles[notice.role],
    });
  const is_of_the_reader = kind === 'your_role' || kind === 'you_removed';
  const lines: MailLine[] = [
    say(texts[kind]),
    ...(is_of_the_reader
      ? []
      : [{ label: texts.open_members, url: `${env.public_url}/settings/members` }, texts.unexpected]),
  ];
  return composeMail({ to, subject: say(texts[`${kind}_subject`]), lines, language: BCP47_OF_LANGUAGE[language] });
}
