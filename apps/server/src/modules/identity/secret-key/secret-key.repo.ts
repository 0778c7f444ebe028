import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { preparedQuery } from '../../../platform/database/prepared-query.ts';
import { hashSecret } from '../../../platform/ids.ts';
import { companies, users } from '../account/account.table.ts';
import { secretKeySecrets, secretKeys, type SecretKeyRow, type SecretRow } from './secret-key.table.ts';

/** A key with who made it and the secrets that matter: the one that works, and those that still do. */
export interface WholeKey {
  key: SecretKeyRow;
  created_by: string;
  secrets: SecretRow[];
}

/** A page of a company's keys, working ones first, the newest on top; and how many there are. */
export async function findSecretKeys(ctx: Ctx, company_id: string, page: { limit: number; offset: number }) {
  const of_company = eq(secretKeys.company_id, company_id);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ key: secretKeys, created_by: users.name })
      .from(secretKeys)
      .innerJoin(users, eq(users.id, secretKeys.created_by))
      .where(of_company)
      .orderBy(sql`${secretKeys.revoked_at} is not null`, desc(secretKeys.created_at), desc(secretKeys.id))
      .limit(page.limit)
      .offset(page.offset),
    ctx.db.select({ total: count() }).from(secretKeys).where(of_company),
  ]);
  const secrets =
    rows.length === 0
      ? []
      : await ctx.db
          .select()
          .from(secretKeySecrets)
          .where(
            inArray(
              secretKeySecrets.key_id,
              rows.map(({ key }) => key.id),
            ),
          );
  const secrets_of = Map.groupBy(secrets, (secret) => secret.key_id);
  return {
    keys: rows.map((row): WholeKey => ({ ...row, secrets: secrets_of.get(row.key.id) ?? [] })),
    total: counted?.total ?? 0,
  };
}

/** A company's own key, locked until the transaction ends; null for another company's. */
export async function lockSecretKey(ctx: Ctx, company_id: string, id: string): Promise<WholeKey | null> {
  const [row] = await ctx.db
    .select({ key: secretKeys, created_by: users.name })
    .from(secretKeys)
    .innerJoin(users, eq(users.id, secretKeys.created_by))
    .where(and(eq(secretKeys.id, id), eq(secretKeys.company_id, company_id)))
    .for('update', { of: secretKeys });
  if (!row) return null;
  return { ...row, secrets: await ctx.db.select().from(secretKeySecrets).where(eq(secretKeySecrets.key_id, id)) };
}

export async function insertSecretKey(ctx: Ctx, row: typeof secretKeys.$inferInsert): Promise<SecretKeyRow> {
  const [written] = await ctx.db.insert(secretKeys).values(row).returning();
  if (!written) throw new Error('The secret key was not written');
  return written;
}

export async function insertSecret(ctx: Ctx, row: SecretRow): Promise<void> {
  await ctx.db.insert(secretKeySecrets).values(row);
}

export type SecretKeyChange = Partial<Pick<SecretKeyRow, 'name' | 'scopes' | 'allowed_ips' | 'revoked_at'>>;

export async function changeSecretKey(ctx: Ctx, row: SecretKeyRow, change: SecretKeyChange): Promise<SecretKeyRow> {
  await ctx.db
    .update(secretKeys)
    .set(change)
    .where(and(eq(secretKeys.id, row.id), eq(secretKeys.company_id, row.company_id)));
  return { ...row, ...change };
}

/** Lets the secret that works die at a time. Those that were dying already keep theirs, unless it is later. */
export async function endSecrets(ctx: Ctx, key_id: string, ends_at: number): Promise<void> {
  await ctx.db
    .update(secretKeySecrets)
    .set({ ends_at })
    .where(
      and(
        eq(secretKeySecrets.key_id, key_id),
        or(isNull(secretKeySecrets.ends_at), gt(secretKeySecrets.ends_at, ends_at)),
      ),
    );
}

/** Forgets secrets that stopped working before a time: nobody can be told about them any more. */
export async function deleteEndedSecrets(ctx: Pick<Ctx, 'db'>, before: number): Promise<void> {
  await ctx.db.delete(secretKeySecrets).where(lte(secretKeySecrets.ends_at, before));
}

/**
 * The key of a secret with its company, of whatever company: the caller says nothing else about itself. One query by the
 * unique index of the hash, as for sessions; the database compares hashes, so no answer time tells anything of a secret.
 */
export async function readSecret(ctx: Ctx, secret: string) {
  const [row] = await bySecret(ctx.db).execute({ secret_hash: hashSecret(secret) });
  return row ?? null;
}

/** Every call of a shop's server asks this. */
const bySecret = preparedQuery((db) =>
  db
    .select({ key: secretKeys, ends_at: secretKeySecrets.ends_at, company: companies })
    .from(secretKeySecrets)
    .innerJoin(secretKeys, eq(secretKeys.id, secretKeySecrets.key_id))
    .innerJoin(companies, eq(companies.id, secretKeys.company_id))
    .where(eq(secretKeySecrets.secret_hash, sql.placeholder('secret_hash')))
    .prepare('key_of_secret'),
);

/** Notes when and whence a key was used, unless that was noted after `before`. */
export async function touchSecretKey(ctx: Ctx, id: string, last_used_at: number, before: number): Promise<void> {
  await ctx.db
    .update(secretKeys)
    .set({ last_used_at, last_used_ip: ctx.ip })
    .where(and(eq(secretKeys.id, id), or(isNull(secretKeys.last_used_at), lt(secretKeys.last_used_at, before))));
}

/** Notes that a key came from a web page. */
export async function recordKeyUse(ctx: Ctx, id: string, seen_in_page_at: number): Promise<void> {
  await ctx.db.update(secretKeys).set({ seen_in_page_at }).where(eq(secretKeys.id, id));
}

/** Takes the right to warn the owners: true for one caller, unless somebody warned them after `before`. */
export async function claimWarning(ctx: Ctx, id: string, warned_at: number, before: number): Promise<boolean> {
  const claimed = await ctx.db
    .update(secretKeys)
    .set({ warned_at })
    .where(and(eq(secretKeys.id, id), or(isNull(secretKeys.warned_at), lte(secretKeys.warned_at, before))))
    .returning({ id: secretKeys.id });
  return claimed.length > 0;
}
