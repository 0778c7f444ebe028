import { useDemo } from '@sampan/testing/demo';
import { expect, test } from 'vitest';
import { cardFrame } from '#test/card-frame/card-frame.suite.ts';

const demo = useDemo();

cardFrame(demo, 375);

test('the policy of the frame is its own, and the console’s lets no script of the provider in', async () => {
  const policyOf = async (path: string) => (await fetch(demo.url + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/card-frame')).toContain("script-src 'self' https://js.stripe.com;");
  for (const path of ['/settings/payment-methods', '/sell-product?product=x', '/home/top-up'])
    expect(await policyOf(path)).not.toContain('stripe');
});
