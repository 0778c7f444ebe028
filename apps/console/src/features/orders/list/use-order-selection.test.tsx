import type { Order } from '@sampan/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOrderSelection, type OrderSelection } from './use-order-selection.ts';

const parcels = (...ids: string[]) => ids.map((id) => ({ id }) as Order);

/** Draws the hook as the page does and gives what it returned last. */
async function mount() {
  const box = document.createElement('div');
  const root = createRoot(box);
  let latest: OrderSelection | undefined;
  function Page({ scope, records }: { scope: string; records: readonly Order[] | undefined }) {
    latest = useOrderSelection(scope, records);
    return null;
  }
  return {
    draw: (scope: string, records: readonly Order[] | undefined) =>
      act(async () => root.render(<Page scope={scope} records={records} />)),
    set: (...ids: string[]) => act(async () => latest?.set(Object.fromEntries(ids.map((id) => [id, true as const])))),
    clear: () => act(async () => latest?.clear()),
    ids: () => latest?.orders.map(({ id }) => id),
  };
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

describe('selecting parcels', () => {
  it('keeps parcels of other pages, so that one print takes them all', async () => {
    const page = await mount();
    await page.draw('new', parcels('a', 'b'));
    await page.set('a', 'b');
    await page.draw('new', parcels('c', 'd'));
    await page.set('a', 'b', 'c');
    expect(page.ids()).toEqual(['a', 'b', 'c']);
  });

  it('starts anew with another list or other filters: nobody prints what they cannot see', async () => {
    const page = await mount();
    await page.draw('new', parcels('a', 'b'));
    await page.set('a');
    await page.draw('new search=tan', parcels('b'));
    expect(page.ids()).toEqual([]);
  });

  it('survives the moment while the next page is on its way', async () => {
    const page = await mount();
    await page.draw('new', parcels('a'));
    await page.set('a');
    await page.draw('new', undefined);
    expect(page.ids()).toEqual(['a']);
    await page.clear();
    expect(page.ids()).toEqual([]);
  });
});
