import type { ChatIdentity } from '@sampan/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatEnvelope, chatMessageOf, type ToChatFrame } from './chat-message.ts';
import { createChatSession } from './chat-session.ts';
import { createConsentStore } from './consent.store.ts';
import { createMemoryStorage } from '../storage/index.ts';

const RACHEL: ChatIdentity = { id: 'u1', name: 'Rachel', phone: '+6591234567', email: 'r@shop.test', signature: 'ab' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSession(identity: () => Promise<ChatIdentity | null> = () => Promise.resolve(RACHEL)) {
  const posted: ToChatFrame[] = [];
  const chat = { provider: 'crisp', site: 's', url: 'https://chat.example' } as const;
  const session = createChatSession({ chat, language: 'en', identity, post: (message) => void posted.push(message) });
  return { posted, session, chat };
}

test('spec 7 Third-party: the service gets the user id, name, phone and email once its frame waits', async () => {
  const { posted, session, chat } = openSession();
  expect(posted).toEqual([]);
  session.receive({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([{ kind: 'start', chat, language: 'en', identity: RACHEL }]);
  session.receive({ kind: 'ready' });
  expect(session.$state.get()).toBe('ready');
});

test('spec 7 Third-party: it is updated 1.2 s after the profile, once for changes in between', async () => {
  const { posted, session } = openSession();
  session.receive({ kind: 'ready' });
  session.profileChanged();
  await vi.advanceTimersByTimeAsync(1_000);
  session.profileChanged();
  await vi.advanceTimersByTimeAsync(1_199);
  expect(posted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(posted).toEqual([{ kind: 'identify', identity: RACHEL }]);
});

test('after consent is withdrawn nothing more is told, and the service forgets first', async () => {
  const { posted, session } = openSession();
  session.receive({ kind: 'ready' });
  session.profileChanged();
  session.end();
  expect(session.$state.get()).toBe('ready');
  session.receive({ kind: 'forgotten' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(posted).toEqual([{ kind: 'forget' }]);
  session.receive({ kind: 'ready' });
  expect(session.$state.get()).toBe('ended');
  // A service that does not answer keeps nobody.
  const silent = openSession();
  silent.session.receive({ kind: 'ready' });
  silent.session.end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(silent.session.$state.get()).toBe('ended');
  // A frame that never came up has nothing to forget.
  const blocked = openSession();
  blocked.session.receive({ kind: 'unavailable' });
  blocked.session.end();
  expect([blocked.posted, blocked.session.$state.get()]).toEqual([[], 'ended']);
});

test('a server that does not say who chats leaves an anonymous chat', async () => {
  const { posted, session } = openSession(() => Promise.reject(new Error('offline')));
  session.receive({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toMatchObject([{ kind: 'start', identity: null }]);
});

test('a chat needs consent in every country, whatever is asked for page views', () => {
  const consent = createConsentStore({ storage: createMemoryStorage(), asksFirst: () => false, says_no: false });
  expect([consent.allows('chat'), consent.allows('page_views')]).toEqual([false, true]);
  consent.answer('chat', 'given');
  expect(consent.allows('chat')).toBe(true);
  consent.answer('chat', 'refused');
  expect([consent.allows('chat'), consent.allows('page_views')]).toEqual([false, true]);
});

test('messages of others are not for us', () => {
  const here = { window: 'frame', origin: 'https://ship.example' };
  const data = chatEnvelope({ kind: 'ready' });
  expect(chatMessageOf({ origin: here.origin, source: 'frame', data }, here)).toEqual({ kind: 'ready' });
  for (const other of [
    { origin: 'https://chat.example', source: 'frame', data },
    { origin: here.origin, source: 'another', data },
    { origin: here.origin, source: 'frame', data: { kind: 'ready' } },
    { origin: here.origin, source: 'frame', data: 'ready' },
  ])
    expect(chatMessageOf(other, here)).toBeNull();
});
