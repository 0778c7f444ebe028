import { isCountryCode, type CountryCode } from '@sampan/country-rules';
import { createRoute, redirect } from '@tanstack/react-router';
import { guestOnlyGuard } from '../../shared/routing/guards.ts';
import { rootRoute } from './root-route.tsx';
import { readNext, textParam } from '../../shared/routing/search-param.ts';
import { isSocialResponseForHere, receiveSocialResponse } from '../../features/auth/social-flow.ts';
import { lazyPage } from './lazy-page.ts';

const SignIn = lazyPage('auth', () => import('../../features/auth/sign-in.page.tsx'), 'SignInPage');

/** `ref` is a friend's invite code, `country` chooses a document's version. */
const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: (search: Record<string, unknown>): { next?: string; ref?: string; country?: CountryCode } => {
    const ref = textParam(search['ref']);
    const country = search['country'];
    return {
      ...readNext(search),
      ...(ref === undefined ? {} : { ref }),
      ...(isCountryCode(country) ? { country } : {}),
    };
  },
  beforeLoad: ({ location }) => guestOnlyGuard(location.pathname),
});
const authIndexRoute = createRoute({ getParentRoute: () => authRoute, path: '/', component: SignIn });
const signInRoute = createRoute({ getParentRoute: () => authRoute, path: '/sign-in', component: SignIn });
const registerRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/register',
  component: lazyPage('auth', () => import('../../features/auth/register.page.tsx'), 'RegisterPage'),
});
const phoneRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/phone',
  component: lazyPage('auth', () => import('../../features/auth/phone.page.tsx'), 'PhonePage'),
});
const secondStepRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/second-step',
  component: lazyPage('auth', () => import('../../features/auth/second-step.page.tsx'), 'SecondStepPage'),
});
const forgotPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/forgot-password',
  component: lazyPage('auth', () => import('../../features/auth/forgot-password.page.tsx'), 'ForgotPasswordPage'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/reset-password',
  component: lazyPage('auth', () => import('../../features/auth/reset-password.page.tsx'), 'ResetPasswordPage'),
});
const verifyEmailRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/verify-email',
  component: lazyPage('auth', () => import('../../features/auth/verify-email.page.tsx'), 'VerifyEmailPage'),
});
const termRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/term',
  component: lazyPage('auth', () => import('../../features/auth/document.page.tsx'), 'TermPage'),
});
const policyRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/policy',
  component: lazyPage('auth', () => import('../../features/auth/document.page.tsx'), 'PolicyPage'),
});
const manualRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/manual',
  component: lazyPage('auth', () => import('../../features/auth/document.page.tsx'), 'ManualPage'),
});
const faqRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/faq',
  component: lazyPage('auth', () => import('../../features/auth/document.page.tsx'), 'FaqPage'),
});

/** The sign-in pages and the documents of the sign-in area (spec section 2, Public routes). */
export const authRoutes = authRoute.addChildren([
  authIndexRoute,
  signInRoute,
  registerRoute,
  phoneRoute,
  secondStepRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  termRoute,
  policyRoute,
  manualRoute,
  faqRoute,
]);

/** Outside /auth, because people who are signed in come back here as well: to connect a provider. */
export const socialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/social',
  validateSearch: readNext,
  beforeLoad: ({ location }) => {
    const next = receiveSocialResponse(location);
    // No token may stay in the address or in the history.
    if (next !== undefined)
      throw redirect({ to: '/auth/social', search: next === null ? {} : { next }, replace: true });
    if (!isSocialResponseForHere()) guestOnlyGuard();
  },
  component: lazyPage('auth', () => import('../../features/auth/social.page.tsx'), 'SocialPage'),
});
