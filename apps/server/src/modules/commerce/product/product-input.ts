import type { ProductDraft } from '@sampan/contract';
import { gramsOfKg, millimetresOfCm, toPayableMinor, type Currency } from '@sampan/country-rules';
import type { Ctx } from '../../../platform/context.ts';
import { fieldErrorOf, refuseFields, type FieldError } from '../../../platform/errors.ts';
import { decimalsError } from '../../../platform/payable-amount.ts';
import { foldText } from '../../shipping/order/index.ts';
import { IMAGE_PATH, imageNameOf } from './image-name.ts';
import { isImageOfCompany } from './product.repo.ts';
import type { ProductRow } from './product.table.ts';

type DraftColumns = Omit<
  ProductRow,
  | 'company_id'
  | 'id'
  | 'public_id'
  | 'country_code'
  | 'currency'
  | 'created_at'
  | 'updated_at'
  | 'archived_at'
  | 'stock_quantity'
  | 'reserved_quantity'
>;

/** What a draft says, as it is stored. Throws `invalid_input` for amounts the currency has not, a price of 0 and foreign pictures. */
export async function toProductColumns(
  ctx: Ctx,
  company_id: string,
  draft: Omit<ProductDraft, 'stock_quantity'>,
  currency: Currency,
): Promise<DraftColumns> {
  const errors: FieldError[] = [];
  const minorOf = (param: 'product_price' | 'shipping_fee') => {
    try {
      return toPayableMinor(draft[param], currency);
    } catch {
      errors.push(decimalsError(param));
      return 0;
    }
  };
  const product_price_minor = minorOf('product_price');
  if (product_price_minor === 0 && errors.length === 0)
    errors.push(fieldErrorOf('product_price', 'validate.number_positive', 'Product price must be more than 0'));
  const shipping_fee_minor = minorOf('shipping_fee');
  const image = draft.product_image === null ? null : imageNameOf(draft.product_image);
  if (image !== null && !(await isImageOfCompany(ctx, company_id, image)))
    errors.push(
      fieldErrorOf('product_image', 'validate.image_unknown', "Product image must be an image you've uploaded"),
    );
  refuseFields(errors);
  return {
    product_name: draft.product_name,
    product_image: image === null ? null : `${IMAGE_PATH}/${image}.jpg`,
    product_description: draft.product_description,
    search_key: foldText(draft.product_name),
    product_price_minor,
    shipping_fee_minor,
    shipping_fee_model: draft.shipping_fee_model,
    allow_edit_qty_by_customer: draft.allow_edit_qty_by_customer,
    cod_allowed: draft.cod_allowed,
    weight_g: gramsOfKg(draft.product_weight),
    length_mm: draft.dimension === null ? null : millimetresOfCm(draft.dimension.length),
    width_mm: draft.dimension === null ? null : millimetresOfCm(draft.dimension.width),
    height_mm: draft.dimension === null ? null : millimetresOfCm(draft.dimension.height),
    hs_code: draft.hs_code,
  };
}
