import type { TestServer } from '@sampan/testing';

const PASSWORD = 'Sampan#2026';

/** What a page on another device would call. */
export interface OtherDevice {
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

/** The same person, signed in elsewhere. */
export async function otherDevice(server: Pick<TestServer, 'url'>, email: string): Promise<OtherDevice> {
  const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as T;
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
    return said;
  };
  const { token } = await call<{ token: string }>('POST', '/api/v1/login', { email, password: PASSWORD });
  return { call: (method, path, body) => call(method, path, body, token) };
}

/** Opens a PayNow top-up there; answers the secret of its page. */
export async function openPayment(
  device: OtherDevice,
  server: Pick<TestServer, 'url'>,
  amount: number,
): Promise<string> {
  const { checkout_url } = await device.call<{ checkout_url: string }>('POST', '/api/v1/me/top_up/checkout', {
    amount,
    payment_method_type: 'paynow',
    success_checkout_url: `${server.url}/histories`,
    cancalled_checkout_url: `${server.url}/histories`,
  });
  return new URL(checkout_url).pathname.slice('/pay/'.length);
}
