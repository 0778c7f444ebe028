import { endpoints, refusalOf, type EndpointName, type User } from '@sampan/contract';

/**
 * Whether somebody's role reaches an endpoint (spec 6): what a screen offers follows from it. The verified email and the
 * accepted terms are not asked here; while they lack, a dialog lies over every screen.
 */
export function mayCall(name: EndpointName, user: User): boolean {
  const refusal = refusalOf(endpoints[name], {
    ...user,
    is_impersonated: user.is_admin_logged_in,
    api_scopes: null,
    is_test_key: false,
  });
  return refusal === null || refusal === 'email_unverified' || refusal === 'terms_required';
}
