import type { User } from '@sampan/contract';
import { afterEach, expect, it, test } from 'vitest';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { isSignInVisit, signInAddressOf } from './sign-in-visit.ts';

const at = (path: string) => new URL(path, 'http://sampan.test');
afterEach(() => endSession());

test('only the sign-in page of somebody who is signed out stands without the console', () => {
  expect(['/', '/auth', '/auth/sign-in'].map((path) => isSignInVisit(at(path)))).toEqual([true, true, true]);
  const others = ['/auth/register', '/auth/social', '/auth/invitation', '/orders/new', '/sg', '/home', '/auth/'];
  expect(others.filter((path) => isSignInVisit(at(path)))).toEqual([]);
  startSession({ token: 't', user: { id: 'u1', country_code: 'SG' } as User });
  expect(isSignInVisit(at('/auth'))).toBe(false);
});

it.each([
  ['/auth', '/auth'],
  ['/auth?next=%2Forders%2Fnew%3Fsearch%3Dtan', '/auth?next=%2Forders%2Fnew%3Fsearch%3Dtan'],
  ['/auth/sign-in?ref=ABC&country=MY&utm=x', '/auth/sign-in?ref=ABC&country=MY'],
  ['/auth?country=XX&next=', '/auth'],
  ['/?next=%2Fsettings&ref=ABC', '/auth?next=%2Fsettings'],
])('writes %s as the router does: %s', (asked, written) => {
  expect(signInAddressOf(at(asked))).toBe(written);
});
