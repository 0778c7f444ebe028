import { createTranslator, type LooseTranslate } from '@sampan/messages';
import { map } from '@sampan/messages/en/map';
import { describe, expect, it, vi } from 'vitest';
import type { FoundAddress } from '@sampan/stores/address';
import { button, click, field, find, press, render, settle, type as typeInto } from '#test/render.fixtures.tsx';
import { MapPicker, type MapPickerProps } from './map-picker.tsx';

const t = createTranslator({ language: 'en', messages: map }) as LooseTranslate;
const PLACE: FoundAddress = {
  id: 'sg-1',
  formatted_address: '145 Lorong 2 Toa Payoh, Singapore 310145',
  street: '145 Lorong 2 Toa Payoh',
  building_name: '',
  district: '',
  city: '',
  state: '',
  post_code: '310145',
  lat: 1.334,
  lng: 103.85,
};
const START = { lat: 1.3, lng: 103.8 };
/** Tiles are pictures that never arrive here; the map itself is the real one. */
const TILES = 'data:,{z}-{x}-{y}';

async function open(props: Partial<MapPickerProps> = {}) {
  const onConfirm = vi.fn();
  const rendered = await render(
    <MapPicker
      open
      onClose={() => undefined}
      onConfirm={onConfirm}
      country="SG"
      search={async () => [PLACE]}
      reverse={async () => [PLACE]}
      t={t}
      {...props}
    />,
  );
  return { ...rendered, onConfirm, confirm: () => button(rendered.container, 'Confirm') };
}

async function until(met: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !met(); tries++) await settle(25);
  expect(met()).toBe(true);
}

describe('MapPicker (spec section 2)', () => {
  it('has the title and the buttons of the spec, and waits with a reason', async () => {
    const { container, confirm } = await open({ tileUrl: TILES });
    expect(find(container, 'h2').textContent).toBe('Select your location');
    expect(field(container, 'Search for an address').tagName).toBe('INPUT');
    expect(button(container, 'Cancel').disabled).toBe(false);
    expect(confirm().disabled).toBe(true);
    expect(find(container, '.s-map-picker__card').textContent).toContain('Search, or move the map');
  });

  it('without a map the search list does the work', async () => {
    const { container, confirm, onConfirm } = await open();
    expect(container.textContent).toContain("The map isn't available right now");
    const search = field(container, 'Search for an address');
    await typeInto(search, 'Toa');
    await until(() => container.querySelector('[role=option]') !== null);
    await press(search, 'ArrowDown');
    await press(search, 'Enter');
    expect(confirm().disabled).toBe(false);
    await click(confirm());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(PLACE);
  });

  it('opens at zoom 12 on the address it is given and confirms the position of the pin', async () => {
    const asked: { lat: number; lng: number }[] = [];
    const { container, confirm, onConfirm } = await open({
      start: START,
      tileUrl: TILES,
      reverse: async (point) => {
        asked.push(point);
        return [PLACE];
      },
    });
    await until(() => container.querySelector('.s-map__pin') !== null && !confirm().disabled);
    expect(asked).toEqual([START]);
    // Spec 2: its controls are hidden.
    expect(container.querySelectorAll('.leaflet-map-pane')).toHaveLength(1);
    expect(container.querySelectorAll('.leaflet-control')).toHaveLength(0);
    const map = find(container, '.s-map__canvas');
    await press(map, 'ArrowRight');
    expect(confirm().disabled).toBe(true);
    expect(find(container, '.s-map-picker__card').textContent).toBe('Looking up the address');
    await until(() => !confirm().disabled);
    // 10 px at zoom 12: the world is 256 * 2^12 px wide.
    expect(asked[1]?.lng).toBeCloseTo(START.lng + (10 * 360) / (256 * 2 ** 12), 5);
    expect(asked[1]?.lat).toBeCloseTo(START.lat, 3);
    await click(confirm());
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ ...PLACE, ...asked[1] });
  });

  it('a failed look-up keeps Confirm waiting, says why, and can be tried again', async () => {
    let fails = true;
    const { container, confirm } = await open({
      start: START,
      tileUrl: TILES,
      reverse: async () => {
        if (fails) throw new Error('offline');
        return [PLACE];
      },
    });
    await until(() => container.textContent?.includes("We couldn't look up this address") === true);
    expect(confirm().disabled).toBe(true);
    fails = false;
    await click(button(container, 'Try again'));
    await until(() => !confirm().disabled);
  });

  it('nothing known at the pin is no address', async () => {
    const { container, confirm } = await open({ start: START, tileUrl: TILES, reverse: async () => [] });
    await until(() => container.textContent?.includes("We couldn't find an address here") === true);
    expect(confirm().disabled).toBe(true);
  });
});
