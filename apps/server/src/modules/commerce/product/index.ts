export { writeNewProduct } from './create-product.ts';
export { mountProductImages, purgeProductImages } from './product-image.routes.ts';
export { checkoutUrlOf, sidesOf } from './present-product.ts';
export { findProductOnSale } from './product.repo.ts';
export type { ProductRow } from './product.table.ts';
export { releaseStock, reserveStock, restock, sellReserved } from './stock.ts';
export { storeImage } from './upload-image.ts';
