import type { SavedPackage, SavedPackages } from '@sampan/contract';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { savedPackages, type SavedPackagesRow } from './saved-package.table.ts';

export async function readSavedPackages(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<SavedPackages> {
  const { packages, revision } = savedPackages;
  const [row] = await ctx.db
    .select({ packages, revision })
    .from(savedPackages)
    .where(eq(savedPackages.company_id, company_id));
  return row ?? { packages: [], revision: 0 };
}

/** The company's own packages in its order. */
export async function findSavedPackages(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<readonly SavedPackage[]> {
  return (await readSavedPackages(ctx, company_id)).packages;
}

/** Replaces the table. Throws `changed_meanwhile` where it is no longer at the revision that was changed. */
export async function writeSavedPackages(
  ctx: Ctx,
  row: Omit<SavedPackagesRow, 'revision'>,
  changed: number | undefined,
): Promise<SavedPackages> {
  const [written] = await ctx.db
    .insert(savedPackages)
    .values({ ...row, revision: 1 })
    .onConflictDoUpdate({
      target: savedPackages.company_id,
      set: { ...row, revision: sql`${savedPackages.revision} + 1` },
      ...(changed === undefined ? {} : { setWhere: eq(savedPackages.revision, changed) }),
    })
    .returning({ packages: savedPackages.packages, revision: savedPackages.revision });
  if (!written) throw new DomainError('changed_meanwhile');
  return written;
}
