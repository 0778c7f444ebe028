import type { CompanyInfo, RecipientBrand, RecipientDomain, RecipientPages, User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { RecipientPagesPage } from './recipient-pages.page.tsx';

/** Longer than a busy machine takes. */
const SOON = { timeout: 15_000 };
let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

const DOMAIN: RecipientDomain = {
  host: 'track.kopi.example',
  state: 'waiting',
  record: 'k3v.pages.ship.example',
  problem: 'no_record',
  checked_at: 1_700_000_000,
  verified_at: null,
};
const BRAND: RecipientBrand = {
  is_shown: false,
  colour: '',
  shop_url: '',
  contact_email: '',
  contact_phone: '',
  return_policy: '',
};
const DOMAIN_FIELD = 'section[aria-labelledby="recipient-domain"] input';
const pagesWith = (domain: RecipientDomain | null, is_offered = true): RecipientPages => ({
  is_offered,
  shop_name: 'Kopi & Kaya Goods',
  usual_url: 'https://ship.example',
  brand: BRAND,
  domain,
});

const COMPANY: CompanyInfo = {
  name: 'Kopi & Kaya Goods Pte Ltd',
  brand_name: 'Kopi & Kaya Goods',
  website_url: 'https://kopi.example',
  business: null,
  file: null,
  logo: null,
};
const companyAt = (path: string) => (path.endsWith('/setting/company') ? Response.json(COMPANY) : undefined);

async function open(pages: RecipientPages, rights: string[] = ['saveRecipientDomain', 'deleteRecipientDomain']) {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights } as unknown as User });
  const sent: [string, unknown][] = [];
  shown = await showPage(RecipientPagesPage, '/auth', ({ path, method, body }) => {
    if (!path.endsWith('/setting/recipient_domain')) return companyAt(path);
    if (method === 'GET') return Response.json(pages);
    sent.push([method, body]);
    const host = (body as { host?: string } | undefined)?.host;
    return Response.json(pagesWith(host === undefined ? null : { ...DOMAIN, host, state: 'verified', problem: null }));
  });
  await vi.waitFor(() => expect(shown.box.querySelector('#recipient-domain')).not.toBeNull(), SOON);
  return sent;
}
const text = () => shown.box.textContent ?? '';
const address = () => shown.box.querySelector('.c-hosted__address')?.textContent;
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

/** Types as a person does, so that the form hears it. */
function type(selector: string, value: string) {
  const field = shown.box.querySelector(selector) as HTMLInputElement | HTMLTextAreaElement;
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(of, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the brand is drawn in the preview before it is saved, and saved as it stands there', async () => {
  const saved: unknown[] = [];
  startSession({
    token: 'token',
    user: { id: 'u1', country_code: 'SG', rights: ['saveRecipientBrand'] } as unknown as User,
  });
  shown = await showPage(RecipientPagesPage, '/auth', ({ path, method, body }) => {
    if (path.endsWith('/setting/recipient_brand')) {
      saved.push([method, body]);
      return Response.json({ ...pagesWith(null), brand: body as RecipientBrand });
    }
    return path.endsWith('/setting/recipient_domain') ? Response.json(pagesWith(null)) : companyAt(path);
  });
  await vi.waitFor(() => expect(shown.box.querySelector('#recipient-brand')).not.toBeNull(), SOON);
  const head = () => shown.box.querySelector('.c-hosted__head')?.textContent;
  expect([head(), shown.box.querySelector('.c-savebar')]).toEqual(['Sampan', null]);
  (shown.box.querySelector('input[type="checkbox"]') as HTMLInputElement).click();
  await vi.waitFor(() => expect(head()).toBe('Kopi & Kaya Goods'), SOON);
  type('#brand-contact_email', 'hello@');
  await vi.waitFor(() => expect(shown.box.querySelector('.c-savebar')).not.toBeNull(), SOON);
  press('Save');
  await vi.waitFor(() => expect(text()).toContain('Email is invalid'), SOON);
  expect(saved).toEqual([]);
  type('#brand-contact_email', 'hello@kopi.example');
  type('#brand-return_policy', 'Within 14 days.');
  await vi.waitFor(() => expect(text()).not.toContain('Email is invalid'), SOON);
  press('Save');
  await vi.waitFor(() => expect(shown.box.querySelector('.c-savebar')).toBeNull(), SOON);
  const body = { ...BRAND, is_shown: true, contact_email: 'hello@kopi.example', return_policy: 'Within 14 days.' };
  expect(saved).toEqual([['PUT', body]]);
});

