import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/errors.ts';
import { allowedIpsOf, isIpAllowed } from './allowed-ips.ts';

describe('where a secret key may be used from', () => {
  test('addresses and ranges are kept in one form each, none twice', () => {
    expect(
      allowedIpsOf([
        ' 203.0.113.7 ',
        '::ffff:203.0.113.7',
        '198.51.100.0/24',
        '2001:DB8:0:0::1',
        '2001:db8::1',
        '2001:db8::/032',
      ]),
    ).toEqual(['203.0.113.7', '198.51.100.0/24', '2001:db8::1', '2001:db8::/32']);
  });

  test.each([
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/33',
    '203.0.113.7/0',
    '203.0.113.7/-1',
    '203.0.113.7/24/24',
    '203.0.113.7/',
    '0x7f.1',
    '2130706433',
    '2001:db8::/129',
    'fe80::1%eth0',
    'shop.example',
    '*',
    '::/0',
  ])('%s is neither', (typed) => {
    expect(() => allowedIpsOf(['203.0.113.7', typed])).toThrow(DomainError);
    try {
      allowedIpsOf(['203.0.113.7', typed]);
    } catch (refused) {
      expect((refused as DomainError).details.errors).toEqual([
        {
          param: 'allowed_ips.1',
          code: 'validate.ip_invalid',
          message: 'Enter an IP address such as 203.0.113.7, or a range such as 203.0.113.0/24',
        },
      ]);
    }
  });

  test.each([
    [[], 'unknown', true],
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '::ffff:203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['203.0.113.0/24'], '203.0.113.255', true],
    [['203.0.113.0/24'], '203.0.114.0', false],
    [['203.0.113.77/24'], '203.0.113.1', true],
    [['198.51.100.1', '203.0.113.0/31'], '203.0.113.1', true],
    [['2001:db8::/32'], '2001:db8:ffff::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['2001:db8::1'], '2001:db8:0:0:0:0:0:1', true],
    [['2001:db8::/32'], '203.0.113.7', false],
    [['203.0.113.7'], 'unknown', false],
    [['203.0.113.7'], '', false],
  ])('with %j, a call from %s: %s', (allowed, caller, may) => {
    expect(isIpAllowed(allowed, caller)).toBe(may);
  });
});
