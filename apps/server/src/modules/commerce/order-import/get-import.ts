import type { Answer, OrderImport, ParsedRequest, endpoints } from '@sampan/contract';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import {
  countServices,
  findImport,
  findImportPage,
  findRowPage,
  presentImport,
  presentRow,
} from './order-import.repo.ts';

export async function getImport({ ctx, id }: { ctx: Ctx; id: string }): Promise<OrderImport> {
  return presentImport(await findImport(ctx, requireActor(ctx).company_id, id));
}

/** The company's imports, the newest first. */
export async function listImports({
  ctx,
  query,
}: {
  ctx: Ctx;
  query: ParsedRequest<typeof endpoints.listOrderImports>['query'];
}): Promise<Answer<typeof endpoints.listOrderImports>> {
  const { rows, total, next_cursor } = await findImportPage(ctx, requireActor(ctx).company_id, query);
  const records = rows.map((row) => {
    const {
      columns: _columns,
      mapping: _mapping,
      missing: _missing,
      defaults: _defaults,
      ...record
    } = presentImport(row);
    return record;
  });
  return { records, total, page: query.page, per_page: query.per_page, next_cursor };
}

/** Rows of an import by what they need; those that need somebody come first. */
export async function listRows({
  ctx,
  id,
  query,
}: {
  ctx: Ctx;
  id: string;
  query: ParsedRequest<typeof endpoints.listImportRows>['query'];
}): Promise<Answer<typeof endpoints.listImportRows>> {
  const { company_id } = requireActor(ctx);
  await findImport(ctx, company_id, id);
  const { rows, total } = await findRowPage(ctx, company_id, id, query);
  return { rows: rows.map(presentRow), total, offset: query.offset };
}

/** What the rows of an import call the delivery services they ask for. */
export async function listServices({
  ctx,
  id,
}: {
  ctx: Ctx;
  id: string;
}): Promise<Answer<typeof endpoints.listImportServices>> {
  const { company_id } = requireActor(ctx);
  await findImport(ctx, company_id, id);
  return { services: await countServices(ctx, company_id, id) };
}