test('what is typed while the brand is being saved stays, to be saved as well', async () => {
  startSession({
    token: 'token',
    user: { id: 'u1', country_code: 'SG', rights: ['saveRecipientBrand'] } as unknown as User,
  });
  let answer: (response: Response) => void = () => undefined;
  shown = await showPage(RecipientPagesPage, '/auth', ({ path }) => {
    if (path.endsWith('/setting/recipient_domain')) return Response.json(pagesWith(null));
    if (!path.endsWith('/setting/recipient_brand')) return companyAt(path);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const policy = () => shown.box.querySelector<HTMLTextAreaElement>('#brand-return_policy')?.value;
  const is_sent = () => shown.asked.some(({ path }) => path.endsWith('/setting/recipient_brand'));
  const busy = () => shown.box.querySelector('.c-savebar [aria-busy="true"]');
  await vi.waitFor(() => expect(shown.box.querySelector('#recipient-brand')).not.toBeNull(), SOON);
  type('#brand-return_policy', 'Within 14 days.');
  await vi.waitFor(() => expect(shown.box.querySelector('.c-savebar')).not.toBeNull(), SOON);
  press('Save');
  await vi.waitFor(() => expect(is_sent()).toBe(true), SOON);
  type('#brand-return_policy', 'Within 14 days, unopened.');
  await vi.waitFor(() => expect([policy(), busy() === null]).toEqual(['Within 14 days, unopened.', false]), SOON);
  answer(Response.json({ ...pagesWith(null), brand: { ...BRAND, return_policy: 'Within 14 days.' } }));
  await vi.waitFor(() => expect(busy()).toBeNull(), SOON);
  expect([policy(), shown.box.querySelector('.c-savebar') === null]).toEqual(['Within 14 days, unopened.', false]);
});

test('a name that waits shows its record and why; checking again tells of the connection', async () => {
  const sent = await open(pagesWith(DOMAIN));
  expect(text()).toContain("We couldn't find a CNAME record for track.kopi.example.");
  expect([...shown.box.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'CNAME',
    'track.kopi.example',
    expect.stringContaining('k3v.pages.ship.example'),
  ]);
  press('Check now');
  await vi.waitFor(() => expect(text()).toContain('Your buyers open these pages at track.kopi.example.'), SOON);
  expect(sent).toEqual([['PUT', { host: 'track.kopi.example' }]]);
  expect(shown.box.querySelector('dl')).toBeNull();
});

test('a name that is typed while another is being checked stays', async () => {
  startSession({
    token: 'token',
    user: { id: 'u1', country_code: 'SG', rights: ['saveRecipientDomain'] } as unknown as User,
  });
  let answer: (response: Response) => void = () => undefined;
  shown = await showPage(RecipientPagesPage, '/auth', ({ path, method }) => {
    if (!path.endsWith('/setting/recipient_domain')) return companyAt(path);
    if (method === 'GET') return Response.json(pagesWith(null));
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const field = () => shown.box.querySelector<HTMLInputElement>(DOMAIN_FIELD)?.value;
  await vi.waitFor(() => expect(shown.box.querySelector('#recipient-domain')).not.toBeNull(), SOON);
  type(DOMAIN_FIELD, 'track.kopi.example');
  await vi.waitFor(() => expect(field()).toBe('track.kopi.example'), SOON);
  press('Connect domain');
  await vi.waitFor(() => expect(shown.asked.some(({ method }) => method === 'PUT')).toBe(true), SOON);
  type(DOMAIN_FIELD, 'paket.kopi.example');
  await vi.waitFor(() => expect(field()).toBe('paket.kopi.example'), SOON);
  answer(Response.json(pagesWith(DOMAIN)));
  await vi.waitFor(() => expect(text()).toContain('Remove domain'), SOON);
  expect(field()).toBe('paket.kopi.example');
});

test('the preview follows what is typed, and carries the name of the shop', async () => {
  await open(pagesWith(null));
  expect([address(), shown.box.querySelector('.c-hosted__head')?.textContent]).toEqual(['ship.example/t', 'Sampan']);
  type(DOMAIN_FIELD, 'paket.kopi.example');
  await vi.waitFor(() => expect(address()).toBe('paket.kopi.example/t'), SOON);
  expect(shown.box.querySelector('.c-hosted__head')?.textContent).toBe('Kopi & Kaya Goods');
});

test('what is no domain is said beside the field', async () => {
  startSession({
    token: 'token',
    user: { id: 'u1', country_code: 'SG', rights: ['saveRecipientDomain'] } as unknown as User,
  });
  const errors = [{ param: 'host', code: 'validate.domain_invalid', message: 'The name is not one of DNS' }];
  shown = await showPage(RecipientPagesPage, '/auth', ({ path, method }) => {
    if (!path.endsWith('/setting/recipient_domain')) return companyAt(path);
    if (method === 'GET') return Response.json(pagesWith(DOMAIN));
    const problem = { type: 'about:blank', title: 'Refused', status: 422, code: 'invalid_input', errors };
    return Response.json(problem, { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
  });
  await vi.waitFor(() => expect(shown.box.querySelector('#recipient-domain')).not.toBeNull(), SOON);
  press('Check now');
  await vi.waitFor(() => expect(text()).toContain('The name is not one of DNS'), SOON);
});

test('a record that is gone is warned of while the pages are still there', async () => {
  await open(pagesWith({ ...DOMAIN, state: 'verified', verified_at: 1_700_000_000, problem: 'other_target' }));
  expect(text()).toContain('track.kopi.example points to another address.');
  expect(text()).toContain('If it stays that way for three days');
  expect(shown.box.querySelector('dl')).not.toBeNull();
});

test('removing asks first and says what becomes of links', async () => {
  const sent = await open(pagesWith(DOMAIN));
  press('Remove domain');
  await vi.waitFor(
    () => expect(document.body.textContent).toContain('New links start with https://ship.example.'),
    SOON,
  );
  [...document.querySelectorAll('[role="alertdialog"] button')]
    .find(({ textContent }) => textContent === 'Remove domain')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(sent.map(([method]) => method)).toEqual(['DELETE']), SOON);
});

test('who may not change it reads it; where none are offered nothing can be typed', async () => {
  await open(pagesWith(DOMAIN), []);
  expect((shown.box.querySelector(DOMAIN_FIELD) as HTMLInputElement).disabled).toBe(true);
  expect([...shown.box.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Check now');
  await shown.unmount();
  await open(pagesWith(null, false));
  expect(shown.box.querySelector(DOMAIN_FIELD)).toBeNull();
  expect(text()).toContain('Your pages start with https://ship.example.');
});
