import type { Ctx } from '../platform/context.ts';
import { findUserByVerifiedEmail } from '../modules/identity/account/index.ts';
import { storeImage, writeNewProduct } from '../modules/commerce/product/index.ts';
import { DEMO_LISTINGS, type DemoListing } from './demo-product.ts';
import { productIllustration } from './product-illustration.ts';

/** Writes what the demo shops sell; with pictures it takes about half a second longer. Must run in a transaction. */
export async function seedProducts(tx: Ctx, options: { with_pictures: boolean }): Promise<void> {
  // The last of the list is the oldest, so that the console shows them in the order they stand here.
  for (const [index, listing] of DEMO_LISTINGS.toReversed().entries()) {
    const person = await findUserByVerifiedEmail(tx, listing.email);
    if (!person) throw new Error(`Nobody is called ${listing.email}`);
    const { id: company_id, country_code } = person.company;
    const then = { ...tx, clock: { now: () => tx.clock.now() - (DEMO_LISTINGS.length - index) * 60_000 } };
    await writeNewProduct(
      then,
      { company_id, country_code },
      { ...draftOf(listing), product_image: options.with_pictures ? await pictureOf(tx, company_id, listing) : null },
      listing.public_id,
    );
  }
}

function pictureOf(tx: Ctx, company_id: string, { picture }: DemoListing): Promise<string> {
  return storeImage(tx, company_id, productIllustration(picture.kind, picture.palette));
}

function draftOf(listing: DemoListing) {
  const [length, width, height] = listing.sides_cm;
  return {
    product_name: listing.name,
    product_price: listing.price,
    allow_edit_qty_by_customer: listing.many,
    product_description: listing.description,
    product_weight: listing.weight_kg,
    shipping_fee: listing.shipping_fee,
    shipping_fee_model: listing.shipping,
    stock_quantity: listing.stock,
    hs_code: listing.hs_code,
    dimension: { length, width, height },
    cod_allowed: listing.cod,
  };
}
