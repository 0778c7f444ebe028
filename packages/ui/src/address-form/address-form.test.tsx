import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CountryCode } from '@sampan/country-rules';
import { createTranslator, type LooseTranslate } from '@sampan/messages';
import { address } from '@sampan/messages/en/address';
import { country as countries } from '@sampan/messages/en/country';
import { validate } from '@sampan/messages/en/validate';
import { elapse, field, find, press, render, settle, type as typeInto } from '#test/render.fixtures.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';
import { applyFoundAddress, emptyAddress, type AddressDraft, type FoundAddress } from '@sampan/stores/address';

const t = createTranslator({ language: 'en', messages: { ...address, ...countries, ...validate } }) as LooseTranslate;

const TOA_PAYOH: FoundAddress = {
  id: 'sg-1',
  formatted_address: '145 Lorong 2 Toa Payoh, Singapore 310145',
  street: '145 Lorong 2 Toa Payoh',
  building_name: 'Toa Payoh Court',
  district: 'Toa Payoh',
  city: 'Singapore',
  state: '',
  post_code: '310145',
  lat: 1.334,
  lng: 103.85,
};
const CAVITE: FoundAddress = {
  id: 'ph-1',
  formatted_address: 'Aguinaldo Highway, Dasmariñas City, Cavite 4114',
  street: 'Aguinaldo Highway',
  building_name: '',
  district: '',
  city: 'Dasmariñas City',
  state: 'Cavite',
  post_code: '4114',
  lat: 14.32,
  lng: 120.93,
};

let latest: AddressDraft;

function Form({
  country,
  start,
  ...props
}: { country: CountryCode; start?: Partial<AddressDraft> } & Partial<AddressFormProps>) {
  const [value, setValue] = useState<AddressDraft>({ ...emptyAddress(country), ...start });
  return (
    <AddressForm
      country={country}
      value={value}
      onValueChange={(next) => {
        latest = next;
        setValue(next);
      }}
      t={t}
      idPrefix="to"
      loadLevel={async (level, parents) =>
        [`L${level}a`, `L${level}b`].map((name) => ({ name: [...parents, name].join('>') }))
      }
      {...props}
    />
  );
}

function options(select: HTMLSelectElement): string[] {
  return [...select.options].map((option) => option.text);
}

