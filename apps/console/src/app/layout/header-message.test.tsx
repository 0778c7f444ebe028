import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { HeaderMessage, PageMessage } from './header-message.tsx';

const FIGURES = { completed_30_days: 12, smooth_30_days: 11, daily_labels: [] };
let shown: ShownPage;
afterEach(() => shown.unmount());

const show = async (message: object | null, Page = HeaderMessage) => {
  shown = await showPage(Page, '/auth', ({ path }) => {
    if (path === '/message/latest') return Response.json({ message });
    return path === '/analytics/performance' ? Response.json(FIGURES) : undefined;
  });
};
const expectText = (text: string) =>
  vi.waitFor(() => expect(shown.box.textContent).toContain(text), { timeout: 15_000 });
const MESSAGE = { text: 'Couriers rest on 25 December.', tone: 'info', created_at: 1, ends_at: 2 };

test('spec 2 Header, 7 Common: message/latest feeds the header, before analytics/performance', async () => {
  await show(MESSAGE);
  await expectText('Couriers rest on 25 December.');
  expect(shown.box.querySelectorAll('p')).toHaveLength(1);
});

test('spec 2 Header, 7 Common: analytics/performance feeds it while there is no message', async () => {
  await show(null);
  await expectText('12');
});

test('where the header has no room the message stands over the page', async () => {
  await show(MESSAGE, PageMessage);
  await expectText('Couriers rest on 25 December.');
});
