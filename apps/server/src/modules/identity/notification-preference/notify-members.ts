import type { NotificationKind } from '@sampan/contract';
import { BCP47_OF_LANGUAGE } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { writeOutbox } from '../../../platform/outbox/write-outbox.ts';
import { composeMail, type MailLine } from '../../../platform/messaging/index.ts';
import { fillText } from '../../../platform/texts.ts';
import { findRecipients, type NotificationRecipient } from './notification-choice.ts';
import { NOTIFICATION_TEXTS, type NotificationTexts } from './notification.messages.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** What one reader is told, in the reader's language. */
export interface NotificationMessage {
  subject: string;
  lines: readonly MailLine[];
}

/**
 * Writes one mail for each person of a company who wants to hear about `kind`, each in their own language and with the link
 * that ends such mails, into the outbox. Runs in the caller's transaction: the cause and its mails happen together or not at all.
 */
export async function notifyMembers(
  tx: Ctx,
  company_id: string,
  kind: NotificationKind,
  noticeFor: (reader: NotificationRecipient) => NotificationMessage,
): Promise<void> {
  for (const reader of await findRecipients(tx, company_id, kind)) {
    const texts = NOTIFICATION_TEXTS[reader.language];
    const { subject, lines } = noticeFor(reader);
    const payload = composeMail({
      to: reader.email,
      subject,
      lines,
      language: BCP47_OF_LANGUAGE[reader.language],
      unsubscribe: {
        label: fillText(texts.unsubscribe, { kind: texts.kinds[kind] }),
        url: unsubscribeUrl(tx, reader, kind),
      },
    });
    await writeOutbox(tx, { topic: 'mail', company_id, payload });
  }
}

type Sentence = Exclude<keyof NotificationTexts, 'kinds'>;

/** A notice of a parcel: a subject, what happened, and the way to it. No recipient is named: a mailbox is no console. */
function parcelNotice(
  ctx: Ctx,
  order: { id: string; number: string },
  sentences: { subject: Sentence; what: Sentence; next?: Sentence },
  said = '',
): (reader: NotificationRecipient) => NotificationMessage {
  const values = { number: order.number, said };
  return ({ language }) => {
    const texts = NOTIFICATION_TEXTS[language];
    const say = (name: Sentence) => fillText(texts[name], values);
    return {
      subject: say(sentences.subject),
      lines: [
        say(sentences.what),
        ...(sentences.next === undefined ? [] : [say(sentences.next)]),
        { label: texts.open, url: `${ctx.env.public_url}/home?order=${order.id}` },
      ],
    };
  };
}

export interface NoticedOrder {
  id: string;
  number: string;
  company_id: string;
}

/** The recipient has confirmed the address. Must run in the transaction that wrote it. */
export async function notifyAddressConfirmed(tx: Ctx, order: NoticedOrder): Promise<void> {
  const sentences = { subject: 'confirmed_subject', what: 'confirmed', next: 'confirmed_next' } as const;
  await notifyMembers(tx, order.company_id, 'address_confirmed', parcelNotice(tx, order, sentences));
}

type ProblemNews =
  | 'problem'
  | 'missed_pick_up'
  | 'returned'
  | 'lost'
  | 'claim_approved'
  | 'claim_refused'
  | 'claim_paid';

/** A parcel needs somebody: not picked up, a problem on its way, back at the sender, lost, or an answered claim. Must run in the transaction that wrote it. */
export async function notifyParcelProblem(
  tx: Ctx,
  order: NoticedOrder,
  problem: { what: ProblemNews; said: string },
): Promise<void> {
  const { what, said } = problem;
  const next = what === 'missed_pick_up' ? { next: 'missed_pick_up_next' as const } : {};
  const sentences = { subject: `${what}_subject` as const, what, ...next };
  await notifyMembers(tx, order.company_id, 'parcel_problem', parcelNotice(tx, order, sentences, said));
}
