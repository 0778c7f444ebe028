import type { BulkEstimateRow } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonNamed,
  control,
  errorBeside,
  showPage,
  submitForm,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { AskPurpose } from './ask-purpose.tsx';

const row = (id: string): BulkEstimateRow => ({
  reference_id: id,
  order_id: id,
  number: `SP-${id}`,
  recipient_name: `Recipient ${id}`,
  country_code: 'MY',
  place: '47300',
  weight: 1,
  expected_cod_collection: 0,
  recipient_record: null,
  pick_up_date: null,
  requested_service: null,
  rule_decision: null,
  lacks_purpose: true,
  estimated_costs: [],
  couriers_unavailable: [],
  reasons: [],
  missing: [],
  expires_at: null,
});

let shown: ShownPage | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const open = async (rows: BulkEstimateRow[]) => {
  shown = await showPage(
    () => <AskPurpose rows={rows} />,
    '/auth',
    ({ method }) => (method === 'PUT' ? Response.json({}) : undefined),
  );
  return shown;
};

/** Chooses as a person does in the browser's own list. */
async function choose(select: HTMLElement, value: string): Promise<void> {
  await act(async () => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const written = ({ asked }: ShownPage) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

test('volume 4: one answer is given to all parcels that cross a border, another to those that differ', async () => {
  const page = await open([row('a'), row('b'), row('c')]);
  expect(page.box.textContent).toContain('3 parcels cross a border');
  expect(buttonNamed(page.box, /^Save/u).disabled).toBe(true);
  await choose(control(page.box, /Purpose of all/u), 'sale_of_goods');
  await choose(control(page.box, /Purpose of SP-b/u), 'gift');
  await submitForm(page.box);
  // One call for all of them.
  await vi.waitFor(() =>
    expect(written(page)).toEqual([
      [
        '/bulk_order/customs_purpose',
        {
          parcels: [
            { order_id: 'a', customs_purpose: 'sale_of_goods' },
            { order_id: 'b', customs_purpose: 'gift' },
            { order_id: 'c', customs_purpose: 'sale_of_goods' },
          ],
        },
      ],
    ]),
  );
});

test('another purpose is written with its explanation alone', async () => {
  const page = await open([row('a')]);
  await choose(control(page.box, /^Purpose/u), 'other');
  await submitForm(page.box);
  expect(errorBeside(page.box, /Explanation/u)).not.toBe('');
  expect(written(page)).toEqual([]);
  await typeText(control(page.box, /Explanation/u), 'Goods for a trade fair');
  await submitForm(page.box);
  await vi.waitFor(() =>
    expect(written(page)).toEqual([
      [
        '/bulk_order/customs_purpose',
        {
          parcels: [{ order_id: 'a', customs_purpose: 'other', customs_explanation: 'Goods for a trade fair' }],
        },
      ],
    ]),
  );
});
