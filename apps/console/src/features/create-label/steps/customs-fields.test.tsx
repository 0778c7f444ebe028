import { EMPTY_PACKAGE, type PackageForm } from '@sampan/stores/order-draft';
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { control, showPage, typeText, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { CustomsFields } from './customs-fields.tsx';

let form: PackageForm;
let shown: ShownPage;
afterEach(() => shown.unmount());

function Page() {
  const [state, setState] = useState<PackageForm>(EMPTY_PACKAGE);
  form = state;
  return (
    <CustomsFields
      form={state}
      onChange={(part) => setState({ ...state, ...part })}
      onBlur={() => undefined}
      error={undefined}
    />
  );
}

test('the purpose is the sale of goods until another is chosen; "Other" asks what it is', async () => {
  shown = await showPage(Page, '/auth', () => undefined);
  const { box } = shown;
  const purpose = box.querySelector('select') as HTMLSelectElement;
  expect([...purpose.options].map(({ text }) => text)).toEqual([
    'Sale of goods',
    'Gift',
    'Commercial sample',
    'Documents',
    'Returned goods',
    'Other',
  ]);
  expect([purpose.value, box.querySelectorAll('input').length]).toEqual(['sale_of_goods', 0]);
  await act(async () => {
    purpose.value = 'other';
    purpose.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await typeText(control(box, /^Explanation/u), 'Goods for a trade fair');
  expect(form).toMatchObject({ purpose: 'other', explanation: 'Goods for a trade fair' });
});
