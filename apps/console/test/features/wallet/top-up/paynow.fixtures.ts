import type { TestServer } from '@sampan/testing';

/** What a page on another device would call. */
export interface OtherDevice {
  call<T>(method: string, path: string, body?: object): Promise<T>;
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
