import { API_SCOPES } from '@sampan/contract';
import { describe, expect, it } from 'vitest';
import { apiKeyDraftOf, apiKeyFormOf, ipLines } from './api-keys-draft.ts';
import { SCOPES } from './api-keys-scopes.ts';

describe('the form of a secret key', () => {
  it('sends an address for every line or word that has one, scopes in one order, and an end in seconds', () => {
    const form = {
      ...apiKeyFormOf(null),
      name: ' Order robot ',
      scopes: ['rates:read' as const, 'orders:read' as const],
      ips: ' 203.0.113.7 \n\n198.51.100.0/24, 2001:db8::/32\n',
      expiry: '30',
    };
    expect(apiKeyDraftOf(form, { password: '', now: 1_000 })).toEqual({
      name: 'Order robot',
      mode: 'test',
      scopes: ['orders:read', 'rates:read'],
      allowed_ips: ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32'],
      expires_at: 1_000 + 30 * 86_400,
    });
  });

  it('sends a password only when one was typed, and no end for a key without one', () => {
    const form = apiKeyFormOf(null);
    expect('password' in apiKeyDraftOf(form, { password: '', now: 0 })).toBe(false);
    expect(apiKeyDraftOf(form, { password: 'Sampan#2026', now: 0 })).toMatchObject({
      password: 'Sampan#2026',
      expires_at: null,
    });
  });

  it('remembers on which line an address stands, for the refusal of the server', () => {
    expect(ipLines('203.0.113.7\n\nshop.example')).toEqual([
      { line: 1, ip: '203.0.113.7' },
      { line: 3, ip: 'shop.example' },
    ]);
  });

  it('explains every scope there is', () => {
    expect([...SCOPES].sort()).toEqual([...API_SCOPES].sort());
  });
});
