import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import type { GeocodedAddress } from '@sampan/contract';
import { emptyAddress, type AddressDraft } from '@sampan/stores/address';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/locale.tsx';
import { PostcodeNote } from './postcode-note.tsx';

const KOTA_KINABALU: GeocodedAddress = {
  id: 'my-kk',
  country: 'MY',
  formatted_address: '',
  street: '',
  building_name: '',
  state: 'Sabah',
  city: 'Kota Kinabalu',
  district: '',
  post_code: '88400',
  lat: 5.98,
  lng: 116.07,
};
const SHAH_ALAM: AddressDraft = {
  ...emptyAddress('MY'),
  street: '12 Jalan Plumbum',
  post_code: '88400',
  state: 'Selangor',
  city: 'Shah Alam',
};

let root: Root;
let box: HTMLElement;
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  vi.useRealTimers();
});

async function show(value: AddressDraft, places: readonly GeocodedAddress[]) {
  const onValueChange = vi.fn();
  const i18n = createI18nFrom({ language: 'en', country: 'MY', messages: await loadMessages('en') });
  const lookupPostcode = () => Promise.resolve(places);
  await act(async () => {
    root.render(
      <LocaleProvider i18n={i18n}>
        <PostcodeNote country="MY" value={value} onValueChange={onValueChange} lookupPostcode={lookupPostcode} />
      </LocaleProvider>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return onValueChange;
}

it('warns of 88400 with Shah Alam, and its button puts the place of the postcode in', async () => {
  const onValueChange = await show(SHAH_ALAM, [KOTA_KINABALU]);
  expect(box.textContent).toContain('Postcode 88400 belongs to Kota Kinabalu, Sabah.');
  const button = box.querySelector('button');
  expect(button?.textContent).toBe('Use Kota Kinabalu, Sabah');
  act(() => button?.click());
  expect(onValueChange.mock.calls).toEqual([
    [
      expect.objectContaining({
        state: 'Sabah',
        city: 'Kota Kinabalu',
        post_code: '88400',
        street: '12 Jalan Plumbum',
      }),
    ],
  ]);
});

it('says nothing where they fit, and where nobody knows the code', async () => {
  await show({ ...SHAH_ALAM, state: 'Sabah', city: 'Kota Kinabalu' }, [KOTA_KINABALU]);
  expect(box.textContent).toBe('');
  await show(SHAH_ALAM, []);
  expect(box.textContent).toBe('');
});
