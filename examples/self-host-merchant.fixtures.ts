import { callerOf, type ApiCaller } from '../packages/testing/src/demo/api-caller.ts';
import { totpOf } from '../apps/server/src/modules/identity/sign-in/second-factor/index.ts';
import { RECIPIENT } from '../apps/server/test/app/full-draft.fixtures.ts';
import type { SmtpStandIn } from '../apps/server/test/adapters/mailer-smtp/smtp-stand-in.fixtures.ts';

const PASSWORD = 'Kaya#Toast2026';
const SHOP = 'Kaya Corner';
const OWNER = 'owner@shop.example';

/** The six digits of the newest mail to somebody. */
async function codeMailedTo(mail: SmtpStandIn, email: string): Promise<string> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = mail.mails.findLast(({ recipients }) => recipients.includes(email));
    const body = found?.source.slice(found.source.indexOf('\r\n\r\n')) ?? '';
    const code = /(?<![\w#-])\d{6}(?![\w-])/u.exec(body)?.[0];
    if (code !== undefined) return code;
    if (Date.now() > deadline) throw new Error(`no code came to ${email}: ${found?.source ?? 'no mail'}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Signs up, proves the mailbox, and says where parcels are picked up. */
export async function signUp(url: string, mail: SmtpStandIn): Promise<ApiCaller> {
  const anybody = callerOf(url);
  const { token } = await anybody.call<{ token: string }>('POST', '/api/v1/register', {
    email: OWNER,
    password: PASSWORD,
    name: 'Tan Mei Ling',
    company_name: SHOP,
    country_code: 'SG',
    is_read: true,
  });
  const api = callerOf(url, token);
  await api.call('POST', '/api/v1/verify_mail', { email: OWNER, otp: await codeMailedTo(mail, OWNER) });
  const place = {
    unit_number: '#03-11',
    street: '60 Paya Lebar Road',
    city: 'Singapore',
    post_code: '409051',
    country: 'SG',
  };
  const home = { coordinate: place, pickup_location: place, is_same_billing_and_delivery_address: true };
  await api.call('PUT', '/api/v1/setting', { name: 'Tan Mei Ling', phone: '91112222', ...home });
  await api.call('PUT', '/api/v1/me', { is_first_login: false });
  return api;
}

export async function signInAgain(url: string): Promise<ApiCaller> {
  const { token } = await callerOf(url).call<{ token: string }>('POST', '/api/v1/login', {
    email: OWNER,
    password: PASSWORD,
  });
  return callerOf(url, token);
}

/** The first admin sets an authenticator app up, and lets the merchant pay on invoice. */
export async function grantCredit(url: string, admin: { email: string; password: string }) {
  const { token } = await callerOf(url).call<{ token: string }>('POST', '/api/v1/login', admin);
  const api = callerOf(url, token);
  const { secret } = await api.call<{ secret: string }>('POST', '/api/v1/me/two_factor', { password: admin.password });
  const otp = totpOf(secret, '').generate();
  await api.call('POST', '/api/v1/me/two_factor/confirm', { otp });
  const { records } = await api.call<{ records: { company_id: string; company_name: string }[] }>(
    'GET',
    '/api/v1/admin/credit/list?scope=all',
  );
  const company = records.find(({ company_name }) => company_name === SHOP);
  await api.call('PUT', `/api/v1/admin/credit/${company?.company_id}`, { payment_type: 'post_billing', limit: 500 });
}

/** A parcel from its address to its label; answers the courier's number. */
export async function shipParcel(api: ApiCaller, reference_id: string): Promise<string> {
  const order = await api.call<{ id: string }>('POST', '/api/v1/order', {
    reference_id,
    shipping_address: RECIPIENT,
    dimension: { length: 30, width: 20, height: 10, weight: 1.5 },
    package_content: 'Kaya jam, 6 jars',
    total_package_value: 48,
  });
  const { estimated_costs } = await api.call<{ estimated_costs: { id: string }[] }>(
    'POST',
    `/api/tpl/v1/order/${order.id}/estimated_costs`,
    {},
  );
  await api.call('POST', `/api/v1/order/${order.id}/create_label`, { estimated_costs_id: estimated_costs[0]?.id });
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { label } = await api.call<{ label: { tracking_code: string } | null }>('GET', `/api/v1/order/${order.id}`);
    if (label !== null) return label.tracking_code;
    if (Date.now() > deadline) throw new Error(`${reference_id} got no label`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
