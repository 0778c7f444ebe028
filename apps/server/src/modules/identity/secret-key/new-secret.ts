import type { SecretKey } from '@sampan/contract';
import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../platform/ids.ts';
import type { SecretRow } from './secret-key.table.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 signs out of 62 are 256 bits. */
const LENGTH = 43;

/** A secret nobody has: 256 random bits behind the mode, without signs that a shell or a double click would split. */
export function newSecretOf(mode: SecretKey['mode']): string {
  return `sk_${mode}_${Array.from({ length: LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('')}`;
}

/** What is stored of a secret. */
export function secretRowOf(secret: string, key_id: string, created_at: number): SecretRow {
  return { secret_hash: hashSecret(secret), key_id, last4: secret.slice(-4), created_at, ends_at: null };
}
