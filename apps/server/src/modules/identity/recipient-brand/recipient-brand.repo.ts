import type { RecipientBrand } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/context.ts';
import { companies } from '../account/account.table.ts';
import { companyProfiles } from '../company/company-profile.table.ts';
import { recipientBrands } from './recipient-brand.table.ts';

type Db = Pick<Ctx, 'db'>;

const NONE: RecipientBrand = {
  is_shown: false,
  colour: '',
  shop_url: '',
  contact_email: '',
  contact_phone: '',
  return_policy: '',
};

/** What a company chose; empty before it chose anything. */
export async function findRecipientBrand({ db }: Db, company_id: string): Promise<RecipientBrand> {
  const [row] = await db.select().from(recipientBrands).where(eq(recipientBrands.company_id, company_id));
  if (row === undefined) return NONE;
  const { company_id: _whose, updated_at: _when, ...brand } = row;
  return brand;
}

export async function writeRecipientBrand(
  { db }: Db,
  company_id: string,
  brand: RecipientBrand,
  now_s: number,
): Promise<void> {
  const change = { ...brand, updated_at: now_s };
  await db
    .insert(recipientBrands)
    .values({ company_id, ...change })
    .onConflictDoUpdate({ target: recipientBrands.company_id, set: change });
}

/** A brand that is shown, with the names and the logo of its company; null where the company shows none. */
export async function findShownBrand({ db }: Db, company_id: string) {
  const [row] = await db
    .select({
      brand: recipientBrands,
      name: companies.name,
      brand_name: companyProfiles.brand_name,
      logo_id: companyProfiles.logo_id,
      logo_width: companyProfiles.logo_width,
      logo_height: companyProfiles.logo_height,
    })
    .from(recipientBrands)
    .innerJoin(companies, eq(companies.id, recipientBrands.company_id))
    .leftJoin(companyProfiles, eq(companyProfiles.company_id, recipientBrands.company_id))
    .where(and(eq(recipientBrands.company_id, company_id), eq(recipientBrands.is_shown, true)));
  return row ?? null;
}

/** Whose logo a file is, as long as that company shows its brand. */
export async function findLogoOwner({ db }: Db, logo_id: string): Promise<string | null> {
  const [row] = await db
    .select({ company_id: companyProfiles.company_id })
    .from(companyProfiles)
    .innerJoin(recipientBrands, eq(recipientBrands.company_id, companyProfiles.company_id))
    .where(and(eq(companyProfiles.logo_id, logo_id), eq(recipientBrands.is_shown, true)));
  return row?.company_id ?? null;
}
