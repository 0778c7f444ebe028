import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { SecuritySessions } from './security-sessions.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

test('the sign-in before this one is told, by GET me/track_login (spec 7 Account)', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const previous = { method: 'password', ip: '203.0.113.9', device: 'Firefox, Linux', created_at: 1_700_000_000 };
  shown = await showPage(SecuritySessions, '/auth', ({ path }) =>
    path === '/me/track_login' ? Response.json({ current: previous, previous }) : undefined,
  );
  await vi.waitFor(() => expect(shown.box.textContent).toMatch(/Previous sign-in: .+, Firefox, Linux/u), {
    timeout: 15_000,
  });
});
