import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { useReliability } from './use-reliability.ts';

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

function Said() {
  const { is_pending, textOf } = useReliability();
  const said = ['known', 'new', 'unpromised', 'never'].map((id) => `${id}: ${String(textOf(id))}`);
  return <p>{is_pending ? 'asking' : said.join('; ')}</p>;
}

const service = (key: string, delivered: number, on_time_share: number | null) => ({
  key,
  figures: { delivered, on_time_share },
});

const open = async (answer: Response) => {
  shown = await showPage(Said, '/auth', ({ path }) => (path.endsWith('/order_analysis/list') ? answer : undefined));
  return shown.box;
};

test('a service says how often it kept its promise, once it carried enough parcels', async () => {
  const records = [service('known', 48, 0.958), service('new', 4, 1), service('unpromised', 9, null)];
  const box = await open(Response.json({ records }));
  await vi.waitFor(() =>
    expect(box.textContent).toBe(
      'known: 96% on time, 48 delivered in 12 weeks; new: null; unpromised: null; never: null',
    ),
  );
});

test('prices do not wait for figures that cannot be had', async () => {
  const box = await open(Response.json({ code: 'internal' }, { status: 400 }));
  await vi.waitFor(() => expect(box.textContent).toContain('known: null'));
});
