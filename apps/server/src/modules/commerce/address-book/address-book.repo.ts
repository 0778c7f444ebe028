import { MAX_SAVED_RECIPIENTS } from '@sampan/contract';
import { and, arrayContains, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { refuseFields } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { offsetOf } from '../../../platform/page.ts';
import { likeText } from '../../shipping/order/index.ts';
import { savedRecipients, type SavedRecipientRow } from './address-book.table.ts';

export interface AddressBookQuery {
  page: number;
  per_page: number;
  search?: string | undefined;
  tag?: string | undefined;
}

/** More words than anybody types to find a person. */
const SEARCHED_WORDS = 6;
/** A chip for each tag: those that few have are found by typing them. */
const TAGS_SHOWN = 50;

/** Keeps others from changing the company's address book until the transaction ends: its size is bounded. */
export async function lockAddressBook(tx: Ctx, company_id: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('saved_recipients'), hashtext(${company_id}))`);
}

const matching = (company_id: string, { search = '', tag }: Pick<AddressBookQuery, 'search' | 'tag'>) =>
  and(
    eq(savedRecipients.company_id, company_id),
    ...search
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, SEARCHED_WORDS)
      .map((word) => sql`${savedRecipients.search_key} like ${likeText(word)}`),
    tag === undefined ? undefined : arrayContains(savedRecipients.tags, [tag]),
  );

export async function findRecipients(ctx: Ctx, company_id: string, query: AddressBookQuery) {
  const where = matching(company_id, query);
  const rows = await ctx.db
    .select()
    .from(savedRecipients)
    .where(where)
    .orderBy(asc(savedRecipients.sort_key), asc(savedRecipients.id))
    .limit(query.per_page)
    .offset(offsetOf(query.page, query.per_page));
  const [counted] = await ctx.db.select({ n: count() }).from(savedRecipients).where(where);
  return { rows, total: counted?.n ?? 0 };
}

/** The tags in use, the most frequent first. */
export async function countTags(ctx: Ctx, company_id: string): Promise<{ name: string; count: number }[]> {
  const { rows } = await ctx.db.execute<{ name: string; n: string }>(sql`
    select tag as name, count(*) as n
    from saved_recipients, unnest(tags) as tag
    where company_id = ${company_id}
    group by tag order by n desc, tag limit ${TAGS_SHOWN}`);
  return rows.map(({ name, n }) => ({ name, count: Number(n) }));
}

/** Those of some people who are saved already. */
export async function findByMatch(
  ctx: Ctx,
  company_id: string,
  keys: readonly string[],
): Promise<Map<string, SavedRecipientRow>> {
  if (keys.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(savedRecipients)
    .where(and(eq(savedRecipients.company_id, company_id), inArray(savedRecipients.match_key, [...keys])));
  return new Map(rows.map((row) => [row.match_key, row]));
}

export async function lockRecipient(tx: Ctx, company_id: string, id: string): Promise<SavedRecipientRow | null> {
  const [row] = await tx.db
    .select()
    .from(savedRecipients)
    .where(and(eq(savedRecipients.company_id, company_id), eq(savedRecipients.id, id)))
    .for('update');
  return row ?? null;
}

/** Throws `invalid_input` where so many more would be too many. The address book is locked. */
export async function requireRoom(tx: Ctx, company_id: string, more: number, param: string): Promise<void> {
  const [counted] = await tx.db
    .select({ n: count() })
    .from(savedRecipients)
    .where(eq(savedRecipients.company_id, company_id));
  const max = MAX_SAVED_RECIPIENTS.toLocaleString('en');
  if ((counted?.n ?? 0) + more > MAX_SAVED_RECIPIENTS)
    refuseFields([issueErrorOf(param, 'validate.too_many', { max })]);
}

/** Rows that one statement writes: its parameters are bounded. */
const AT_ONCE = 500;

/** Writes rows, new or changed. */
export async function writeRecipients(tx: Ctx, rows: readonly SavedRecipientRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.db
      .insert(savedRecipients)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoUpdate({
        target: [savedRecipients.company_id, savedRecipients.id],
        set: {
          party: sql`excluded.party`,
          tags: sql`excluded.tags`,
          match_key: sql`excluded.match_key`,
          sort_key: sql`excluded.sort_key`,
          search_key: sql`excluded.search_key`,
          updated_at: sql`excluded.updated_at`,
        },
      });
}

export async function removeRecipient(tx: Ctx, company_id: string, id: string): Promise<boolean> {
  const removed = await tx.db
    .delete(savedRecipients)
    .where(and(eq(savedRecipients.company_id, company_id), eq(savedRecipients.id, id)))
    .returning({ id: savedRecipients.id });
  return removed.length > 0;
}

/** Erases whoever has one of the keys. */
export async function removeByMatch(tx: Ctx, company_id: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.db
    .delete(savedRecipients)
    .where(and(eq(savedRecipients.company_id, company_id), inArray(savedRecipients.match_key, [...keys])));
}
