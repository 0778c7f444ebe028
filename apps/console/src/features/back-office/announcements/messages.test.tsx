import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  errorBeside,
  showPage,
  submitForm,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { MessagesPage } from './messages.page.tsx';

const ID = '0190a5f0-0000-7000-8000-000000000001';
const MESSAGE = {
  id: ID,
  texts: { en: 'Couriers rest on 25 December.' },
  tone: 'info',
  country_code: null,
  created_at: 1_764_000_000,
  ends_at: 4_000_000_000,
  is_shown: true,
};
let records: object[] = [];
let shown: ShownPage;
afterEach(() => shown.unmount());

const show = async () => {
  records = [];
  shown = await showPage(MessagesPage, '/auth', ({ method, path }) => {
    if (path === '/admin/message') records = [MESSAGE];
    if (method === 'DELETE') records = [{ ...MESSAGE, is_shown: false }];
    if (method !== 'GET') return Response.json(method === 'POST' ? MESSAGE : { success: true });
    return Response.json({ records, total: records.length, page: 1, per_page: 20 });
  });
};
const sees = (text: string) => vi.waitFor(() => expect(shown.box.textContent).toContain(text), { timeout: 15_000 });

test('spec 7 message/latest: a message is published with its English, and taken back', async () => {
  await show();
  await sees('No messages yet');
  await submitForm(shown.box);
  expect(errorBeside(shown.box, /^Message in English/u)).toContain('is required');
  const text = shown.box.querySelector('textarea') as HTMLTextAreaElement;
  expect(control(shown.box, /^Message in English/u)).toBe(text);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(text, MESSAGE.texts.en);
    text.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await submitForm(shown.box);
  await sees('Until');
  expect(shown.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    texts: { en: MESSAGE.texts.en },
    tone: 'info',
    country_code: null,
  });
  await click(buttonNamed(shown.box, /^Take back message/u));
  await sees('Ended');
  expect(shown.asked.find(({ method }) => method === 'DELETE')?.path).toBe(`/admin/message/${ID}`);
});
