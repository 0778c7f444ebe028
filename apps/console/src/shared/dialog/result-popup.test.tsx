import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { ResultPopup, type ResultPopupProps } from './result-popup.tsx';

let shown: ShownPage;
afterEach(() => shown.unmount());

const onClose = vi.fn();
const show = async (props: Partial<ResultPopupProps> & Pick<ResultPopupProps, 'tone'>): Promise<void> => {
  const popup = { onClose, children: 'A message.', ...props };
  shown = await showPage(
    () => <ResultPopup {...popup} />,
    '/auth',
    () => undefined,
  );
};

test.each([
  ['error', 'Error', 'Try again'],
  ['success', 'Successful', 'Continue'],
] as const)('spec 2 Modals: the generic result popup for %s is %s / %s unless told', async (tone, title, button) => {
  await show({ tone });
  expect(shown.box.querySelector('h2')?.textContent).toBe(title);
  expect(shown.box.textContent).toContain('A message.');
  expect(shown.box.querySelector('input')).toBeNull();
  await click(buttonNamed(shown.box, new RegExp(`^${button}$`, 'u')));
  expect(onClose).toHaveBeenCalledOnce();
  onClose.mockClear();
});

test('spec 2 Modals: it takes a title, a button of its own and a tracking URL', async () => {
  const onConfirm = vi.fn();
  const url = 'https://ship.example/t/SMPME00000000010';
  await show({ tone: 'success', title: 'Label ready', confirm: 'Print', trackingUrl: url, onConfirm });
  expect(shown.box.querySelector('h2')?.textContent).toBe('Label ready');
  expect(shown.box.querySelector('input')?.value).toBe(url);
  await click(buttonNamed(shown.box, /^Print$/u));
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
