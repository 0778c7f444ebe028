import { lazyPage } from './lazy-page.ts';

/**
 * The page of /orders/create_label/$step. The step of the path is one of 1+customer_address, 2+package_detail,
 * 3+delivery_service, 4+create_label_confirmation, 5+add_payment_method (spec section 2).
 */
export const CreateLabelRoute = lazyPage(
  'create',
  () => import('../../features/create-label/create-label.page.tsx'),
  'CreateLabelPage',
);
