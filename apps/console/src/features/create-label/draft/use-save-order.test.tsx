import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../../shared/session/session.store.ts';
import { orderDraftOf } from './order-draft.store.ts';
import { useSaveOrder } from './use-save-order.ts';

const WEI = { id: 'u-save', country_code: 'SG', rights: ['createOrder'] } as unknown as User;
const ID = '01a1fc16-bb9c-785d-82ef-2117c4e0d956';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

test('spec 4 Order lifecycle: the steps create the order, update it once an id exists, and say nothing twice', async () => {
  startSession({ token: 'token', user: WEI });
  const draft = orderDraftOf(WEI);
  draft.change({ package_content: 'Kaya jam' });
  const saved = vi.fn();
  const Page = () => {
    const save = useSaveOrder();
    return <button onClick={() => void save().then(saved)}>Continue</button>;
  };
  shown = await showPage(Page, '/auth', ({ method }) => (method === 'GET' ? undefined : Response.json({ id: ID })));
  const press = async () => {
    const before = saved.mock.calls.length;
    await click(buttonNamed(shown.box, /^Continue$/u));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(before + 1), { timeout: 15_000 });
    expect(saved).toHaveBeenLastCalledWith(ID);
  };
  await press();
  await press();
  draft.change({ package_content: 'Coffee' });
  await press();
  const sent = shown.asked.map(({ method, path, body }) => [
    method,
    path,
    (body as { package_content: string }).package_content,
  ]);
  expect(sent).toEqual([
    ['POST', '/order', 'Kaya jam'],
    ['PUT', `/order/${ID}`, 'Coffee'],
  ]);
});
