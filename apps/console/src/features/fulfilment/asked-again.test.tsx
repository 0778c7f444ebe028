import type { User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { useInboundActions } from './inbound/use-inbound.ts';
import { useBulkFulfilment } from './use-bulk-fulfilment.ts';

/** Longer than a busy machine takes. */
const SOON = { timeout: 15_000 };
let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

const DRAFT = { warehouse_id: 'w1', reference: '', carrier: '', tracking_code: '', boxes: 0, lines: [] };
const done = { times: 0 };

function Actions() {
  const onDone = () => {
    done.times += 1;
  };
  const { announce } = useInboundActions(onDone);
  const { pick } = useBulkFulfilment(onDone);
  return (
    <>
      <button type="button" onClick={() => announce.mutate(DRAFT)}>
        announce
      </button>
      <button type="button" onClick={() => pick.mutate({ ids: ['o1'] })}>
        pick
      </button>
    </>
  );
}

test.each([
  ['announce', 'the same goods announced once more are another delivery'],
  ['pick', 'the same orders picked once more are another job'],
])('%s: %s', async (name) => {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  shown = await showPage(Actions, '/auth', ({ method }) =>
    method === 'POST' ? Response.json({ id: '019aa000-0000-7000-8000-000000000001' }) : undefined,
  );
  const button = [...shown.box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  for (const n of [1, 2]) {
    done.times = 0;
    button?.click();
    await vi.waitFor(() => expect(done.times, `time ${n}`).toBe(1), SOON);
  }
  expect(new Set(shown.asked.flatMap(({ key }) => key ?? [])).size).toBe(2);
});
