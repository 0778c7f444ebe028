import type { User } from '@sampan/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { $user, endSession, startSession, updateSessionUser } from './session.store.ts';
import { useUser } from './use-user.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const host = document.createElement('div');
const root = createRoot(host);
afterEach(() => act(() => root.render(null)));

function Name() {
  return <p>{useUser().name}</p>;
}

test('a part that arrives while its session ends still has the person who was there (spec 4 Sessions: any 401 forces logout)', () => {
  startSession({ token: 'token', user: { name: 'Marcus Lim', country_code: 'SG', language: 'en' } as User });
  endSession('/orders/completed');
  act(() => root.render(<Name />));
  expect(host.textContent).toBe('Marcus Lim');
});

test('the same facts about the person, asked for again, draw nothing anew', () => {
  const user = { id: '1', name: 'Marcus Lim', country_code: 'SG', language: 'en' } as User;
  startSession({ token: 'token', user });
  act(() => root.render(<Name />));
  const seen = $user.get();
  act(() => updateSessionUser({ ...user }));
  expect($user.get()).toBe(seen);
  act(() => updateSessionUser({ ...user, name: 'Marcus' }));
  expect(host.textContent).toBe('Marcus');
});
