import type { ActivityEntry, ActivityQuery, AdminActivityEntry } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { groupOf } from './activity-category.ts';
import {
  findCompanyActivity,
  findSupportActivity,
  listPeople,
  type ActivityPage,
  type ActivityRow,
  type PageQuery,
} from './activity.repo.ts';
import { objectNamesOf } from './object-name.repo.ts';

/** What happened in the caller's company in the last 90 days, the newest first (trust 8). Who helped from Sampan is not named. */
export async function listActivity({ ctx, query }: { ctx: Ctx; query: ActivityQuery }) {
  const { company_id } = requireActor(ctx);
  const page = await findCompanyActivity(ctx, company_id, query);
  const labelOf = await objectNamesOf(
    ctx,
    page.rows.map(({ entry }) => entry),
  );
  const people = await listPeople(ctx, company_id);
  return {
    ...answerOf(page, query),
    records: page.rows.map((row) => presentActivity(row, labelOf(row.entry), { names_support: false })),
    people: people.map(({ id, name, email }) => ({ id, name: name || (email ?? '') })),
  };
}

/** What admins did in the names of others (trust 4.4): the other side of what the companies read. */
export async function listAdminActivity({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: Parameters<typeof findSupportActivity>[1];
}) {
  const page = await findSupportActivity(ctx, query);
  const labelOf = await objectNamesOf(
    ctx,
    page.rows.map(({ entry }) => entry),
  );
  return {
    ...answerOf(page, query),
    records: page.rows.map((row): AdminActivityEntry => ({
      ...presentActivity(row, labelOf(row.entry), { names_support: true }),
      company_name: row.company_name ?? '',
    })),
  };
}

function answerOf(page: ActivityPage, query: PageQuery) {
  const last = page.rows.at(-1)?.entry;
  return {
    total: page.total,
    total_is_exact: page.total_is_exact,
    page: query.page,
    per_page: query.per_page,
    next_cursor: page.more && last ? encodeCursor(last) : null,
  };
}

function presentActivity(
  row: ActivityRow,
  object_label: string | null,
  { names_support }: { names_support: boolean },
): ActivityEntry {
  const { entry } = row;
  const kind = kindOf(row);
  const is_named = kind === 'person' || kind === 'key' || (kind === 'support' && names_support);
  return {
    id: entry.id,
    at: entry.at,
    action: entry.action,
    group: groupOf(entry.action),
    actor: { kind, id: is_named ? entry.actor_id : null, name: is_named ? nameOf(row.actor) : '' },
    in_name_of: kind === 'support' && entry.actor_id !== entry.subject_id ? nameOf(row.subject) : null,
    object_type: entry.object_type,
    object_id: entry.object_id,
    object_label,
    result: entry.result,
    ip: entry.ip === 'server' ? '' : entry.ip,
    device: entry.device,
    before: entry.before,
    after: entry.after,
    details: entry.details,
    request_id: entry.request_id,
  };
}

function kindOf({ entry, actor }: ActivityRow): ActivityEntry['actor']['kind'] {
  if (entry.api_key_id !== null) return 'key';
  // Somebody of Sampan in a company's log decided about it at the operator's desk, or acted in somebody's name there.
  const is_foreign = actor !== null && entry.company_id !== null && actor.company_id !== entry.company_id;
  if (entry.actor_id !== null) return entry.actor_id === entry.subject_id && !is_foreign ? 'person' : 'support';
  return entry.ip === 'server' ? 'system' : 'visitor';
}

function nameOf(person: { name: string; email: string | null } | null): string {
  return person ? person.name || (person.email ?? '') : '';
}
