import { endpoints } from '@sampan/contract';
import { route } from '../../../platform/http/route.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import { getProduct, listProducts } from './list-products.ts';
import { updateProduct } from './update-product.ts';
import { uploadProductImage } from './upload-image.ts';

export const productRoutes = [
  route(endpoints.listProducts, ({ ctx, query }) => listProducts({ ctx, query })),
  route(endpoints.uploadProductImage, ({ ctx, body }) => uploadProductImage({ ctx, input: body })),
  route(endpoints.createProduct, ({ ctx, body }) => createProduct({ ctx, input: body })),
  route(endpoints.getProduct, ({ ctx, params }) => getProduct({ ctx, id: params.id })),
  route(endpoints.updateProduct, ({ ctx, params, body }) => updateProduct({ ctx, id: params.id, input: body })),
  route(endpoints.archiveProduct, ({ ctx, params }) => archiveProduct({ ctx, id: params.id })),
  route(endpoints.restoreProduct, ({ ctx, params }) => restoreProduct({ ctx, id: params.id })),
];
