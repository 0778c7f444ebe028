import { createHmac } from 'node:crypto';
import type { PayoutMethod } from '@sampan/contract';
import type { Ctx } from '../../../platform/context.ts';
import { decryptText, encryptText } from '../../../platform/text-encryption.ts';
import type { PayoutAccountRow } from './payout.table.ts';

/** Where money goes, in clear: in memory, and on its way to the bank. */
export interface Destination {
  method: PayoutMethod;
  bank_name: string;
  holder_name: string;
  account_number: string;
}

const PURPOSE = 'sampan payout accounts v1';

/** How an account is sealed. */
export function encryptionContextOf(ctx: Pick<Ctx, 'env'>, id: string) {
  return { keys: ctx.env.sealing_keys, purpose: PURPOSE, bound_to: id };
}

/** How number and holder of an account are stored. */
export function encryptDestination(ctx: Pick<Ctx, 'env'>, id: string, destination: Destination): string {
  const { holder_name, account_number } = destination;
  return encryptText(encryptionContextOf(ctx, id), JSON.stringify({ holder_name, account_number }));
}

/** Number and holder of a stored account; null when no key of the ring opens it. */
export function decryptDestination(ctx: Pick<Ctx, 'env'>, row: PayoutAccountRow): Destination | null {
  const text = decryptText(encryptionContextOf(ctx, row.id), row.sealed);
  if (text === null) return null;
  const kept = JSON.parse(text) as Pick<Destination, 'holder_name' | 'account_number'>;
  return { method: row.method, bank_name: row.bank_name, ...kept };
}

/**
 * The same account of the same company gives the same text; nobody reads the number out of it without the secret. The first
 * is what is kept of new accounts, the others were by former secrets.
 */
export function fingerprintsOf(
  ctx: Pick<Ctx, 'env'>,
  company_id: string,
  destination: Destination,
): [string, ...string[]] {
  const { method, bank_name, account_number } = destination;
  const text = JSON.stringify([company_id, method, bank_name.toLowerCase(), account_number]);
  const by = (secret: string) => createHmac('sha256', `payout account ${secret}`).update(text).digest('base64url');
  return [by(ctx.env.secret), ...ctx.env.former_secrets.map(by)];
}
