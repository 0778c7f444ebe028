import type { SecretKey } from '@sampan/contract';
import { SCOPES } from './api-keys-scopes.ts';

/** After how many days a key ends; empty: never. */
export const EXPIRIES = ['', '30', '90', '365'] as const;
const DAY_S = 86_400;

/** A form's state: addresses as typed, one a line. */
export interface ApiKeyForm {
  readonly name: string;
  readonly mode: SecretKey['mode'];
  readonly scopes: SecretKey['scopes'];
  readonly ips: string;
  readonly expiry: string;
}

/** What is sent; the secret of an existing key stays, and so do its mode and its end. */
export interface ApiKeyDraft extends Pick<SecretKey, 'name' | 'mode' | 'scopes' | 'allowed_ips' | 'expires_at'> {
  readonly password?: string;
}

/** A new key begins as a test key that sees and makes parcels: what most programs are for. */
export function apiKeyFormOf(key: SecretKey | null): ApiKeyForm {
  if (key === null)
    return {
      name: '',
      mode: 'test',
      scopes: ['orders:read', 'orders:write', 'rates:read', 'tracking:read'],
      ips: '',
      expiry: '',
    };
  const { name, mode, scopes, allowed_ips } = key;
  return { name, mode, scopes, ips: allowed_ips.join('\n'), expiry: '' };
}

/** Every address with the number of its line in the field, which empty lines move. */
export function ipLines(typed: string): { line: number; ip: string }[] {
  return typed
    .split('\n')
    .flatMap((text, index) => text.split(/[,;\s]/u).map((ip) => ({ line: index + 1, ip: ip.trim() })))
    .filter(({ ip }) => ip !== '');
}

export function apiKeyDraftOf(
  { name, mode, scopes, ips, expiry }: ApiKeyForm,
  { password, now }: { password: string; now: number },
): ApiKeyDraft {
  return {
    name: name.trim(),
    mode,
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    allowed_ips: ipLines(ips).map(({ ip }) => ip),
    expires_at: expiry === '' ? null : now + Number(expiry) * DAY_S,
    ...(password === '' ? {} : { password }),
  };
}
