import type { SupportRequest, User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { NewRequest } from './new-request.tsx';
import { OwnRequestView } from './own-request.tsx';

/** Longer than a busy machine takes. */
const SOON = { timeout: 15_000 };
let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

const REQUEST: SupportRequest = {
  id: '019aa000-0000-7000-8000-000000000001',
  state: 'answered',
  subject: 'Pick-up on Saturdays',
  opened_by: 'Rachel Tan',
  created_at: 1_700_000_000,
  updated_at: 1_700_000_600,
  messages: [
    {
      id: '019aa000-0000-7000-8000-000000000001',
      is_answer: false,
      author: 'Rachel Tan',
      content: 'Do you pick up on Saturdays?',
      created_at: 1_700_000_000,
    },
    {
      id: '019aa000-0000-7000-8000-000000000002',
      is_answer: true,
      author: 'Sampan',
      content: 'Yes, until 2 pm.',
      created_at: 1_700_000_600,
    },
  ],
};
const replied = (content: string): SupportRequest => ({
  ...REQUEST,
  state: 'open',
  messages: [
    ...REQUEST.messages,
    {
      id: '019aa000-0000-7000-8000-000000000003',
      is_answer: false,
      author: 'Rachel Tan',
      content,
      created_at: 1_700_000_700,
    },
  ],
});

const signIn = (rights: string[]) =>
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights } as unknown as User });
const text = () => shown.box.textContent ?? '';
const button = (name: string) =>
  [...shown.box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
function type(selector: string, value: string) {
  const field = shown.box.querySelector(selector) as HTMLInputElement | HTMLTextAreaElement;
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(of, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function openRequest(rights: string[], address = '/auth') {
  signIn(rights);
  const sent: [string, unknown][] = [];
  shown = await showPage(
    () => <OwnRequestView id={REQUEST.id} />,
    address,
    ({ path, method, body }) => {
      if (!path.includes('/support/request/')) return undefined;
      if (method === 'GET') return Response.json(REQUEST);
      sent.push([path.split('/').at(-1) ?? '', body]);
      if (path.endsWith('/close')) return Response.json({ ...REQUEST, state: 'closed' });
      return Response.json(replied((body as { content: string }).content));
    },
  );
  await vi.waitFor(() => expect(text()).toContain('Yes, until 2 pm.'), SOON);
  return sent;
}

test('an answer stands below what was asked; a reply opens the request again', async () => {
  const sent = await openRequest(['replySupportRequest', 'closeSupportRequest']);
  expect([...shown.box.querySelectorAll('.c-thread__message strong')].map(({ textContent }) => textContent)).toEqual([
    'Rachel Tan',
    'Sampan',
  ]);
  expect(shown.box.querySelector('h1')?.textContent).toContain('Answered');
  button('Send reply')?.click();
  await vi.waitFor(() => expect(text()).toContain('Your reply is required'), SOON);
  expect(sent).toEqual([]);
  type('textarea', 'And on Sundays?');
  await vi.waitFor(() => expect(text()).not.toContain('Your reply is required'), SOON);
  button('Send reply')?.click();
  await vi.waitFor(() => expect(shown.box.querySelector('h1')?.textContent).toContain('Open'), SOON);
  expect(sent).toEqual([['reply', { content: 'And on Sundays?' }]]);
  expect(text()).toContain('And on Sundays?');
  expect(shown.box.querySelector('textarea')?.value).toBe('');
});

test('a request is closed from its page; whoever only looks finds no way to write', async () => {
  const sent = await openRequest(['replySupportRequest', 'closeSupportRequest']);
  button('Close request')?.click();
  await vi.waitFor(() => expect(shown.box.querySelector('h1')?.textContent).toContain('Closed'), SOON);
  expect(sent).toEqual([['close', null]]);
  expect(button('Close request')).toBeUndefined();
  await shown.unmount();
  await openRequest([]);
  expect(shown.box.querySelector('form')).toBeNull();
});

test('a new request names what is missing before it is sent, and is sent once', async () => {
  signIn(['createSupportRequest']);
  const sent: unknown[] = [];
  shown = await showPage(NewRequest, '/auth', ({ path, method, body }) => {
    if (method !== 'POST' || !path.endsWith('/support/request')) return undefined;
    sent.push(body);
    return Response.json({ ...REQUEST, state: 'open' });
  });
  await vi.waitFor(() => expect(shown.box.querySelector('textarea')).not.toBeNull(), SOON);
  button('Send message')?.click();
  await vi.waitFor(() => expect(text()).toContain('Subject is required'), SOON);
  expect(text()).toContain('Content is required');
  type('input', 'Pick-up on Saturdays');
  type('textarea', 'Do you pick up on Saturdays?');
  await vi.waitFor(() => expect(text()).not.toContain('is required'), SOON);
  button('Send message')?.click();
  await vi.waitFor(
    () => expect(sent).toEqual([{ subject: 'Pick-up on Saturdays', content: 'Do you pick up on Saturdays?' }]),
    SOON,
  );
});

test('a subject in any letters is sent: none of them stands in a header', async () => {
  signIn(['createSupportRequest']);
  shown = await showPage(NewRequest, '/auth', ({ path, method }) =>
    method === 'POST' && path.endsWith('/support/request') ? Response.json({ ...REQUEST, state: 'open' }) : undefined,
  );
  await vi.waitFor(() => expect(shown.box.querySelector('textarea')).not.toBeNull(), SOON);
  type('input', 'Lấy hàng thứ bảy 📦');
  type('textarea', 'Do you pick up on Saturdays?');
  await vi.waitFor(() => expect(shown.box.querySelector('textarea')?.value).not.toBe(''), SOON);
  button('Send message')?.click();
  await vi.waitFor(() => expect(text()).toBe('elsewhere'), SOON);
  expect(shown.asked.find(({ method }) => method === 'POST')?.key).toMatch(/^[\w-]+$/u);
});

test('the same words once more are another reply', async () => {
  const sent = await openRequest(['replySupportRequest']);
  for (const n of [1, 2]) {
    type('textarea', 'Any news?');
    await vi.waitFor(() => expect(shown.box.querySelector('textarea')?.value).not.toBe(''), SOON);
    // The one before may be known to have ended a moment after its text is gone.
    await vi.waitFor(() => {
      button('Send reply')?.click();
      expect(sent).toHaveLength(n);
    }, SOON);
    await vi.waitFor(() => expect(shown.box.querySelector('textarea')?.value).toBe(''), SOON);
  }
  expect(new Set(shown.asked.flatMap(({ key }) => key ?? [])).size).toBe(2);
});

test('what is typed while a message is being sent stays', async () => {
  signIn(['replySupportRequest']);
  let answer: (response: Response) => void = () => undefined;
  shown = await showPage(
    () => <OwnRequestView id={REQUEST.id} />,
    '/auth',
    ({ path, method }) => {
      if (!path.includes('/support/request/')) return undefined;
      if (method === 'GET') return Response.json(REQUEST);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  );
  await vi.waitFor(() => expect(shown.box.querySelector('textarea')).not.toBeNull(), SOON);
  type('textarea', 'Thank you.');
  await vi.waitFor(() => expect(shown.box.querySelector('textarea')?.value).toBe('Thank you.'), SOON);
  button('Send reply')?.click();
  await vi.waitFor(() => expect(shown.asked.some(({ path }) => path.endsWith('/reply'))).toBe(true), SOON);
  type('textarea', 'Thank you. And on Sundays?');
  answer(Response.json(replied('Thank you.')));
  await vi.waitFor(() => expect(shown.box.querySelector('h1')?.textContent).toContain('Open'), SOON);
  expect(shown.box.querySelector('textarea')?.value).toBe('Thank you. And on Sundays?');
});

test('the way back leads to the same part of the list', async () => {
  await openRequest([], `/auth?request=${REQUEST.id}&state=answered`);
  const back = shown.box.querySelector<HTMLAnchorElement>('.c-requests__back');
  expect(back?.getAttribute('href')).toBe('/settings/support?state=answered');
});
