import { NOTIFICATION_KINDS, type NotificationChoices, type NotificationKind } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx, type Role } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findChoices, findChoicesOf, findMailboxes, writeChoice } from './notification.repo.ts';

/** Until somebody chooses: the owner is told everything, staff nothing, so that no colleague's mailbox fills up by itself. */
function defaultOf(role: Role): boolean {
  return role === 'owner';
}

async function choicesOf(ctx: Ctx, user_id: string, role: Role): Promise<NotificationChoices> {
  const chosen = await findChoices(ctx, user_id);
  const of = (kind: NotificationKind) => chosen.find((row) => row.kind === kind)?.is_on ?? defaultOf(role);
  return {
    sale: of('sale'),
    address_confirmed: of('address_confirmed'),
    parcel_problem: of('parcel_problem'),
    cod_settled: of('cod_settled'),
    adjustment: of('adjustment'),
    invoice: of('invoice'),
    referral: of('referral'),
    low_balance: of('low_balance'),
  };
}

/** What the signed-in person is written about. Sign-in notices and codes are sent always: they keep the account safe. */
export async function getNotificationChoices({ ctx }: { ctx: Ctx }): Promise<NotificationChoices> {
  const { user_id, role } = requireActor(ctx);
  return choicesOf(ctx, user_id, role);
}

/** Saves what was chosen; absent choices stay. */
export async function saveNotificationChoices({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Partial<Record<NotificationKind, boolean | undefined>>;
}): Promise<NotificationChoices> {
  const { user_id, company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    for (const kind of NOTIFICATION_KINDS) {
      const is_on = input[kind];
      if (is_on !== undefined) await writeChoice(tx, { user_id, company_id, kind, is_on });
    }
    await recordAudit(tx, {
      action: 'notification.choose',
      object_type: 'user',
      object_id: user_id,
      details: { ...input },
    });
    return getNotificationChoices({ ctx: tx });
  });
}

/** Somebody who wants to be told. */
export interface NotificationRecipient {
  user_id: string;
  company_id: string;
  email: string;
  language: Language;
}

/** The people of a company who want to be written about something, owner first; nobody without a proved mailbox, nobody removed. */
export async function findRecipients(
  ctx: Ctx,
  company_id: string,
  kind: NotificationKind,
): Promise<NotificationRecipient[]> {
  const people = await findMailboxes(ctx, company_id);
  const wants = await findChoicesOf(
    ctx,
    people.map((person) => person.user_id),
    kind,
  );
  return people
    .filter(({ user_id, role }) => wants.get(user_id) ?? defaultOf(role))
    .map(({ user_id, email, language }) => ({ user_id, company_id, email: email ?? '', language }));
}
