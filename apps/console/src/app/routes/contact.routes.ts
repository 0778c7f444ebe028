import { createRoute } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { lazyPage } from './lazy-page.ts';

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  component: lazyPage('public', () => import('../../features/contact/contact.page.tsx'), 'ContactPage'),
});
const salesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/sales',
  component: lazyPage('public', () => import('../../features/contact/contact.page.tsx'), 'SalesPage'),
});
const apiEnquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/api',
  component: lazyPage('public', () => import('../../features/contact/contact.page.tsx'), 'ApiEnquiryPage'),
});
const brandEnquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/brand',
  component: lazyPage('public', () => import('../../features/contact/contact.page.tsx'), 'BrandEnquiryPage'),
});

/** The enquiry forms (spec section 2, Forms implied): open to everybody. */
export const contactRoutes = [contactRoute, salesRoute, apiEnquiryRoute, brandEnquiryRoute] as const;
