import type { ServiceMatch } from '@sampan/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { serviceMatches, type ServiceMatchRow } from './service-match.table.ts';

export async function findMatches(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<ServiceMatch[]> {
  const { name, choice, courier, service, label } = serviceMatches;
  return ctx.db
    .select({ name, choice, courier, service, label })
    .from(serviceMatches)
    .where(eq(serviceMatches.company_id, company_id))
    .orderBy(asc(serviceMatches.name_key));
}

export async function writeMatches(tx: Ctx, rows: readonly ServiceMatchRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    (['name', 'choice', 'courier', 'service', 'label', 'updated_at'] as const).map((name) => [
      name,
      sql.raw(`excluded."${name}"`),
    ]),
  );
  await tx.db
    .insert(serviceMatches)
    .values([...rows])
    .onConflictDoUpdate({ target: [serviceMatches.company_id, serviceMatches.name_key], set });
}

export async function deleteMatches(tx: Ctx, company_id: string, name_keys: readonly string[]): Promise<void> {
  if (name_keys.length === 0) return;
  await tx.db
    .delete(serviceMatches)
    .where(and(eq(serviceMatches.company_id, company_id), inArray(serviceMatches.name_key, [...name_keys])));
}
