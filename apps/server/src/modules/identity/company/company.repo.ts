import type { CompanyInfo } from '@sampan/contract';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { photoLinks } from '../../../platform/image/photo-link.ts';
import { companies } from '../account/account.table.ts';
import { companyFiles, companyProfiles } from './company-profile.table.ts';

/** Where logos are served, to links that were signed for them. */
export const LOGO_PLACE = { path: '/api/files/logos', purpose: 'company_logo' };

/** What is stored of a company's registration; null before the first word of it. */
export async function findCompanyProfile(ctx: Ctx, company_id: string) {
  const [row] = await ctx.db.select().from(companyProfiles).where(eq(companyProfiles.company_id, company_id));
  return row ?? null;
}

export async function writeCompanyProfile(
  ctx: Ctx,
  company_id: string,
  change: Partial<Omit<typeof companyProfiles.$inferInsert, 'company_id'>>,
): Promise<void> {
  await ctx.db
    .insert(companyProfiles)
    .values({ company_id, ...change })
    .onConflictDoUpdate({ target: companyProfiles.company_id, set: change });
}

export async function renameCompany(ctx: Ctx, company_id: string, name: string): Promise<void> {
  await ctx.db.update(companies).set({ name }).where(eq(companies.id, company_id));
}

export async function findCompanyFile(ctx: Ctx, company_id: string) {
  const [row] = await ctx.db.select().from(companyFiles).where(eq(companyFiles.company_id, company_id));
  return row ?? null;
}

export async function writeCompanyFile(ctx: Ctx, file: typeof companyFiles.$inferInsert): Promise<void> {
  const { company_id: _key, ...change } = file;
  await ctx.db.insert(companyFiles).values(file).onConflictDoUpdate({ target: companyFiles.company_id, set: change });
}

export async function removeCompanyFile(ctx: Ctx, company_id: string): Promise<boolean> {
  const gone = await ctx.db
    .delete(companyFiles)
    .where(eq(companyFiles.company_id, company_id))
    .returning({ company_id: companyFiles.company_id });
  return gone.length > 0;
}

/** Everything of a company that its settings show; the document by its name alone. */
export async function presentCompany(ctx: Ctx, company_id: string): Promise<CompanyInfo> {
  const [company] = await ctx.db.select({ name: companies.name }).from(companies).where(eq(companies.id, company_id));
  const profile = await findCompanyProfile(ctx, company_id);
  const [file] = await ctx.db
    .select({
      name: companyFiles.name,
      type: companyFiles.type,
      size: companyFiles.size,
      created_at: companyFiles.created_at,
    })
    .from(companyFiles)
    .where(eq(companyFiles.company_id, company_id));
  const logos = profile?.logo_id == null ? [] : [{ id: profile.logo_id, company_id }];
  const [logo] = photoLinks(ctx, LOGO_PLACE, logos).map(({ link }) => ({
    link,
    width: profile?.logo_width ?? 0,
    height: profile?.logo_height ?? 0,
  }));
  return {
    name: company?.name ?? '',
    brand_name: profile?.brand_name ?? '',
    website_url: profile?.website_url ?? '',
    business:
      profile?.business_number == null
        ? null
        : {
            entity_type: profile.entity_type ?? '',
            date: profile.incorporation_date ?? '',
            uen: profile.business_number,
          },
    file: file ?? null,
    logo: logo ?? null,
  };
}
