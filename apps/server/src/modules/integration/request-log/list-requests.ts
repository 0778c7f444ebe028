import type { LoggedRequest, RequestLogQuery } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { encodeCursor } from '../../../platform/page.ts';
import { countRequests, findRequests, type LoggedRow } from './request-log.repo.ts';

/** The calls a company's secret keys made in the last 30 days, refused ones too, newest first. */
export async function listRequests({ ctx, query }: { ctx: Ctx; query: RequestLogQuery }) {
  const { company_id } = requireActor(ctx);
  const { rows, more } = await findRequests(ctx, company_id, query);
  const is_whole = query.page === 1 && query.cursor === undefined && !more;
  const { total, is_exact } = is_whole
    ? { total: rows.length, is_exact: true }
    : await countRequests(ctx, company_id, query);
  const last = rows.at(-1)?.row;
  return {
    records: rows.map(presentRequest),
    total,
    total_is_exact: is_exact,
    page: query.page,
    per_page: query.per_page,
    next_cursor: more && last ? encodeCursor({ at: last.at_ms, id: last.request_id }) : null,
  };
}

function presentRequest({ row, key }: LoggedRow): LoggedRequest {
  const { company_id: _, status_class: __, ...call } = row;
  return { ...call, key_name: key?.name ?? '', key_mode: key?.mode ?? 'test' };
}
