import { and, asc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { companies } from '../account/account.table.ts';
import { companyProfiles } from '../company/company-profile.table.ts';
import { recipientDomains, type RecipientDomainRow } from './recipient-domain.table.ts';

type Db = Pick<Ctx, 'db'>;

/** What a company is called by those who buy from it. */
const shop_name = sql<string>`coalesce(nullif(${companyProfiles.brand_name}, ''), ${companies.name})`;

export async function findShopName({ db }: Db, company_id: string): Promise<string> {
  const [row] = await db
    .select({ shop_name })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.company_id, companies.id))
    .where(eq(companies.id, company_id));
  return row?.shop_name ?? '';
}

/** Keeps others from deciding whose a host is until the transaction ends: of all who named it, one alone is served there. */
export async function lockHost(tx: Db, host: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('recipient_domains'), hashtext(${host}))`);
}

export async function findDomain(
  { db }: Db,
  company_id: string,
  options: { lock?: boolean } = {},
): Promise<RecipientDomainRow | null> {
  const query = db.select().from(recipientDomains).where(eq(recipientDomains.company_id, company_id));
  const [row] = options.lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Whose pages a host shows; null for one that is nobody's or not verified. */
export async function findShopAt({ db }: Db, host: string): Promise<{ company_id: string; name: string } | null> {
  const [row] = await db
    .select({ company_id: recipientDomains.company_id, name: shop_name })
    .from(recipientDomains)
    .innerJoin(companies, eq(companies.id, recipientDomains.company_id))
    .leftJoin(companyProfiles, eq(companyProfiles.company_id, companies.id))
    .where(and(eq(recipientDomains.host, host), isNotNull(recipientDomains.verified_at)));
  return row ?? null;
}

/** Keeps a host in place of the company's former one. */
export async function writeDomain({ db }: Db, row: typeof recipientDomains.$inferInsert): Promise<void> {
  const fresh = { verified_at: null, problem: null, failing_since: null, checked_at: null, ...row };
  await db
    .insert(recipientDomains)
    .values(fresh)
    .onConflictDoUpdate({ target: recipientDomains.company_id, set: fresh });
}

export async function updateDomain(
  { db }: Db,
  company_id: string,
  change: Partial<Omit<RecipientDomainRow, 'company_id'>>,
): Promise<void> {
  await db.update(recipientDomains).set(change).where(eq(recipientDomains.company_id, company_id));
}

/** Takes a host from whoever else was served there; answers who it was. */
export async function releaseHost({ db }: Db, host: string, owner_id: string): Promise<string[]> {
  const rows = await db
    .update(recipientDomains)
    .set({ verified_at: null, failing_since: null, problem: 'other_target' })
    .where(
      and(
        eq(recipientDomains.host, host),
        isNotNull(recipientDomains.verified_at),
        ne(recipientDomains.company_id, owner_id),
      ),
    )
    .returning({ company_id: recipientDomains.company_id });
  return rows.map(({ company_id }) => company_id);
}

export async function removeDomain({ db }: Db, company_id: string): Promise<RecipientDomainRow | null> {
  const [row] = await db.delete(recipientDomains).where(eq(recipientDomains.company_id, company_id)).returning();
  return row ?? null;
}

/** Verified names that nobody looked at since, the longest first. */
export async function findDueDomains({ db }: Db, before: number, limit: number): Promise<RecipientDomainRow[]> {
  return db
    .select()
    .from(recipientDomains)
    .where(and(isNotNull(recipientDomains.verified_at), lte(recipientDomains.checked_at, before)))
    .orderBy(asc(recipientDomains.checked_at))
    .limit(limit);
}
