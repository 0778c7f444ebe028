import type { Order, User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { $toasts } from '../../../shared/toast/toast.store.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const ORDER = { id: '0190a5f0-0000-7000-8000-000000000001', number: 'SMP1', label: null, is_cod: false } as Order;

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  $toasts.set([]);
  endSession();
});

test("spec 4 Order lifecycle: a cancellation sends its reason and is confirmed with 'Package was successfully cancelled'", async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const onClose = vi.fn();
  const Page = () => <CancelDialog orders={[ORDER]} onClose={onClose} />;
  shown = await showPage(Page, '/auth', () => Response.json({ ...ORDER, status: 'cancelled' }));
  await click(buttonNamed(shown.box, /^Cancel parcel/u));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect($toasts.get().map(({ text }) => text)).toEqual(['Package was successfully cancelled']);
  expect(shown.asked.find(({ path }) => path.endsWith('/cancel'))).toMatchObject({
    method: 'DELETE',
    path: `/order/${ORDER.id}/cancel`,
    body: { reason: expect.stringMatching(/\S/u) },
  });
});
