import type { User } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { $is_cancel_cod, beginCancel } from '../../cod/cancel-cod.store.ts';
import { useOrderList } from './use-order-list.ts';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

test('spec 4 Order lifecycle: an order-list refresh resets the cancel-COD flag, and nothing else does', async () => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'PH', rights: [] } as unknown as User });
  const Page = () => {
    const list = useOrderList('cod', {});
    return <button onClick={() => void list.refetch()}>{list.isSuccess ? 'Refresh' : 'Loading'}</button>;
  };
  shown = await showPage(Page, '/auth', () => undefined);
  await vi.waitFor(() => buttonNamed(shown.box, /^Refresh/u), { timeout: 15_000 });
  act(() => beginCancel([{ is_cod: false }]));
  expect($is_cancel_cod.get()).toBe(false);
  act(() => beginCancel([{ is_cod: false }, { is_cod: true }]));
  expect($is_cancel_cod.get()).toBe(true);
  await click(buttonNamed(shown.box, /^Refresh/u));
  await vi.waitFor(() => expect($is_cancel_cod.get()).toBe(false), { timeout: 15_000 });
});
