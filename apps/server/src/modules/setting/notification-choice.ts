import { NOTIFICATION_KINDS, type NotificationChoices, type NotificationKind } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { requireActor, type Ctx, type Role } from '../../kernel/context.ts';
import { withTransaction } from '../../kernel/transaction.ts';
import { users } from '../account/account.table.ts';
import { notificationChoiceRows as rows } from './setting.table.ts';

/** Until somebody chooses: the owner is told everything, staff nothing, so that no colleague's mailbox fills up by itself. */
function defaultOf(role: Role): boolean {
  return role === 'owner';
}

async function choicesOf(ctx: Ctx, user_id: string, role: Role): Promise<NotificationChoices> {
  const chosen = await ctx.db
    .select({ kind: rows.kind, is_on: rows.is_on })
    .from(rows)
    .where(eq(rows.user_id, user_id));
  const of = (kind: NotificationKind) => chosen.find((row) => row.kind === kind)?.is_on ?? defaultOf(role);
  return {
    sale: of('sale'),
    address_confirmed: of('address_confirmed'),
    parcel_problem: of('parcel_problem'),
    referral: of('referral'),
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
  await withTransaction(ctx, async (tx) => {
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
  });
  return getNotificationChoices({ ctx });
}

export interface Choice {
  user_id: string;
  company_id: string;
  kind: NotificationKind;
  is_on: boolean;
}

/** Writes one choice, whoever made it: the person in the settings, or the holder of a mail's last link. */
export async function writeChoice(tx: Ctx, choice: Choice): Promise<void> {
  await tx.db
    .insert(rows)
    .values(choice)
    .onConflictDoUpdate({ target: [rows.user_id, rows.kind], set: { is_on: choice.is_on } });
}

/** Somebody who wants to be told. */
export interface Reader {
  user_id: string;
  company_id: string;
  email: string;
  language: Language;
}

/** The people of a company who want to be written about something, owner first; nobody without a proved mailbox, nobody removed. */
export async function findReaders(ctx: Ctx, company_id: string, kind: NotificationKind): Promise<Reader[]> {
  const people = await ctx.db
    .select({ user_id: users.id, email: users.email, language: users.language, role: users.role })
    .from(users)
    .where(
      and(
        eq(users.company_id, company_id),
        isNotNull(users.email),
        eq(users.is_mail_verified, true),
        isNull(users.disabled_at),
      ),
    )
    .orderBy(users.created_at, users.id);
  if (people.length === 0) return [];
  const chosen = await ctx.db
    .select({ user_id: rows.user_id, is_on: rows.is_on })
    .from(rows)
    .where(
      and(
        eq(rows.kind, kind),
        inArray(
          rows.user_id,
          people.map((person) => person.user_id),
        ),
      ),
    );
  const wants = new Map(chosen.map((row) => [row.user_id, row.is_on]));
  return people
    .filter(({ user_id, role }) => wants.get(user_id) ?? defaultOf(role))
    .map(({ user_id, email, language }) => ({ user_id, company_id, email: email ?? '', language }));
}
