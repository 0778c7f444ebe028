import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  amount,
  countryCode,
  currencyCode,
  epochSeconds,
  hsCode,
  id,
  listOf,
  pageQuery,
  positiveAmount,
  requiredText,
  text,
} from './primitive.ts';

/** Most units of one product a buyer may order at once, and a listing may hold. */
export const MAX_ORDER_QUANTITY = 100;
const MAX_STOCK = 1_000_000;

/** How the buyer is charged for shipping (spec 3 form 'product'). `live_quote` asks the couriers at the checkout. */
export const shippingFeeModel = v.picklist(['flat_per_order', 'flat_per_item', 'live_quote', 'free']);
export type ShippingFeeModel = v.InferOutput<typeof shippingFeeModel>;

/** What a listing is called outside: unguessable, and safe in an address and in an attribute. */
export const productHandle = v.pipe(v.string(), v.regex(/^[a-z0-9_]{16,40}$/u, 'validate.id_invalid'));

const count = (max: number) =>
  v.pipe(
    v.number('validate.number_invalid'),
    v.integer('validate.number_invalid'),
    v.minValue(0, 'validate.number_min|min=0'),
    v.maxValue(max, `validate.number_max|max=${max}`),
  );
const weightKg = v.pipe(
  v.number('validate.number_invalid'),
  v.minValue(0.01, 'validate.number_min|min=0.01'),
  v.maxValue(1000, 'validate.number_max|max=1000'),
);
const sideCm = v.pipe(
  v.number('validate.number_invalid'),
  v.minValue(0.1, 'validate.number_min|min=0.1'),
  v.maxValue(1000, 'validate.number_max|max=1000'),
);
/** Sides of one unit in centimetres, ready to be sent. */
export const productDimension = v.strictObject({ length: sideCm, width: sideCm, height: sideCm });

/** Address of a picture this server stores. */
const imageUrl = v.pipe(v.string(), v.regex(/^\/files\/[A-Za-z0-9_-]{20,60}\.jpg$/u, 'validate.image_unknown'));

/** A product as its company sees it (spec 3 form 'product'). Amounts are in the company's currency. */
export const product = v.object({
  id,
  /** What the checkout element and the hosted checkout take. */
  public_id: v.string(),
  status: v.picklist(['active', 'archived']),
  product_name: v.string(),
  /** Path on this server, or null when there is no picture. */
  product_image: v.nullable(v.string()),
  product_price: amount,
  currency: currencyCode,
  country_code: countryCode,
  allow_edit_qty_by_customer: v.boolean(),
  product_description: v.string(),
  /** Kilograms of one unit. */
  product_weight: v.number(),
  shipping_fee: amount,
  shipping_fee_model: shippingFeeModel,
  /** Units that can still be sold; what open checkouts hold is not among them. */
  stock_quantity: v.number(),
  /** Units that open checkouts hold. */
  reserved_quantity: v.number(),
  hs_code: v.string(),
  dimension: v.nullable(productDimension),
  cod_allowed: v.boolean(),
  /** The hosted checkout of this product. */
  checkout_url: v.string(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type Product = v.InferOutput<typeof product>;

/** What a merchant says about a product. Anything else is refused by name. */
export const productDraft = v.strictObject({
  product_name: requiredText(200),
  product_image: v.optional(v.nullable(imageUrl), null),
  product_price: positiveAmount,
  allow_edit_qty_by_customer: v.optional(v.boolean(), false),
  product_description: requiredText(2000),
  product_weight: weightKg,
  shipping_fee: v.optional(positiveAmount, 0),
  shipping_fee_model: v.optional(shippingFeeModel, 'flat_per_order'),
  stock_quantity: count(MAX_STOCK),
  hs_code: v.optional(hsCode, ''),
  dimension: v.optional(v.nullable(productDimension), null),
  cod_allowed: v.optional(v.boolean(), false),
});
export type ProductDraft = v.InferOutput<typeof productDraft>;

const params = v.strictObject({ id });

export const listProducts = endpoint({
  name: 'listProducts',
  service: 'wms',
  method: 'GET',
  path: '/product/list',
  access: 'member',
  api_scope: 'products:read',
  summary: 'List products, newest first',
  spec: '1 Product listings',
  query: v.strictObject({
    ...pageQuery,
    status: v.optional(v.picklist(['active', 'archived']), 'active'),
    /** Part of the name, folded. */
    search: v.optional(text(80)),
  }),
  response: listOf(product),
  errors: ['page_too_deep'],
});

export const getProduct = endpoint({
  name: 'getProduct',
  service: 'wms',
  method: 'GET',
  path: '/product/{id}',
  access: 'member',
  api_scope: 'products:read',
  summary: 'Get a product',
  spec: '1 Product listings',
  params,
  response: product,
  errors: ['not_found'],
});

export const createProduct = endpoint({
  name: 'createProduct',
  service: 'wms',
  method: 'POST',
  path: '/product',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Create a product and put it on sale',
  spec: '1 Product listings',
  body: productDraft,
  response: product,
});

export const updateProduct = endpoint({
  name: 'updateProduct',
  service: 'wms',
  method: 'PUT',
  path: '/product/{id}',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Update a product; open checkouts keep their price',
  spec: '1 Product listings',
  params,
  body: v.strictObject({
    ...productDraft.entries,
    /** The stock the form was filled with: given, the difference is applied, so that a sale meanwhile is not undone. */
    stock_quantity_was: v.optional(count(MAX_STOCK)),
  }),
  response: product,
  errors: ['not_found', 'out_of_stock'],
});

export const archiveProduct = endpoint({
  name: 'archiveProduct',
  service: 'wms',
  method: 'DELETE',
  path: '/product/{id}',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Archive a product',
  spec: '1 Product listings',
  params,
  response: product,
  errors: ['not_found'],
});

export const restoreProduct = endpoint({
  name: 'restoreProduct',
  service: 'wms',
  method: 'POST',
  path: '/product/{id}/restore',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Restore an archived product',
  spec: '1 Product listings',
  params,
  response: product,
  errors: ['not_found'],
});

export const uploadProductImage = endpoint({
  name: 'uploadProductImage',
  service: 'wms',
  method: 'POST',
  path: '/product/image',
  access: 'writer',
  api_scope: 'products:write',
  summary: 'Upload an image: PNG, JPEG or WebP up to 10 megapixels, stored as JPEG up to 1200 pixels',
  spec: '3 form product',
  body: v.strictObject({
    /** The file, base64. */
    data_base64: v.pipe(
      v.string(),
      v.minLength(1, 'validate.required'),
      v.maxLength(1_000_000, 'validate.too_long|max=1000000'),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/u, 'validate.image_invalid'),
    ),
    type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  }),
  response: v.object({ url: v.string(), width: v.number(), height: v.number() }),
  idempotency: 'none',
});
