import type { NotificationKind } from '@sampan/contract';
import type { Language } from '@sampan/country-rules';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/context.ts';
import { users } from '../account/account.table.ts';
import { notificationChoiceRows as rows } from './notification-preference.table.ts';

export interface Choice {
  user_id: string;
  company_id: string;
  kind: NotificationKind;
  is_on: boolean;
}

/** What a person chose so far. */
export async function findChoices(
  ctx: Ctx,
  user_id: string,
): Promise<readonly { kind: NotificationKind; is_on: boolean }[]> {
  return ctx.db.select({ kind: rows.kind, is_on: rows.is_on }).from(rows).where(eq(rows.user_id, user_id));
}

/** Who of some people chose what about one kind. */
export async function findChoicesOf(
  ctx: Ctx,
  user_ids: readonly string[],
  kind: NotificationKind,
): Promise<ReadonlyMap<string, boolean>> {
  if (user_ids.length === 0) return new Map();
  const chosen = await ctx.db
    .select({ user_id: rows.user_id, is_on: rows.is_on })
    .from(rows)
    .where(and(eq(rows.kind, kind), inArray(rows.user_id, [...user_ids])));
  return new Map(chosen.map((row) => [row.user_id, row.is_on]));
}

/** Writes one choice, whoever made it: the person in the settings, or the holder of a mail's last link. */
export async function writeChoice(tx: Ctx, choice: Choice): Promise<void> {
  await tx.db
    .insert(rows)
    .values(choice)
    .onConflictDoUpdate({ target: [rows.user_id, rows.kind], set: { is_on: choice.is_on } });
}

/** The people of a company who have a proved mailbox and were not removed, the first of them first. */
export async function findMailboxes(
  ctx: Ctx,
  company_id: string,
): Promise<readonly { user_id: string; email: string | null; language: Language; role: Role }[]> {
  return ctx.db
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
}

/** Whether somebody belongs to a company. */
export async function isOfCompany(ctx: Ctx, user_id: string, company_id: string): Promise<boolean> {
  const [person] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.company_id, company_id)));
  return person !== undefined;
}
