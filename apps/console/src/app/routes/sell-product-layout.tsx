import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page.ts';
import { RoutePending } from './route-pending.tsx';

const AppLayout = lazyPage('app', () => import('../layout/app-layout.tsx'), 'AppLayout');
const HostedCheckoutPage = lazyPage(
  'selling',
  () => import('../../features/products/hosted-checkout.page.tsx'),
  'HostedCheckoutPage',
);

/** Two pages at one public path: the checkout of a product for anybody, and the shop's own list in the layout. */
export function SellProductLayout() {
  const { product } = useSearch({ from: '/sell-product' });
  return (
    <Suspense fallback={<RoutePending />}>
      {product === undefined ? <AppLayout /> : <HostedCheckoutPage product_id={product} />}
    </Suspense>
  );
}
