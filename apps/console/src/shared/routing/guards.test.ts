import type { User } from '@sampan/contract';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, describe, expect, it, test } from 'vitest';
import { endSession, session, startSession } from '../session/session.store.ts';
import { safeNextPath, signInAddress } from './next-path.ts';
import { landingPath, signedInGuard, guestOnlyGuard } from './guards.ts';

const person = (country_code: User['country_code']) => ({ id: 'u1', country_code }) as User;
const signIn = (country_code: User['country_code'] = 'SG') => startSession({ token: 't', user: person(country_code) });

/** Where a guard leads; null when it lets the visit through. */
function leadsTo(guard: () => void): { to: unknown; search?: unknown; params?: unknown } | null {
  try {
    guard();
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, search, params } = thrown.options;
    return { to, ...(search === undefined ? {} : { search }), ...(params === undefined ? {} : { params }) };
  }
}

afterEach(() => {
  endSession();
  session.setRedirectUrl(null);
});

describe('spec 2 Redirect rules', () => {
  test('a signed-in user on an /auth page goes to /orders/new; a signed-out one stays', () => {
    expect(leadsTo(guestOnlyGuard)).toBeNull();
    signIn();
    for (const path of ['/auth', '/auth/register', '/auth/terms', '/auth/term/more'])
      expect([path, leadsTo(() => guestOnlyGuard(path))]).toEqual([
        path,
        { to: '/orders/$list', params: { list: 'new' } },
      ]);
  });

  test('spec 2 Public routes: terms, policy, manual and FAQ of /auth are read while signed in', () => {
    signIn();
    for (const name of ['term', 'policy', 'manual', 'faq'])
      expect([name, leadsTo(() => guestOnlyGuard(`/auth/${name}`))]).toEqual([name, null]);
  });

  test('a signed-out user on a private page goes to /, and the page is remembered for after the sign-in', () => {
    expect(leadsTo(() => signedInGuard('/orders/pick-up?page=2'))).toEqual({
      to: '/',
      search: { next: '/orders/pick-up?page=2' },
    });
    expect(leadsTo(() => signedInGuard('/home'))).toEqual({ to: '/', search: {} });
  });

  test('a signed-out user on a private page goes to the stored redirect address, once', () => {
    signIn();
    endSession('/auth');
    expect(leadsTo(() => signedInGuard('/settings'))).toEqual({ to: '/auth', search: {} });
    expect(leadsTo(() => signedInGuard('/settings'))).toEqual({ to: '/', search: { next: '/settings' } });
  });

  test('spec 4 Sessions: after a forced logout the stored address leads back to where the person was', () => {
    signIn();
    endSession(signInAddress('/orders/new?search=tan&order=1'));
    expect(leadsTo(() => signedInGuard('/orders/new'))).toEqual({
      to: '/auth',
      search: { next: '/orders/new?search=tan&order=1' },
    });
  });

  test('a signed-in user stays on a private page, and / leads home', () => {
    expect(landingPath()).toBe('/auth');
    signIn();
    expect(leadsTo(() => signedInGuard('/settings'))).toBeNull();
    expect(landingPath()).toBe('/home');
  });

  test('spec 1: whoever belongs to Vietnam goes to /maintain', () => {
    signIn('VN');
    expect(leadsTo(() => signedInGuard('/orders/new'))).toEqual({ to: '/maintain' });
  });
});

describe('where signing in leads (spec section 2, Redirect rules)', () => {
  it.each(['/orders/pick-up', '/orders/new?search=tan&order=1', '/settings#addresses'])(
    'follows our own path %s',
    (path) => {
      expect(safeNextPath(path)).toBe(path);
    },
  );

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', 'orders/new', ''])(
    'does not follow %s',
    (path) => {
      expect(safeNextPath(path)).toBeNull();
      expect(signInAddress(path)).toBe('/auth');
    },
  );

  it('does not lead back to where it came from', () => {
    expect(safeNextPath('/auth')).toBeNull();
    expect(safeNextPath('/auth/register?next=/home')).toBeNull();
    expect(safeNextPath('/authors')).toBe('/authors');
  });
});
