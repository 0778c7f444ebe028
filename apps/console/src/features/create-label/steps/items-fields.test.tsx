import { packageIssues, EMPTY_PACKAGE, type ItemForm, type PackageIssue } from '@sampan/stores/order-draft';
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  buttonNamed,
  click,
  control,
  errorBeside,
  showPage,
  typeText,
  type ShownPage,
} from '#test/features/auth/auth-page.fixtures.tsx';
import { packageFieldOfParam } from '../draft/server-issues.ts';
import { ItemsFields } from './items-fields.tsx';

let items: readonly ItemForm[] = [];
let is_abroad = false;
let shown: ShownPage;
afterEach(() => shown.unmount());

function Page() {
  const [list, setList] = useState<readonly ItemForm[]>([]);
  items = list;
  const wrong = packageIssues({ ...EMPTY_PACKAGE, items: list }, 'SGD', is_abroad);
  return (
    <ItemsFields
      items={list}
      currency="SGD"
      is_abroad={is_abroad}
      onChange={setList}
      onBlur={() => undefined}
      errorOf={(field: PackageIssue['field']) => wrong.find((issue) => issue.field === field)?.issue}
      refusalText={(reason) => reason}
    />
  );
}

test('spec 3 form item: items are added, typed, summed up and removed', async () => {
  shown = await showPage(Page, '/auth', () => undefined);
  const { box } = shown;
  expect(box.querySelectorAll('input')).toHaveLength(0);
  await click(buttonNamed(box, /^Add item/u));
  expect(items).toEqual([{ name: '', quantity: '1', weight: '', price: '' }]);
  expect(errorBeside(box, /^Item weight/u)).toContain('validate.required');
  await typeText(control(box, /^Item name/u), 'Kaya jam');
  await typeText(control(box, /^Quantity/u), '3');
  await typeText(control(box, /^Item weight/u), '0.25');
  await typeText(control(box, /^Item price/u), '6.50');
  expect(errorBeside(box, /^Item weight/u)).toBe('');
  await click(buttonNamed(box, /^Add item/u));
  expect(box.querySelector('[role=status]')?.textContent).toBe('Together: 0.75 kg, S$ 19.50');
  const remove = box.querySelector<HTMLButtonElement>('[aria-label="Remove Kaya jam"]');
  await click(remove as HTMLButtonElement);
  expect(items).toEqual([{ name: '', quantity: '1', weight: '', price: '' }]);
});

test('customs: across a border each item asks for its HS code and its country of origin', async () => {
  is_abroad = true;
  shown = await showPage(Page, '/auth', () => undefined);
  const { box } = shown;
  await click(buttonNamed(box, /^Add item/u));
  await typeText(control(box, /^HS code/u), '200799');
  const origin = box.querySelector('select') as HTMLSelectElement;
  const countries = [...origin.options].map(({ value, text }) => `${value} ${text}`);
  expect(countries.slice(0, 7)).toEqual([
    ' Select',
    'SG Singapore',
    'MY Malaysia',
    'PH Philippines',
    'ID Indonesia',
    'VN Vietnam',
    'AF Afghanistan',
  ]);
  expect(countries).toHaveLength(250);
  await act(async () => {
    origin.value = 'SG';
    origin.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(items).toMatchObject([{ hs_code: '200799', origin_country: 'SG' }]);
  expect(errorBeside(box, /^HS code/u)).toBe('');
  await typeText(control(box, /^HS code/u), '2007');
  expect(errorBeside(box, /^HS code/u)).toContain('validate.hs_code_invalid');
  is_abroad = false;
});

test('what the server says of an item stands beside its field', () => {
  expect(
    [
      'items.2.unit_value',
      'items.0.name',
      'items.1.origin_country',
      'customs_explanation',
      'items.x.name',
      'items',
    ].map(packageFieldOfParam),
  ).toEqual(['item-2-price', 'item-0-name', 'item-1-origin_country', 'explanation', null, null]);
});
