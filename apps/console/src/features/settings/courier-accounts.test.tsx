import type { CourierAccounts, User } from '@sampan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { endSession, startSession } from '../../shared/session/session.store.ts';
import { CourierAccountsPage } from './courier-accounts.page.tsx';

let shown: ShownPage;
afterEach(async () => {
  await shown.unmount();
  endSession();
});

const OFFERED: CourierAccounts['offered'] = [
  { courier: 'ninja-van', courier_name: 'Ninja Van', credentials: ['client_id', 'client_secret', 'prefix'] },
  { courier: 'easyparcel', courier_name: 'EasyParcel', credentials: ['message_secret', 'account_kind'] },
];
const ACCOUNT: CourierAccounts['records'][number] = {
  id: '019a0000-0000-7000-8000-000000000001',
  courier: 'ninja-van',
  courier_name: 'Ninja Van',
  message_url: 'https://ship.example/api/webhooks/couriers/ninja-van-sg-own-019a',
  connected_at: 1_700_000_000,
  checked_at: 1_700_000_000,
};
const listed = (records: CourierAccounts['records']): CourierAccounts => ({ offered: OFFERED, is_live: true, records });

async function open(accounts: CourierAccounts, answer: () => Response) {
  startSession({ token: 'token', user: { id: 'u1', country_code: 'SG', rights: [] } as unknown as User });
  const sent: [string, unknown][] = [];
  shown = await showPage(CourierAccountsPage, '/auth', ({ path, method, body }) => {
    if (!path.includes('/setting/courier_account')) return undefined;
    if (method === 'GET') return Response.json(accounts);
    sent.push([method, body]);
    return answer();
  });
  await vi.waitFor(() => expect(text()).toContain('Ninja Van'), { timeout: 15_000 });
  return sent;
}
const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
const fill = async (label: string, value: string) => {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const input = document.querySelector<HTMLInputElement>(`#${field?.htmlFor}`);
  if (input === null) throw new Error(`no field ${label}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(input.value).toBe(value));
  return input;
};

test('connecting asks for what the courier handed out; a refusal says what to do, and a secret is not shown', async () => {
  let says = () =>
    Response.json(
      {
        code: 'invalid_input',
        errors: [{ param: 'credentials', code: 'validate.courier_account_refused', message: '' }],
      },
      { status: 422 },
    );
  const sent = await open(listed([]), () => says());
  expect(text()).toContain("The courier bills you for these labels, and your wallet isn't charged.");
  press('Connect');
  await vi.waitFor(() => expect(text()).toContain('Client secret'));
  await fill('Client ID', 'shop');
  const secret = await fill('Client secret', 's3cret');
  expect(secret.type).toBe('password');
  await fill('Tracking number prefix', 'NVSGSHOP');
  press('Check and connect');
  await vi.waitFor(() => expect(text()).toContain("The courier doesn't accept these credentials."));
  expect(sent).toEqual([
    ['PUT', { courier: 'ninja-van', credentials: { client_id: 'shop', client_secret: 's3cret', prefix: 'NVSGSHOP' } }],
  ]);
  says = () => Response.json(listed([ACCOUNT]));
  press('Check and connect');
  await vi.waitFor(() => expect(text()).toContain('Connected'));
  expect(text()).toContain(ACCOUNT.message_url);
  expect(document.querySelector('input[type=password]')).toBeNull();
});

test('disconnecting says what ends with it, and is asked once more', async () => {
  const sent = await open(listed([ACCOUNT]), () => Response.json(listed([])));
  press('Disconnect');
  await vi.waitFor(() => expect(text()).toContain('Disconnect Ninja Van?'));
  expect(text()).toContain('stop following parcels that are on their way');
  expect(sent).toEqual([]);
  const [, confirm] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Disconnect',
  );
  confirm?.click();
  await vi.waitFor(() => expect(sent).toEqual([['DELETE', null]]));
  await vi.waitFor(() => expect(text()).not.toContain(ACCOUNT.message_url));
});

test('EasyParcel: which kind of account, how long a secret, and where the secret belongs', async () => {
  const message_url = 'https://ship.example/api/webhooks/couriers/easyparcel-my-own-019a?secret=';
  const account = { ...ACCOUNT, courier: 'easyparcel', courier_name: 'EasyParcel', message_url } as const;
  await open(listed([ACCOUNT, account]), () => Response.json(listed([account])));
  expect(text().split('Add your message secret to the end of this address').length).toBe(2);
  [...document.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === 'Replace credentials')[1]
    ?.click();
  await vi.waitFor(() => expect(text()).toContain('"live" if this installation ships real parcels'));
  expect(text()).toContain('At least 16 letters');
  const secret = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith('Message secret'),
  );
  expect(document.querySelector<HTMLInputElement>(`#${secret?.htmlFor}`)?.type).toBe('password');
});
