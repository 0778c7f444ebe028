import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../app/root-route.ts';

const contactPages = () => import('../contact/contact.page.tsx');
const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  component: lazyRouteComponent(contactPages, 'ContactPage'),
});
const salesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/sales',
  component: lazyRouteComponent(contactPages, 'SalesPage'),
});
const apiEnquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/api',
  component: lazyRouteComponent(contactPages, 'ApiEnquiryPage'),
});
const brandEnquiryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact/brand',
  component: lazyRouteComponent(contactPages, 'BrandEnquiryPage'),
});

/** The enquiry forms (spec section 2, Forms implied): open to everybody. */
export const contactRoutes = [contactRoute, salesRoute, apiEnquiryRoute, brandEnquiryRoute] as const;
