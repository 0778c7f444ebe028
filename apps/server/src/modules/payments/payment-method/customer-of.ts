import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { PaymentProvider } from '../../../ports/payment.ts';
import { findCompany } from '../../identity/account/index.ts';
import { callProvider } from './card-provider.ts';
import { findCustomer, saveCustomer } from './payment-method.repo.ts';

/** The provider's customer of the company, made at the first card. */
export async function customerOf(ctx: Ctx, company_id: string, provider: PaymentProvider): Promise<string> {
  const known = await findCustomer(ctx, company_id, provider.name);
  if (known !== null) return known;
  const company = await findCompany(ctx, company_id);
  if (!company) throw new DomainError('not_found');
  const customer_id = await callProvider(() => provider.cards.createCustomer({ company_id, name: company.name }));
  await saveCustomer(ctx, { company_id, provider: provider.name, customer_id });
  return customer_id;
}