describe('AddressForm', () => {
  it('stars the required fields of each country and shows the country as text (spec section 5)', async () => {
    const starred: Record<string, string[]> = {};
    for (const country of ['SG', 'MY', 'PH', 'ID', 'VN'] as const) {
      const { container, unmount } = await render(<Form country={country} />);
      await settle();
      starred[country] = [...container.querySelectorAll('label')]
        .map((label) => label.textContent ?? '')
        .filter((text) => text.endsWith('*'))
        .map((text) => text.replace(' *', ''));
      expect(find(container, '.s-address__country').textContent).toMatch(/^Country \w+/);
      await unmount();
    }
    expect(starred).toEqual({
      SG: ['Name', 'Phone number', 'Postcode', 'Street', 'Unit number'],
      MY: ['Name', 'Phone number', 'State', 'City', 'Street', 'Postcode'],
      PH: ['Name', 'Phone number', 'Street', 'Province', 'City / Municipality', 'Barangay'],
      ID: ['Name', 'Phone number', 'Province', 'City / Regency', 'Subdistrict', 'Street'],
      VN: ['Name', 'Phone number', 'City', 'District', 'Ward', 'Street'],
    });
  });

  it("names the country in the reader's language", async () => {
    const messages = { ...address, ...validate, 'country.PH': 'Pilipinas' };
    const own = createTranslator({ language: 'ph', messages }) as LooseTranslate;
    const { container } = await render(<Form country="PH" t={own} />);
    expect(find(container, '.s-address__country').textContent).toBe('Country Pilipinas');
  });

  it("shows the unit's hint in Singapore, and no star for a marketplace order", async () => {
    const { container } = await render(<Form country="SG" options={{ marketplace: true }} />);
    expect(container.textContent).toContain('If no unit number, then type N/A');
    expect(field(container, 'Unit number').hasAttribute('aria-required')).toBe(false);
  });

  it('the generic form, of a country without lists of its own, has city, state and area filled from the postcode or the map, and none can be typed (spec section 5)', async () => {
    const { container } = await render(
      <Form country="SG" lookupPostcode={async () => [TOA_PAYOH]} start={{ post_code: '31014' }} />,
    );
    const typed = [...container.querySelectorAll('input, textarea, select')].map(({ id }) => id);
    expect(typed).toEqual(['to-name', 'to-phone', 'to-post_code', 'to-street', 'to-unit_number']);
    // The place that was found stands as text: its area and its city.
    await typeInto(field(container, 'Postcode'), '310145');
    await settle(700);
    expect(container.textContent).toContain('145 Lorong 2 Toa Payoh, Singapore 310145');
    expect(latest).toMatchObject({ street: '145 Lorong 2 Toa Payoh', post_code: '310145', lat: 1.334 });
    const from_map = applyFoundAddress(
      emptyAddress('SG'),
      { ...TOA_PAYOH, street: '', building_name: '', post_code: '' },
      'SG',
    );
    expect(from_map).toMatchObject({ street: 'Toa Payoh', city: '', state: '', district: '' });
  });

  it('in the forms with lists a found place fills every level, and a level without the one above it is disabled (spec sections 4 and 5)', async () => {
    const { container } = await render(<Form country="PH" searchAddresses={async () => [CAVITE]} />);
    await settle();
    const levels = ['Province', 'City / Municipality', 'Barangay'].map((label) =>
      field<HTMLSelectElement>(container, label),
    );
    expect(levels.map(({ tagName, disabled }) => [tagName, disabled])).toEqual([
      ['SELECT', false],
      ['SELECT', true],
      ['SELECT', true],
    ]);
    await typeInto(field(container, 'Street'), 'Agui');
    await settle(400);
    await press(field(container, 'Street'), 'ArrowDown');
    await press(field(container, 'Street'), 'Enter');
    await settle();
    expect(field<HTMLSelectElement>(container, 'Province').value).toBe('Cavite');
    expect(field<HTMLSelectElement>(container, 'City / Municipality').value).toBe('Dasmariñas City');
  });

  it('a level loads the next one and clears all below it (spec section 4)', async () => {
    const { container } = await render(<Form country="ID" />);
    await settle();
    const city = () => field<HTMLSelectElement>(container, 'City / Regency');
    expect(city().disabled).toBe(true);
    expect(options(city())).toEqual(['Select Province first']);
    await typeInto(field(container, 'Province'), 'L1a');
    await settle();
    expect(options(city())).toEqual(['Select', 'L1a>L2a', 'L1a>L2b']);
    await typeInto(city(), 'L1a>L2b');
    await settle();
    await typeInto(field(container, 'Subdistrict'), 'L1a>L1a>L2b>L3a');
    await settle();
    await typeInto(field(container, 'Village'), 'L1a>L1a>L2b>L1a>L1a>L2b>L3a>L4a');
    expect([latest.state, latest.city, latest.district]).toEqual(['L1a', 'L1a>L2b', 'L1a>L1a>L2b>L3a']);
    expect(latest.county).not.toBe('');
    await typeInto(field(container, 'Province'), 'L1b');
    await settle();
    expect(latest).toMatchObject({ state: 'L1b', city: '', district: '', county: '' });
    expect(options(city())).toEqual(['Select', 'L1b>L2a', 'L1b>L2b']);
  });

  it('shows the list of the last choice, however late the others answer', async () => {
    const answers = new Map<string, (places: { name: string }[]) => void>();
    const loadLevel = async (level: number, parents: readonly string[]) =>
      level === 1
        ? [{ name: 'Johor' }, { name: 'Perak' }]
        : new Promise<{ name: string }[]>((resolve) => answers.set(parents.join(), resolve));
    const { container } = await render(<Form country="MY" loadLevel={loadLevel} />);
    await settle();
    await typeInto(field(container, 'State'), 'Johor');
    await typeInto(field(container, 'State'), 'Perak');
    answers.get('Perak')?.([{ name: 'Ipoh' }]);
    answers.get('Johor')?.([{ name: 'Muar' }]);
    await settle();
    expect(options(field(container, 'City'))).toEqual(['Select', 'Ipoh']);
  });

  it('asks for each list once, and takes typed text where a list cannot be had', async () => {
    const loadLevel = vi.fn(async (level: number) => {
      if (level === 1) return [{ name: 'Johor' }];
      throw new Error('offline');
    });
    const { container } = await render(<Form country="MY" loadLevel={loadLevel} />);
    await settle();
    await typeInto(field(container, 'State'), 'Johor');
    await settle();
    await typeInto(field(container, 'State'), '');
    await typeInto(field(container, 'State'), 'Johor');
    await settle();
    expect(loadLevel.mock.calls.map(([level]) => level)).toEqual([1, 2]);
    await typeInto(field(container, 'City'), 'Muar');
    expect(latest.city).toBe('Muar');
  });

  it("fills the postcode when the chosen place has only one, and never over somebody's own", async () => {
    const loadLevel = async (level: number) =>
      level === 1
        ? [{ name: 'Johor' }]
        : [
            { name: 'Muar', post_codes: ['84000'] },
            { name: 'Kluang', post_codes: ['86000'] },
          ];
    const { container } = await render(<Form country="MY" loadLevel={loadLevel} start={{ state: 'Johor' }} />);
    await settle();
    await typeInto(field(container, 'City'), 'Muar');
    expect(latest.post_code).toBe('84000');
    await typeInto(field(container, 'City'), 'Kluang');
    expect(latest.post_code).toBe('86000');
    await typeInto(field(container, 'Postcode'), '86007');
    await typeInto(field(container, 'City'), 'Muar');
    expect(latest.post_code).toBe('86007');
  });

  it('Singapore: looks a postcode up at six characters, 500 ms after the last one (spec section 5)', async () => {
    vi.useFakeTimers();
    try {
      const lookup = vi.fn(async (code: string) => (code === '310145' ? [TOA_PAYOH] : []));
      const { container } = await render(
        <Form country="SG" lookupPostcode={lookup} start={{ unit_number: '#08-212' }} />,
      );
      const input = field(container, 'Postcode');
      await typeInto(input, '31014');
      await elapse(2_000);
      await typeInto(input, '310145');
      await elapse(499);
      expect(lookup).not.toHaveBeenCalled();
      expect(container.textContent).toContain('Looking up address');
      await elapse(1);
      expect(lookup).toHaveBeenCalledExactlyOnceWith('310145');
      expect(latest).toMatchObject({
        street: '145 Lorong 2 Toa Payoh',
        unit_number: '#08-212',
        lat: 1.334,
        district: '',
      });
      await typeInto(input, '999999');
      await elapse(600);
      expect(find(container, '#to-post_code-error').textContent).toBe('Postcode is outside Singapore');
      expect(input.getAttribute('aria-invalid')).toBe('true');
      await typeInto(input, '31014');
      expect(input.hasAttribute('aria-invalid')).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('Singapore: a look-up that fails says nothing, and an answer that comes too late fills nothing (spec sections 5, 8)', async () => {
    vi.useFakeTimers();
    try {
      let answer = (_places: FoundAddress[]) => {};
      const lookup = vi.fn<(code: string) => Promise<FoundAddress[]>>(
        async () => new Promise((resolve) => (answer = resolve)),
      );
      lookup.mockRejectedValueOnce(new Error('down'));
      const { container } = await render(<Form country="SG" lookupPostcode={lookup} />);
      const input = field(container, 'Postcode');
      await typeInto(input, '018956');
      await elapse(500);
      expect([lookup.mock.calls.length, input.hasAttribute('aria-invalid'), latest.street]).toEqual([1, false, '']);
      await typeInto(input, '310145');
      await elapse(500);
      await typeInto(input, '31014');
      answer([TOA_PAYOH]);
      await elapse(0);
      expect([lookup.mock.calls.length, input.hasAttribute('aria-invalid'), latest.street]).toEqual([2, false, '']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the Philippines: a street is picked from the list, can be completed, and is none when emptied (spec section 5)', async () => {
    const { container } = await render(<Form country="PH" searchAddresses={async () => [CAVITE]} />);
    const street = field(container, 'Street');
    await typeInto(street, 'Agui');
    expect(latest.lat).toBeNull();
    await settle(400);
    await press(street, 'ArrowDown');
    await press(street, 'Enter');
    expect(latest).toMatchObject({
      street: 'Aguinaldo Highway',
      state: 'Cavite',
      city: 'Dasmariñas City',
      lat: 14.32,
      lng: 120.93,
    });
    await typeInto(street, 'Aguinaldo Highway 7');
    expect(latest).toMatchObject({ street: 'Aguinaldo Highway 7', lat: 14.32 });
    await typeInto(street, '');
    expect([latest.lat, latest.lng]).toEqual([null, null]);
  });

  it('the Philippines: once the levels are chosen, what was typed comes first, and no place elsewhere is offered (spec section 5)', async () => {
    const asked: string[] = [];
    const makati = { ...CAVITE, state: 'Metro Manila', city: 'Makati City', district: 'San Lorenzo', lat: 14.55 };
    const searchAddresses = vi.fn(async (text: string) => {
      asked.push(text);
      return [
        { ...CAVITE, id: 'far', state: 'Zamboanga del Sur', city: 'Zamboanga City', street: 'Ayala Avenue' },
        { ...makati, id: 'near', street: 'Ayala Avenue' },
      ];
    });
    const start = { state: 'Metro Manila', city: 'Makati City', district: 'San Lorenzo' };
    const { container } = await render(<Form country="PH" start={start} searchAddresses={searchAddresses} />);
    const street = field(container, 'Street');
    await typeInto(street, '172 Ayala Avenue');
    await settle(400);
    expect(asked).toEqual(['172 Ayala Avenue, San Lorenzo, Makati City, Metro Manila']);
    const lines = [...container.querySelectorAll('[role=option]')].map((line) => line.textContent);
    expect(lines[0]).toBe('Use "172 Ayala Avenue" in San Lorenzo, Makati City');
    expect(lines).toHaveLength(2);
    await press(street, 'ArrowDown');
    await press(street, 'Enter');
    expect(latest).toMatchObject({ ...start, street: '172 Ayala Avenue', lat: 14.55 });
  });

  it('the Philippines: a whole address typed before any level is chosen comes first, and fills them in one press', async () => {
    const makati = {
      ...CAVITE,
      state: 'Metro Manila',
      city: 'Makati City',
      district: 'San Lorenzo',
      post_code: '1223',
    };
    const readTyped = vi.fn(async (text: string) =>
      text.endsWith('Makati') ? { ...makati, id: '', street: '172 Ayala Avenue' } : null,
    );
    const { container } = await render(
      <Form country="PH" searchAddresses={async () => [CAVITE]} readTyped={readTyped} />,
    );
    const street = field(container, 'Street');
    await typeInto(street, '172 Ayala');
    await settle(400);
    expect(find(container, '[role=option]').textContent).toContain('Aguinaldo Highway');
    await typeInto(street, '172 Ayala Avenue, San Lorenzo, Makati');
    await settle(400);
    expect(find(container, '[role=option]').textContent).toBe('Use "172 Ayala Avenue" in San Lorenzo, Makati City');
    await press(street, 'ArrowDown');
    await press(street, 'Enter');
    expect(latest).toMatchObject({
      street: '172 Ayala Avenue',
      state: 'Metro Manila',
      city: 'Makati City',
      district: 'San Lorenzo',
      post_code: '1223',
    });
    expect(latest.lat).not.toBeNull();
  });

  it('the Philippines: a complete typed street can be used even where the search fails', async () => {
    const start = { state: 'Metro Manila', city: 'Makati City', district: 'San Lorenzo' };
    const searchAddresses = () => Promise.reject(new Error('down'));
    const { container } = await render(<Form country="PH" start={start} searchAddresses={searchAddresses} />);
    const street = field(container, 'Street');
    await typeInto(street, '172 Ayala Avenue');
    await settle(400);
    await press(street, 'ArrowDown');
    await press(street, 'Enter');
    expect(latest.street).toBe('172 Ayala Avenue');
    expect(latest.lat).not.toBeNull();
  });

  it.each([
    ['rate_limited', address['address.search_wait']],
    ['internal', address['address.search_empty']],
  ])('a search refused with %s says what to do', async (code, sentence) => {
    const refused = Object.assign(new Error(code), { code });
    const { container } = await render(<Form country="MY" searchAddresses={() => Promise.reject(refused)} />);
    await typeInto(field(container, 'Search for an address'), 'Jalan Besar');
    await settle(400);
    expect(container.textContent).toContain(sentence);
  });

  it('Singapore: picking an area fills the street, and a valid postcode says what it found', async () => {
    const area = { ...TOA_PAYOH, street: '', building_name: '', post_code: '' };
    expect(applyFoundAddress(emptyAddress('SG'), area, 'SG').street).toBe('Toa Payoh');
    const { container } = await render(<Form country="SG" lookupPostcode={async () => [TOA_PAYOH]} />);
    await typeInto(field(container, 'Postcode'), '310145');
    await settle(700);
    expect(container.textContent).toContain('145 Lorong 2 Toa Payoh, Singapore 310145');
  });

  it('ties errors to their fields and tells autofill whose address it is', async () => {
    const { container } = await render(
      <Form country="SG" errors={{ unit_number: 'Unit number is required' }} autoComplete="shipping" />,
    );
    const unit = field(container, 'Unit number');
    expect(unit.getAttribute('aria-describedby')).toContain('to-unit_number-error');
    expect(unit.getAttribute('autocomplete')).toBe('shipping address-line2');
  });
});
