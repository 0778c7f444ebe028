import type { User } from '@sampan/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $session, endSession, session, startSession } from '../session/session.store.ts';
import { createServices } from './create-services.ts';

const user = (id: string) => ({ id, country_code: 'SG' }) as User;

afterEach(() => {
  endSession();
  session.setRedirectUrl(null);
});

/** A server that knows one token. */
function serverThatKnows(token: string): void {
  vi.stubGlobal('fetch', async (request: RequestInfo | URL, init?: RequestInit) => {
    const sent = new Headers(request instanceof Request ? request.headers : init?.headers).get('authorization');
    await new Promise((resolve) => setTimeout(resolve, 5));
    return sent === `Bearer ${token}`
      ? Response.json({ new: 0 })
      : Response.json({ code: 'unauthorized', message: 'Please sign in again.' }, { status: 401 });
  });
}

describe('spec 4 Sessions: any 401 forces logout', () => {
  test('of the current token; where the person was is kept as the redirect address', async () => {
    serverThatKnows('another');
    window.history.replaceState(null, '', '/orders/pick-up?page=2');
    startSession({ token: 'dead', user: user('u1') });
    const { api } = createServices('http://server.test');
    await Promise.allSettled(Array.from({ length: 20 }, () => api.countOrders()));
    expect($session.get()).toBeNull();
    expect(session.$redirect_url.get()).toBe('/auth?next=%2Forders%2Fpick-up%3Fpage%3D2');
  });

  test('trust 4 row 5: 20 parallel calls during a session switch stay logged in', async () => {
    serverThatKnows('second');
    startSession({ token: 'first', user: user('u1') });
    const { api } = createServices('http://server.test');
    const before = Array.from({ length: 20 }, () => api.countOrders());
    await Promise.resolve();
    startSession({ token: 'second', user: user('u2') });
    const after = Array.from({ length: 20 }, () => api.countOrders());
    const [old, fresh] = [await Promise.allSettled(before), await Promise.allSettled(after)];
    expect(old.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(fresh.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect($session.get()?.token).toBe('second');
  });
});
