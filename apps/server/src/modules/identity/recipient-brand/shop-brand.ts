import type { Ctx } from '../../../platform/context.ts';
import { brandColours, type BrandColours } from './brand-colours.ts';
import { LOGO_PATH } from './logo-path.ts';
import { findShownBrand } from './recipient-brand.repo.ts';

/** What anybody with a link reads of the shop that sent it: what the shop itself wrote for them, and nothing of the company. */
export interface ShopBrand {
  name: string;
  /** Null: drawn in our colours. */
  colours: { light: BrandColours; dark: BrandColours } | null;
  logo: { path: string; width: number; height: number } | null;
  shop_url: string;
  contact_email: string;
  contact_phone: string;
  return_policy: string;
}

/** The brand of a company as its recipients see it; null where it shows none. */
export async function findShopBrand(ctx: Pick<Ctx, 'db'>, company_id: string): Promise<ShopBrand | null> {
  const row = await findShownBrand(ctx, company_id);
  if (row === null) return null;
  const { brand, name, brand_name, logo_id, logo_width, logo_height } = row;
  const { colour, shop_url, contact_email, contact_phone, return_policy } = brand;
  return {
    name: brand_name || name,
    colours: colour === '' ? null : brandColours(colour),
    logo:
      logo_id === null
        ? null
        : { path: `${LOGO_PATH}/${logo_id}.jpg`, width: logo_width ?? 0, height: logo_height ?? 0 },
    shop_url,
    contact_email,
    contact_phone,
    return_policy,
  };
}
