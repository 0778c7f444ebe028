export { mountBrandLogos } from './mount-brand-logos.ts';
export { findRecipientBrand, writeRecipientBrand } from './recipient-brand.repo.ts';
export { findShopBrand } from './shop-brand.ts';
export type { ShopBrand } from './shop-brand.ts';
