import { expect, test } from 'vitest';
import { visitorNetwork } from './visitor-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12:8a2e:370:7334:1', '2001:db8:0:12::/64'],
  ['2001:0DB8:0000:0012::9', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});
