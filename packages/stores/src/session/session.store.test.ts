import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session.store.ts';
import { createMemoryStorage } from '../storage/storage.port.ts';

interface Person {
  id: string;
  name: string;
}
const siti: Person = { id: 'u1', name: 'Siti' };

describe('session (spec 4 Sessions)', () => {
  it('stores token and user across reloads', () => {
    const storage = createMemoryStorage();
    createSessionStore<Person>({ storage }).signIn({ token: 't1', user: siti });
    const reloaded = createSessionStore<Person>({ storage });
    expect([reloaded.getToken(), reloaded.$user.get()]).toEqual(['t1', siti]);
  });

  it('clears everything at sign-out, sets a redirect, and tells those who keep things of the person', () => {
    const storage = createMemoryStorage();
    const session = createSessionStore<Person>({ storage });
    let told = 0;
    session.onSignOut(() => (told += 1));
    session.signIn({ token: 't1', user: siti });
    session.setGhostUserId('g1');
    session.signOut('/orders/new?page=2');
    expect([session.getToken(), session.$user.get(), session.getGhostUserId(), told]).toEqual([null, null, null, 1]);
    const reloaded = createSessionStore<Person>({ storage });
    expect([reloaded.getToken(), reloaded.getGhostUserId()]).toEqual([null, null]);
    expect([reloaded.takeRedirectUrl(), reloaded.takeRedirectUrl()]).toEqual(['/orders/new?page=2', '/']);
  });

  it('goes on as somebody else and back: what belongs to the one before is cleared (spec 4 Login as)', () => {
    const storage = createMemoryStorage();
    const session = createSessionStore<Person>({ storage });
    session.signIn({ token: 't1', user: siti });
    session.setRedirectUrl('/orders/new');
    const seen: unknown[] = [];
    session.$session.listen((now) => seen.push([now?.token, session.getGhostUserId()]));
    let told = 0;
    session.onSignOut(() => (told += 1));
    session.switchTo({ token: 't2', user: { id: 'u2', name: 'Wei' } }, 'u2');
    expect([session.takeRedirectUrl(), told]).toEqual(['/', 1]);
    const reloaded = createSessionStore<Person>({ storage });
    expect([reloaded.getToken(), reloaded.$user.get()?.id, reloaded.getGhostUserId()]).toEqual(['t2', 'u2', 'u2']);
    session.switchTo({ token: 't1', user: siti }, null);
    expect(seen).toEqual([
      ['t2', 'u2'],
      ['t1', null],
    ]);
  });

  it('takes newer facts about the same user only', () => {
    const session = createSessionStore<Person>({ storage: createMemoryStorage() });
    session.updateUser(siti);
    expect(session.$session.get()).toBeNull();
    session.signIn({ token: 't1', user: siti });
    session.updateUser({ id: 'u2', name: 'Somebody else' });
    session.updateUser({ id: 'u1', name: 'Siti Aminah' });
    expect(session.$session.get()).toEqual({ token: 't1', user: { id: 'u1', name: 'Siti Aminah' } });
  });

  it('follows another tab', () => {
    const storage = createMemoryStorage();
    const [here, there] = [createSessionStore<Person>({ storage }), createSessionStore<Person>({ storage })];
    let told = 0;
    here.onSignOut(() => (told += 1));
    there.signIn({ token: 't2', user: siti });
    here.reload();
    expect(here.getToken()).toBe('t2');
    there.signOut();
    here.reload();
    expect([here.getToken(), told]).toEqual([null, 1]);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/a\nb', ''])(
    'never redirects to %j (trust.md 4 row 6)',
    (url) => {
      const session = createSessionStore<Person>({ storage: createMemoryStorage() });
      session.setRedirectUrl(url);
      expect(session.takeRedirectUrl()).toBe('/');
    },
  );

  it.each(['not json', '{"token":5,"user":{"id":"u1"}}', '{"token":"t"}', 'null', '[]'])(
    'starts signed out when the storage holds %s',
    (text) => {
      const storage = createMemoryStorage();
      storage.setItem('sampan.session', text);
      expect(createSessionStore<Person>({ storage }).$session.get()).toBeNull();
    },
  );

  it('works without a storage that works', () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const session = createSessionStore<Person>({ storage: { getItem: broken, setItem: broken, removeItem: broken } });
    session.signIn({ token: 't1', user: siti });
    expect(session.getToken()).toBe('t1');
  });
});
