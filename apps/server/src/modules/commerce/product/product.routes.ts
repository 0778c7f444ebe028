import { endpoints } from '@sampan/contract';
import { serve } from '../../../platform/http/route.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import { getProduct, listProducts } from './list-products.ts';
import { updateProduct } from './update-product.ts';
import { uploadProductImage } from './upload-image.ts';

export const productRoutes = [
  serve(endpoints.listProducts, ({ ctx, query }) => listProducts({ ctx, query })),
  serve(endpoints.uploadProductImage, ({ ctx, body }) => uploadProductImage({ ctx, input: body })),
  serve(endpoints.createProduct, ({ ctx, body }) => createProduct({ ctx, input: body })),
  serve(endpoints.getProduct, ({ ctx, params }) => getProduct({ ctx, id: params.id })),
  serve(endpoints.updateProduct, ({ ctx, params, body }) => updateProduct({ ctx, id: params.id, input: body })),
  serve(endpoints.archiveProduct, ({ ctx, params }) => archiveProduct({ ctx, id: params.id })),
  serve(endpoints.restoreProduct, ({ ctx, params }) => restoreProduct({ ctx, id: params.id })),
];
