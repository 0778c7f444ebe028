import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { orderDraftOf } from '../create-label/draft/order-draft.store.ts';
import { useFirstParcel } from './use-first-parcel.ts';

const WEI = { id: 'u-first', country_code: 'SG', rights: ['createOrder'] } as unknown as User;
const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

test('spec 2 /onboard: a parcel that waits on the server is taken up in a browser that knows none', async () => {
  startSession({ token: 'token', user: WEI });
  const Page = () => <p>{useFirstParcel(ID) ? 'ready' : 'waits'}</p>;
  shown = await showPage(Page, '/auth', ({ path }) =>
    path === `/order/${ID}` ? Response.json({ id: ID, package_content: 'Kaya jam' }) : undefined,
  );
  await vi.waitFor(() => expect(shown.box.textContent).toContain('ready'));
  expect(orderDraftOf(WEI).$draft.get()).toMatchObject({ order_id: ID, fields: { package_content: 'Kaya jam' } });
});
