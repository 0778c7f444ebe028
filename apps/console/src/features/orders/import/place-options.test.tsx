import type { ImportDraftRow, ImportField } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { PlaceOptions } from './place-options.tsx';

const PLACES = [
  { id: '1', name: 'Petaling Jaya' },
  { id: '2', name: 'Shah Alam' },
];

let shown: ShownPage;
afterEach(() => shown.unmount());

async function show(values: ImportDraftRow['values'], field: ImportField = 'recipient_city'): Promise<ShownPage> {
  const row = { values } as unknown as ImportDraftRow;
  shown = await showPage(
    () => <PlaceOptions row={row} field={field} country="SG" />,
    '/auth',
    ({ path }) =>
      path === '/common/supported_locations/level_2/list'
        ? Response.json({ records: PLACES, total: 2, page: 1, per_page: 1000 })
        : undefined,
  );
  return shown;
}
const offered = () => [...shown.box.querySelectorAll('option')].map(({ value }) => value);

test('volume 3: the cell of a city offers the cities of the state that its row names', async () => {
  await show({ recipient_country: 'MY', recipient_state: 'Selangor' });
  await act(async () => vi.waitFor(() => expect(shown.asked).toHaveLength(1)));
  await vi.waitFor(() => expect(offered()).toEqual(['Petaling Jaya', 'Shah Alam']));
});

test('it asks nothing where the state is not said, or the country has no such places', async () => {
  await show({ recipient_country: 'MY' });
  expect([offered(), shown.asked]).toEqual([[], []]);
  await shown.unmount();
  await show({ recipient_state: 'Selangor' });
  expect([offered(), shown.asked]).toEqual([[], []]);
});

test('a cell that is no place draws no list', async () => {
  await show({ recipient_country: 'MY', recipient_state: 'Selangor' }, 'package_weight');
  expect([shown.box.querySelector('datalist'), shown.asked]).toEqual([null, []]);
});
