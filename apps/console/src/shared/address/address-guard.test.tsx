import { createApi } from '@sampan/api-client';
import type { User } from '@sampan/contract';
import { createI18nFrom } from '@sampan/i18n';
import { loadMessages } from '@sampan/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { ServicesProvider } from '../api/services.tsx';
import { LocaleProvider } from '../locale/locale.tsx';
import { endSession, startSession } from '../session/session.store.ts';
import { AddressGuard } from './address-guard.tsx';

const PERSON = {
  id: 'u1',
  name: 'Wei Ling Tan',
  email: 'wl@shop.test',
  phone: '+6591234567',
  country_code: 'SG',
  company_role: 'owner',
  coordinate: null,
  pickup_location: null,
  is_same_billing_and_delivery_address: false,
  rights: ['createOrder', 'saveSetting', 'createPickupLocation'],
} as unknown as User;

let root: Root;
let box: HTMLElement;
let asked: { url: string; body: unknown }[];

/** The network's end: what a server would answer. Everything on this side is the real thing. */
const network: typeof fetch = async (request, init) => {
  const url = String(request instanceof Request ? request.url : request);
  asked.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
  if (url.includes('/setting')) {
    const body = asked.at(-1)?.body as Partial<User>;
    return Response.json({ ...PERSON, ...body });
  }
  if (url.includes('/constant')) return new Response(null, { status: 404 });
  return Response.json({ records: [], total: 0, page: 1, per_page: 20 });
};

async function show(user: User, onCancel = vi.fn()) {
  startSession({ token: 'token', user });
  const i18n = createI18nFrom({ language: 'en', country: 'SG', messages: await loadMessages('en') });
  const api = createApi({ base_url: 'http://server.test', country: 'SG', language: 'en', fetch: network });
  await act(async () => {
    root.render(
      <ServicesProvider value={{ api }}>
        <QueryClientProvider client={createQueryClient()}>
          <LocaleProvider i18n={i18n}>
            <AddressGuard onCancel={onCancel} />
          </LocaleProvider>
        </QueryClientProvider>
      </ServicesProvider>,
    );
  });
  return onCancel;
}

const open = () => box.querySelector('dialog[open]');
const press = async (word: string) => {
  const button = [...(open()?.querySelectorAll('button') ?? [])].find((node) => node.textContent?.trim() === word);
  if (button === undefined) throw new Error(`no button "${word}" in: ${open()?.textContent}`);
  await act(async () => button.click());
};
const type = async (id: string, text: string) => {
  const input = box.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`);
  if (input === null) throw new Error(`no field ${id}`);
  const proto = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  asked = [];
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  endSession();
});

describe('Address guard (spec sections 2 and 4)', () => {
  it("warns 'Can't create label now', and Cancel leaves without asking for anything", async () => {
    const onCancel = await show(PERSON);
    expect(open()?.textContent).toContain("Can't create label now");
    await press('Cancel');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(asked.filter(({ url }) => url.includes('/setting'))).toEqual([]);
  });

  it("opens 'Please enter address info' with OK, names what is missing, and sends nothing until it is there", async () => {
    await show(PERSON);
    await press('OK');
    expect(open()?.querySelector('h2')?.textContent).toBe('Please enter address info');
    expect([...(open()?.querySelectorAll('h3') ?? [])].map((node) => node.textContent)).toEqual([
      'Billing Address',
      'Pick-up address',
    ]);
    await press('Confirm');
    expect(open()?.textContent).toContain('Street is required');
    expect(open()?.querySelector('[role=alert]')?.textContent).toContain('Please check');
    expect(asked.filter(({ url }) => url.includes('/setting'))).toEqual([]);
  });

  it('refuses an empty starred phone (spec 5 Address)', async () => {
    await show({ ...PERSON, phone: '' });
    await press('OK');
    await press('Confirm');
    expect(open()?.textContent).toContain('Phone number is required');
  });

  it('shows again what was typed before, until Cancel clears it (spec 4 Address guard)', async () => {
    await show(PERSON);
    await press('OK');
    await type('address-info-billing-street', '60 Paya Lebar Road');
    await press('Cancel');
    await press('OK');
    const street = () => box.querySelector<HTMLInputElement>('#address-info-billing-street')?.value;
    expect(street()).toBe('60 Paya Lebar Road');
    expect(localStorage.getItem('sampan.previous_user_info')).toContain('60 Paya Lebar Road');
    await press('Cancel');
    await press('Cancel');
    expect(localStorage.getItem('sampan.previous_user_info')).toBeNull();
  });

  it('saves both addresses and begins the first parcel 200 ms later', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await show(PERSON);
    await press('OK');
    await type('address-info-billing-street', '60 Paya Lebar Road');
    await type('address-info-billing-unit_number', '#03-11');
    await type('address-info-billing-post_code', '409051');
    const same = open()?.querySelector<HTMLInputElement>('input[type=checkbox]');
    await act(async () => same?.click());
    vi.useFakeTimers();
    await press('Confirm');
    const elapse = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    // The answer itself takes a turn or two of the clock.
    await elapse(199);
    expect(asked.some(({ url }) => url.includes('/setting'))).toBe(true);
    expect(assign).not.toHaveBeenCalled();
    await elapse(5);
    expect(assign).toHaveBeenCalledWith('/orders/create_label/1+customer_address?new=true');
    const sent = asked.find(({ url }) => url.includes('/setting'))?.body as Record<string, unknown>;
    expect(sent).toMatchObject({
      name: 'Wei Ling Tan',
      phone: '+6591234567',
      is_same_billing_and_delivery_address: true,
      coordinate: { street: '60 Paya Lebar Road', unit_number: '#03-11', post_code: '409051', country: 'SG' },
    });
    expect(sent['pickup_location']).toEqual(sent['coordinate']);
  });

  it('stands in nobody’s way who has both addresses', async () => {
    const place = {
      unit_number: '#03-11',
      street: '60 Paya Lebar Road',
      building_name: '',
      post_code: '409051',
      city: '',
      state: '',
      district: '',
      county: '',
      country: 'SG' as const,
      lat: null,
      lng: null,
      formatted_address: '',
    };
    await show({ ...PERSON, coordinate: place, pickup_location: place });
    expect(open()).toBeNull();
  });
});
