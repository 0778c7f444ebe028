import { HOMES, PASSWORD, mailed, type Company } from './companies.ts';
import type { Recorder } from './recorder.ts';

/** The smallest picture there is. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Ways in, sessions, the company's settings, its people and its keys. */
export async function accountCalls(recorder: Recorder, company: Company): Promise<void> {
  const { call } = recorder;
  const by = company.token;
  await signInCalls(recorder, company);
  await settingCalls(recorder, company);
  await memberCalls(recorder, company);
  await keyCalls(recorder, by);
  for (const path of [
    '/me',
    '/me/wallet_balance',
    '/me/session/list',
    '/me/track_login',
    '/me/credit',
    '/activity/list',
  ])
    await call(`GET /api/v1${path}`, { by });
}

async function signInCalls(recorder: Recorder, { email, token: by }: Company): Promise<void> {
  const { call } = recorder;
  await call('POST /api/v1/login', { body: { email, password: PASSWORD, timezone: 'Asia/Singapore' } });
  await call('POST /api/v1/login', { note: 'wrong password', body: { email, password: 'Wrong#2026' } });
  await call('POST /api/v1/login', { note: 'nobody', body: { email: 'nobody@shop.example', password: PASSWORD } });
  await call('POST /api/v1/login', {
    note: 'vi',
    headers: { 'X-User-Language': 'vi' },
    body: { email, password: 'Wrong#2026' },
  });
  await call('POST /api/v1/register', {
    note: 'taken',
    body: { email, password: PASSWORD, country_code: 'SG', is_read: true },
  });
  await call('POST /api/v1/register', {
    note: 'closed',
    body: { email: 'vn@shop.example', password: PASSWORD, country_code: 'VN', is_read: true },
  });
  await call('POST /api/v1/register', {
    note: 'unread',
    body: { email: 'unread@shop.example', password: PASSWORD, country_code: 'SG', is_read: false },
  });
  await call('POST /api/v1/register', {
    note: 'weak',
    body: { email: 'weak@shop.example', password: 'kaya', country_code: 'SG', is_read: true },
  });
  await call('POST /api/v1/verify_mail', { by, note: 'again', body: { email, otp: '000000' } });
  await call('POST /api/v1/resend_mail_verification', { body: { email } });
  await call('POST /api/v1/me/resend_mail_verification', { by });
  await call('POST /api/v1/forgot_password', { body: { email } });
  const reset = await mailed(recorder, email, /reset-password#token=([\w-]+)/u);
  await call('POST /api/v1/reset_password/parse', { body: { token: reset } });
  await call('POST /api/v1/reset_password/parse', { note: 'unknown', body: { token: 'x'.repeat(43) } });
  await call('POST /api/v1/reset_password', {
    note: 'two passwords',
    body: { token: reset, new_password: 'Kaya#Toast7', confirm_new_password: 'Kaya#Toast8' },
  });
  await call('PUT /api/v1/me/password', {
    by,
    note: 'wrong',
    body: { old_password: 'Wrong#2026', new_password: 'Kaya#Toast7', confirm_new_password: 'Kaya#Toast7' },
  });
  await call('GET /api/common/v1/social_provider/list', { note: 'no such service' });
  await call('GET /api/v1/common/social_provider/list');
  await call('GET /api/v1/me/social_login/list', { by });
  const phone = { phone: '81110001', country_code: 'SG', name: 'Hui Min', timezone: 'Asia/Singapore' };
  await call('POST /api/v1/login_phone/code', { body: phone });
  await call('POST /api/v1/login_phone', { note: 'wrong code', body: { ...phone, otp: '000000' } });
  await call('POST /api/v1/login_phone', {
    body: { ...phone, otp: await mailed(recorder, '+6581110001', /\b(\d{6})\b/u) },
  });
  await call('POST /api/v1/me/accept_locad', { by });
  await call('POST /api/v1/me/live_ticket', { by });
}

async function settingCalls({ call }: Recorder, { country, token: by }: Company): Promise<void> {
  const { coordinate, phone } = HOMES[country];
  await call('PUT /api/v1/me', {
    by,
    note: 'all',
    body: { name: 'Rachel Tan', phone, language: 'en', is_first_login: false },
  });
  await call('PUT /api/v1/me', { by, note: 'bad phone', body: { phone: '12' } });
  const place = { place_name: 'Warehouse Tuas', name: 'Marcus Lim', phone, note: 'Gate B, until 6 pm', coordinate };
  const first = await call('POST /api/v1/pickup_location', { by, body: place });
  const spare = await call('POST /api/v1/pickup_location', {
    by,
    note: 'spare',
    body: { ...place, place_name: 'Spare' },
  });
  await call('POST /api/v1/pickup_location', {
    by,
    note: 'no street',
    body: { ...place, coordinate: { country, post_code: '1' } },
  });
  await call(`PUT /api/v1/pickup_location/${first.id}`, { by, body: { ...place, note: '' } });
  await call(`POST /api/v1/pickup_location/${spare.id}/default`, { by });
  await call(`DELETE /api/v1/pickup_location/${first.id}`, { by });
  await call('GET /api/v1/pickup_location/list', { by });
  const business = { entity_type: 'Private limited company', date: '2019-05-02', uen: '201912345K' };
  await call('PUT /api/v1/setting/company', {
    by,
    body: { name: 'Kopi & Kaya Goods', brand_name: 'Kopi & Kaya', website_url: 'https://shop.example', business },
  });
  await call('PUT /api/v1/setting/company', { by, note: 'bad site', body: { name: '', website_url: 'shop' } });
  await call('POST /api/v1/setting/company/file', {
    by,
    body: { name: 'Profile.png', type: 'image/png', data_base64: PICTURE },
  });
  await call('GET /api/v1/setting/company', { by });
  await call('DELETE /api/v1/setting/company/file', { by });
  await call('POST /api/v1/me/avatar', { by, body: { type: 'image/png', data_base64: PICTURE } });
  await call('POST /api/v1/me/avatar', {
    by,
    note: 'no picture',
    body: { type: 'image/png', data_base64: 'aGVsbG8=' },
  });
  await call('DELETE /api/v1/me/avatar', { by });
  const choices = { sale: true, address_confirmed: true, parcel_problem: false, referral: true };
  await call('PUT /api/v1/setting/notifications', { by, body: choices });
  await call('GET /api/v1/setting/notifications', { by });
  await call('GET /api/v1/setting/onboarding', { by });
  await call('POST /api/v1/setting/onboarding/skip', { by });
}

async function memberCalls(recorder: Recorder, { token: by }: Company): Promise<void> {
  const { call } = recorder;
  const email = 'staff@shop.example';
  await call('POST /api/v1/member/invitation', { by, body: { email, role: 'staff' } });
  await call('POST /api/v1/member/invitation', { by, note: 'again', body: { email, role: 'staff' } });
  await call('POST /api/v1/member/invitation', {
    by,
    note: 'no role',
    body: { email: 'other@shop.example', role: 'king' },
  });
  const late = await call('POST /api/v1/member/invitation', {
    by,
    note: 'late',
    body: { email: 'late@shop.example', role: 'staff_ro' },
  });
  const token = await mailed(recorder, email, /\/auth\/invitation#(\S+)/u);
  await call('POST /api/v1/invitation/parse', { body: { token } });
  await call('POST /api/v1/invitation/parse', { note: 'unknown', body: { token: 'x'.repeat(43) } });
  const joined = await call('POST /api/v1/invitation/accept', {
    body: { token, name: 'Marcus Lim', password: PASSWORD, is_read: true },
  });
  await call(`POST /api/v1/member/invitation/${late.id}/resend`, { by });
  await call('GET /api/v1/member/invitation/list', { by });
  await call(`DELETE /api/v1/member/invitation/${late.id}`, { by });
  await call('GET /api/v1/member/list', { by });
  await call(`PUT /api/v1/member/${joined.user.id}`, { by, body: { role: 'staff_ro' } });
  await call('POST /api/v1/order', { by: joined.token, note: 'by staff_ro', body: {} });
  await call('GET /api/v1/payment_method/list', { by: joined.token, note: 'by staff_ro' });
  await call(`DELETE /api/v1/member/${joined.user.id}`, { by });
  await call('GET /api/v1/me', { by: joined.token, note: 'removed' });
}

async function keyCalls({ call }: Recorder, by: string): Promise<void> {
  const places = { allowed_origins: ['https://shop.example'], scopes: ['estimate', 'track'] };
  const key = await call('POST /api/v1/publishable_key', { by, body: { name: 'Web shop', mode: 'live', ...places } });
  await call('POST /api/v1/publishable_key', {
    by,
    note: 'bad origin',
    body: { name: 'x', mode: 'live', ...places, allowed_origins: ['shop'] },
  });
  await call(`PUT /api/v1/publishable_key/${key.id}`, { by, body: { name: 'Shop', ...places, scopes: ['track'] } });
  await call('GET /api/consumer/v1/key', { headers: { 'X-Publishable-Key': key.key, Origin: 'https://shop.example' } });
  await call('GET /api/consumer/v1/key', {
    note: 'other origin',
    headers: { 'X-Publishable-Key': key.key, Origin: 'https://thief.example' },
  });
  await call('GET /api/v1/publishable_key/list', { by });
  await call(`DELETE /api/v1/publishable_key/${key.id}`, { by });
  const secret = { name: 'Order robot', mode: 'live', scopes: ['orders:read'], password: PASSWORD };
  const made = await call('POST /api/v1/secret_key', { by, body: secret });
  await call('POST /api/v1/secret_key', { by, note: 'wrong password', body: { ...secret, password: 'Wrong#2026' } });
  await call('GET /api/v1/order/list', { by: made.secret, note: 'by key', query: { search: 'SP-100001' } });
  await call('POST /api/v1/order', { by: made.secret, note: 'by key without the scope', body: {} });
  await call(`PUT /api/v1/secret_key/${made.key.id}`, {
    by,
    body: { name: 'Robot', scopes: ['orders:read'], allowed_ips: [], password: PASSWORD },
  });
  await call(`POST /api/v1/secret_key/${made.key.id}/rotate`, { by, body: { overlap_hours: 24, password: PASSWORD } });
  await call('GET /api/v1/secret_key/list', { by });
  await call(`DELETE /api/v1/secret_key/${made.key.id}`, { by });
  const hook = {
    url: 'https://1.1.1.1/sampan',
    events: ['order.updated'],
    description: 'Warehouse',
    is_enabled: false,
  };
  const webhook = await call('POST /api/v1/webhook', { by, body: hook });
  await call('POST /api/v1/webhook', { by, note: 'inside', body: { ...hook, url: 'https://127.0.0.1/x' } });
  await call(`PUT /api/v1/webhook/${webhook.id}`, { by, body: { ...hook, description: '' } });
  await call(`GET /api/v1/webhook/${webhook.id}`, { by });
  await call(`GET /api/v1/webhook/${webhook.id}/delivery/list`, { by });
  await call(`POST /api/v1/webhook/${webhook.id}/secret/rotate`, { by });
  await call('GET /api/v1/webhook/list', { by });
  await call(`DELETE /api/v1/webhook/${webhook.id}`, { by });
}
