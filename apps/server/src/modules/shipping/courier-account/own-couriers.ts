import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { ownAlias, readOwnAlias } from '../../../ports/courier-account.ts';
import { listConnected, lockConnected } from './courier-account.repo.ts';

/** Couriers under the company's own contracts, as terms of a quote; nothing for a company without. */
export async function ownCouriersOf(
  ctx: Pick<Ctx, 'db' | 'ports'>,
  company_id: string,
): Promise<{ own_couriers?: string[] }> {
  const rows = await listConnected(ctx, company_id);
  const own_couriers = rows.map((row) => ownAlias(ctx.ports.courier_accounts.aliasOf(row), row.id));
  return own_couriers.length === 0 ? {} : { own_couriers };
}

/**
 * Keeps a contract connected until the transaction ends. Throws `quote_expired` for one that was disconnected since its price
 * was asked, and for another company's.
 */
export async function requireCourierAccount(tx: Ctx, company_id: string, alias: string): Promise<void> {
  const own = readOwnAlias(alias);
  const account = own && (await lockConnected(tx, company_id, own.account_id, 'share'));
  if (account === null) throw new DomainError('quote_expired');
}
